/** A range of days made of as few counts as can be: whole months, and at each end the days that are over or missing. */
import { addDays, addMonths } from '#domain/dates.ts'

export interface Tiers {
  /** First days of whole months: `start` is in, `before` is not. */
  months: Stretch
  /** Days to add, or with -1 to take away; one for each end, perhaps empty. */
  edges: [Edge, Edge]
}

/** `start` is in, `before` is not. */
export interface Stretch {
  start: string
  before: string
}

export interface Edge extends Stretch {
  sign: 1 | -1
}

/** Both days are in; null: no limit. */
export function tiersOf(from: string | null, to: string | null): Tiers {
  const before = to === null ? null : addDays(to, 1)
  if (from !== null && before !== null && addMonths(monthOf(from), 1) >= before)
    return { months: NONE, edges: [{ start: from, before, sign: 1 }, NO_EDGE] }
  const first = firstMonthOf(from)
  const last = lastMonthOf(before)
  return { months: { start: first.month, before: last.month }, edges: [first.edge, last.edge] }
}

/** The days that a range without limits has, as the database writes them. */
export const EVERY_DAY: Stretch = { start: '-infinity', before: 'infinity' }

const NONE: Stretch = { start: 'infinity', before: '-infinity' }
const NO_EDGE: Edge = { ...NONE, sign: 1 }

/** More days than this of a month, and the others are fewer. */
const HALF = 15

const monthOf = (day: string): string => `${day.slice(0, -2)}01`
const dateOf = (day: string): number => Number(day.slice(-2))

function firstMonthOf(from: string | null): { month: string; edge: Edge } {
  if (from === null) return { month: EVERY_DAY.start, edge: NO_EDGE }
  const month = monthOf(from)
  if (dateOf(from) - 1 <= HALF) return { month, edge: { start: month, before: from, sign: -1 } }
  const next = addMonths(month, 1)
  return { month: next, edge: { start: from, before: next, sign: 1 } }
}

function lastMonthOf(before: string | null): { month: string; edge: Edge } {
  if (before === null) return { month: EVERY_DAY.before, edge: NO_EDGE }
  const month = monthOf(before)
  if (dateOf(before) - 1 <= HALF) return { month, edge: { start: month, before, sign: 1 } }
  const next = addMonths(month, 1)
  return { month: next, edge: { start: before, before: next, sign: -1 } }
}
