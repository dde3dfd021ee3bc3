/** The day that it is for the client on the screen. */
import { useState } from 'react'
import { localDayOf } from '#domain/dates.ts'
import { useCurrentClient } from './currentClient.ts'

export function useToday(): string {
  const { time_zone: timeZone } = useCurrentClient()
  const [today] = useState(() => localDayOf(new Date(), timeZone))
  return today
}
