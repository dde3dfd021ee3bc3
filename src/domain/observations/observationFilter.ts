/** The observation filter's principles and its days (spec 2, 5 and 9). */
import { isDay } from '../dates.ts'
import { AI_ERROR_CAUSES, AI_REVIEW_STATUSES, REVIEW_TYPES, TECHNIQUES } from '../enumerations.ts'
import { MAX_FILTER_VALUES, SEARCH_LIMIT } from '../listLimits.ts'
import { MESSAGES } from '../messages.ts'
import { AI_PRINCIPLE_REVIEWS } from './aiReview.ts'
import { type Principle, PRINCIPLES } from './principles.ts'

/** OVERALL is the technique as a whole. */
export const PRINCIPLE_FILTERS = ['OVERALL', ...PRINCIPLES] as const
export type PrincipleFilter = 'OVERALL' | Principle

/** The days that each date input offers: never after today, never crossed. */
export const filterDayLimits = (
  { dateFrom, dateTo }: FilterDates,
  today: string,
): { dateFrom: { max: string }; dateTo: { min: string | null; max: string } } => ({
  dateFrom: { max: dateTo && dateTo < today ? dateTo : today },
  dateTo: { min: dateFrom || null, max: today },
})

/** What is wrong with days that were typed past their limits. Crossed days are said once. */
export function filterDayErrors(
  { dateFrom, dateTo }: FilterDates,
  today: string,
): { dateFrom?: string; dateTo?: string } {
  const errors: { dateFrom?: string; dateTo?: string } = {}
  if (dateFrom && dateFrom > today) errors.dateFrom = MESSAGES.dateFromAfterToday
  if (dateTo && dateTo > today) errors.dateTo = MESSAGES.dateToAfterToday
  else if (dateFrom && dateTo && dateTo < dateFrom) errors.dateTo = MESSAGES.dateToBeforeDateFrom
  return errors
}

/** As YYYY-MM-DD; absent, null and '' mean any. */
interface FilterDates {
  dateFrom?: string | null | undefined
  dateTo?: string | null | undefined
}

/**
 * A filter that somebody may have written by hand into the list's address, without what cannot be (spec 2 and 3).
 * Total. Names as the address has them; Booleans are the words 'true' and 'false'. Unknown names are left out too.
 */
export function sanitizeObservationFilter(raw: Record<string, unknown>): Record<string, unknown> {
  const valid = Object.entries(raw).flatMap(([name, value]) => {
    const read = Object.hasOwn(FILTER_READERS, name)
      ? FILTER_READERS[name]?.(toTexts(value))
      : undefined
    return read === undefined ? [] : [[name, read] as const]
  })
  const { dateTo, ...others } = Object.fromEntries<unknown>(valid)
  const { dateFrom } = others
  const isCrossed = typeof dateFrom === 'string' && typeof dateTo === 'string' && dateTo < dateFrom
  return dateTo === undefined || isCrossed ? others : { ...others, dateTo }
}

/** undefined: nothing of it can be. */
type FilterReader = (texts: string[]) => unknown

const single =
  (isPossible: (text: string) => boolean): FilterReader =>
  ([text]) =>
    text !== undefined && isPossible(text) ? text : undefined

const multiple =
  (isPossible: (text: string) => boolean): FilterReader =>
  (texts) => {
    const values = [...new Set(texts.filter(isPossible))].slice(0, MAX_FILTER_VALUES)
    return values.length > 0 ? values : undefined
  }

const isOneOf = (values: readonly string[]) => (text: string) => values.includes(text)

const hasAtMost = (characters: number) => (text: string) => text !== '' && text.length <= characters

const day = single(isDay)
const flag = single(isOneOf(['true', 'false']))
const ids = multiple(hasAtMost(64))

const FILTER_READERS: Record<string, FilterReader> = {
  search: ([text]) => text?.slice(0, SEARCH_LIMIT) || undefined,
  dateFrom: day,
  dateTo: day,
  locations: ids,
  departments: ids,
  tasks: ids,
  observers: ids,
  observees: ids,
  campaignIds: ids,
  type: multiple(isOneOf(REVIEW_TYPES)),
  principles: multiple(isOneOf(PRINCIPLE_FILTERS)),
  showResult: single(isOneOf(TECHNIQUES)),
  aiResultCorrect: flag,
  internallyReviewed: flag,
  aiReviewStatus: multiple(isOneOf(AI_REVIEW_STATUSES)),
  aiErrorCause: multiple(isOneOf(AI_ERROR_CAUSES)),
  aiPrincipleReview: multiple(isOneOf(AI_PRINCIPLE_REVIEWS)),
  appBuilds: multiple(hasAtMost(100)),
  showDeleted: ([text]) => (text === 'true' ? true : undefined),
}

const toTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value])
    .filter((item) => ['string', 'number', 'boolean'].includes(typeof item))
    .map(String)
