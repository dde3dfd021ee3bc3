/**
 * Groups days into the steps of a line chart: days, weeks or months, so that a year stays readable. No count is lost
 * or changed.
 */
import type { LineGraphPoint } from '#api/generated/contract.ts'
import { addDays, addMonths } from '#domain/dates.ts'
import type { OpenDateRange, Step } from '../../foundation/format/formatDate.ts'

/**
 * Returns all steps of the range, including empty ones; the outer steps end where the range does, so that their links
 * count the same days.
 */
export function timeBuckets(
  points: readonly DayFigures[],
  days: OpenDateRange,
  today: string,
): Buckets {
  const dates = points.map(({ date }) => date)
  const from = days.dateFrom ?? dates[0] ?? today
  const to = [days.dateTo ?? today, ...dates].reduce((a, b) => (b > a ? b : a))
  const step = stepOf(from, to)
  const buckets = emptyBuckets(from, to, step)
  let at = 0
  for (const point of points) {
    while (at < buckets.length - 1 && point.date > (buckets[at]?.dateTo ?? '')) at++
    const bucket = buckets[at]
    if (!bucket) continue
    bucket.total += point.total
    bucket.correct += point.correct
    bucket.incorrect += point.incorrect
  }
  const isCut = step !== 'day' && (!beginsStep(from, step) || !beginsStep(addDays(to, 1), step))
  return { step, buckets, isCut }
}

export interface Buckets {
  step: Step
  buckets: Bucket[]
  /** The range begins or ends within a week or a month. */
  isCut: boolean
}

/** Both days are inclusive. */
export interface Bucket extends VerdictCounts {
  dateFrom: string
  dateTo: string
}

export interface VerdictCounts {
  total: number
  correct: number
  incorrect: number
}

/** Ascending by date. */
export type DayFigures = Omit<LineGraphPoint, '__typename'>

const MAX_DAY_STEPS = 31
const MAX_WEEK_STEPS = 27

const stepOf = (from: string, to: string): Step => {
  if (to <= addDays(from, MAX_DAY_STEPS)) return 'day'
  return to <= addDays(from, MAX_WEEK_STEPS * 7) ? 'week' : 'month'
}

function emptyBuckets(from: string, to: string, step: Step): Bucket[] {
  const buckets: Bucket[] = []
  for (let start = from; start <= to;) {
    const next = startOfNext(start, step)
    const last = addDays(next, -1)
    buckets.push({
      dateFrom: start,
      dateTo: last < to ? last : to,
      total: 0,
      correct: 0,
      incorrect: 0,
    })
    start = next
  }
  return buckets
}

const beginsStep = (day: string, step: Step): boolean => startOfNext(addDays(day, -1), step) === day

/** Weeks begin on Monday. */
function startOfNext(day: string, step: Step): string {
  if (step === 'day') return addDays(day, 1)
  if (step === 'month') return addMonths(`${day.slice(0, 7)}-01`, 1)
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  return addDays(day, 7 - weekday)
}
