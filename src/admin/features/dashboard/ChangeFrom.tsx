/** A count beside the one of the time before, which leads to its own observations. */
import { CountLink } from '../../parts/charts/CountLink.tsx'
import type { ObservationListFilter } from '../../foundation/router/observationListPath.ts'
import { formatChange } from './formatChange.ts'

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
