/**
 * Splits a range of days into as few counts as possible: whole months, and at each end the days to add or to subtract.
 */
import { addDays, addMonths } from '#domain/dates.ts'

export interface MonthsAndEdges {
  /** First days of whole months: `start` is inclusive, `before` exclusive. */
  months: DayRange
  /** Days to add, or to subtract with sign -1; one for each end, possibly empty. */
  edges: [Edge, Edge]
}

/** `start` is inclusive, `before` exclusive. */
export interface DayRange {
  start: string
  before: string
}

export interface Edge extends DayRange {
  sign: 1 | -1
}

/** Both days are inclusive; null: no limit. */
export function wholeMonthsAndEdges(from: string | null, to: string | null): MonthsAndEdges {
  const before = to === null ? null : addDays(to, 1)
  if (from !== null && before !== null && addMonths(monthOf(from), 1) >= before)
    return { months: NO_DAYS, edges: [{ start: from, before, sign: 1 }, NO_EDGE] }
  const first = startMonthOf(from)
  const last = endMonthOf(before)
  return { months: { start: first.month, before: last.month }, edges: [first.edge, last.edge] }
}

/** Bounds of an unlimited range, as PostgreSQL writes them. */
export const ALL_DAYS: DayRange = { start: '-infinity', before: 'infinity' }

const NO_DAYS: DayRange = { start: 'infinity', before: '-infinity' }
const NO_EDGE: Edge = { ...NO_DAYS, sign: 1 }

/** Beyond this day of the month, the remaining days are fewer. */
const HALF_MONTH_DAYS = 15

const monthOf = (day: string): string => `${day.slice(0, -2)}01`
const dateOf = (day: string): number => Number(day.slice(-2))

function startMonthOf(from: string | null): { month: string; edge: Edge } {
  if (from === null) return { month: ALL_DAYS.start, edge: NO_EDGE }
  const month = monthOf(from)
  if (dateOf(from) - 1 <= HALF_MONTH_DAYS)
    return { month, edge: { start: month, before: from, sign: -1 } }
  const next = addMonths(month, 1)
  return { month: next, edge: { start: from, before: next, sign: 1 } }
}

function endMonthOf(before: string | null): { month: string; edge: Edge } {
  if (before === null) return { month: ALL_DAYS.before, edge: NO_EDGE }
  const month = monthOf(before)
  if (dateOf(before) - 1 <= HALF_MONTH_DAYS)
    return { month, edge: { start: month, before, sign: 1 } }
  const next = addMonths(month, 1)
  return { month: next, edge: { start: before, before: next, sign: -1 } }
}
