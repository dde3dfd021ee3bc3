/** Names the time zone of a filter's days where the reader's clocks show another time. */
import { useTranslate } from 'react-admin'
import { useForeignZone } from '../../../foundation/auth/clientZone.ts'

export function useZoneHint(): string | undefined {
  const zone = useForeignZone()
  const translate = useTranslate()
  return zone ? translate('list.daysIn', { zone }) : undefined
}
