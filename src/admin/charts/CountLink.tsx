/** A figure that leads to the list that proves it; nothing stands behind a zero. */
import { Link } from 'react-admin'
import { observationsTo } from '../observations/observationsTo.ts'
import type { ObservationListFilter } from '../observations/observationsTo.ts'
import { shownCount } from './shownCount.ts'

export function CountLink({ count, filter, clientId, of }: CountLinkProps) {
  if (count === 0) return '0'
  const elsewhere = clientId ? `&clientId=${encodeURIComponent(clientId)}` : ''
  return (
    <Link to={`${observationsTo(filter)}${elsewhere}`} aria-label={`${shownCount(count)} ${of}`}>
      {shownCount(count)}
    </Link>
  )
}

interface CountLinkProps {
  count: number
  filter: ObservationListFilter
  /** Of another client than the one on the screen. */
  clientId?: string
  /** What is counted, for who hears the link without what stands around it: 'incorrect observations'. */
  of: string
}
