/** A filter that somebody may have written by hand into the list's address, without what cannot be (spec 2 and 3). */
import { isDay } from '../dates.ts'
import { AI_ERROR_CAUSES, AI_REVIEW_STATUSES, REVIEW_TYPES, TECHNIQUES } from '../enumerations.ts'
import { MAX_FILTER_VALUES, SEARCH_LIMIT } from '../listLimits.ts'
import { AI_PRINCIPLE_REVIEWS } from './aiReview.ts'
import { PRINCIPLE_FILTERS } from './observationFilter.ts'

/** Total. Names as the address has them; Booleans are the words 'true' and 'false'. Unknown names are left out too. */
export function possibleFilter(given: Record<string, unknown>): Record<string, unknown> {
  const possible = Object.entries(given).flatMap(([name, value]) => {
    const read = Object.hasOwn(READERS, name) ? READERS[name]?.(textsOf(value)) : undefined
    return read === undefined ? [] : [[name, read] as const]
  })
  const { dateTo, ...others } = Object.fromEntries<unknown>(possible)
  const { dateFrom } = others
  const isCrossed = typeof dateFrom === 'string' && typeof dateTo === 'string' && dateTo < dateFrom
  return dateTo === undefined || isCrossed ? others : { ...others, dateTo }
}

/** undefined: nothing of it can be. */
type Reader = (texts: string[]) => unknown

const one =
  (isPossible: (text: string) => boolean): Reader =>
  ([text]) =>
    text !== undefined && isPossible(text) ? text : undefined

const many =
  (isPossible: (text: string) => boolean): Reader =>
  (texts) => {
    const values = [...new Set(texts.filter(isPossible))].slice(0, MAX_FILTER_VALUES)
    return values.length > 0 ? values : undefined
  }

const among = (values: readonly string[]) => (text: string) => values.includes(text)

const atMost = (characters: number) => (text: string) => text !== '' && text.length <= characters

const day = one(isDay)
const flag = one(among(['true', 'false']))
const ids = many(atMost(64))

const READERS: Record<string, Reader> = {
  search: ([text]) => text?.slice(0, SEARCH_LIMIT) || undefined,
  dateFrom: day,
  dateTo: day,
  locations: ids,
  departments: ids,
  tasks: ids,
  observers: ids,
  observees: ids,
  campaignIds: ids,
  type: many(among(REVIEW_TYPES)),
  principles: many(among(PRINCIPLE_FILTERS)),
  showResult: one(among(TECHNIQUES)),
  aiResultCorrect: flag,
  internallyReviewed: flag,
  aiReviewStatus: many(among(AI_REVIEW_STATUSES)),
  aiErrorCause: many(among(AI_ERROR_CAUSES)),
  aiPrincipleReview: many(among(AI_PRINCIPLE_REVIEWS)),
  appBuilds: many(atMost(100)),
  showDeleted: ([text]) => (text === 'true' ? true : undefined),
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value])
    .filter((item) => ['string', 'number', 'boolean'].includes(typeof item))
    .map(String)
