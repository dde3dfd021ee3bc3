/** A count beside the one of the time before, which leads to its own observations. */
import { CountLink } from '../charts/CountLink.tsx'
import type { ObservationListFilter } from '../observations/observationsTo.ts'
import { changeInWords } from './changeInWords.ts'

export function ChangeFrom({ now, before, filter, period }: ChangeFromProps) {
  const when = `in the ${period} before`
  if (before === 0) return `None ${when}`
  return (
    <>
      {changeInWords(now, before)} <CountLink count={before} filter={filter} of={when} /> {when}
    </>
  )
}

interface ChangeFromProps {
  now: number
  before: number
  /** Of the time before. */
  filter: ObservationListFilter
  /** '3 months'. */
  period: string
}
