/** A count beside the one of the time before, which leads to its own observations. */
import { CountLink } from '../charts/CountLink.tsx'
import type { ObservationListFilter } from '../observations/observationsTo.ts'
import { formatChange } from './changeInWords.ts'

export function PreviousPeriodChange({
  current,
  previous,
  filter,
  period,
}: PreviousPeriodChangeProps) {
  const when = `in the ${period} before`
  if (previous === 0) return `None ${when}`
  return (
    <>
      {formatChange(current, previous)} <CountLink count={previous} filter={filter} of={when} />{' '}
      {when}
    </>
  )
}

interface PreviousPeriodChangeProps {
  current: number
  previous: number
  /** Of the time before. */
  filter: ObservationListFilter
  /** '3 months'. */
  period: string
}
