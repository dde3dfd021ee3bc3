/** The observation filter: its names in the address, its defaults, its days (spec 2, 3, 5 and 9). */
import { isDay } from '../dates.ts'
import { AI_ERROR_CAUSES, AI_REVIEW_STATUSES, REVIEW_TYPES, TECHNIQUES } from '../enumerations.ts'
import { SEARCH_LIMIT } from '../listInput.ts'
import { PRINCIPLES } from './principles.ts'
import type { AiErrorCause, AiReviewStatus, ReviewType, Technique } from '../enumerations.ts'
import type { Principle } from './principles.ts'

/** OVERALL is the technique as a whole. */
export const PRINCIPLE_FILTERS = ['OVERALL', ...PRINCIPLES] as const
export type PrincipleFilter = 'OVERALL' | Principle

/** An empty list, null and '' mean all. */
export interface ObservationFilter {
  search: string
  dateFrom: string | null
  dateTo: string | null
  locations: string[]
  departments: string[]
  tasks: string[]
  observers: string[]
  observees: string[]
  type: ReviewType[]
  principles: PrincipleFilter[]
  showResult: Technique | null
  aiResultCorrect: boolean | null
  internallyReviewed: boolean | null
  aiReviewStatus: AiReviewStatus[]
  aiErrorCause: AiErrorCause[]
}

/** What the address and the dropdowns call the default. */
export const ALL = 'all'

export const DEFAULT_FILTER: ObservationFilter = {
  search: '',
  dateFrom: null,
  dateTo: null,
  locations: [],
  departments: [],
  tasks: [],
  observers: [],
  observees: [],
  type: [],
  principles: [],
  showResult: null,
  aiResultCorrect: null,
  internallyReviewed: null,
  aiReviewStatus: [],
  aiErrorCause: [],
}

export const FILTER_KEYS = Object.keys(DEFAULT_FILTER) as (keyof ObservationFilter)[]

/** Reads a query string's values; what cannot be read is the default. */
export const filterFromQuery = (query: Query): ObservationFilter => ({
  search: (query.search ?? '').slice(0, SEARCH_LIMIT),
  dateFrom: day(query.dateFrom),
  dateTo: day(query.dateTo),
  locations: list(query.locations),
  departments: list(query.departments),
  tasks: list(query.tasks),
  observers: list(query.observers),
  observees: list(query.observees),
  type: among(REVIEW_TYPES, query.type),
  principles: among(PRINCIPLE_FILTERS, query.principles),
  showResult: among(TECHNIQUES, query.showResult)[0] ?? null,
  aiResultCorrect: flag(query.aiResultCorrect),
  internallyReviewed: flag(query.internallyReviewed),
  aiReviewStatus: among(AI_REVIEW_STATUSES, query.aiReviewStatus),
  aiErrorCause: among(AI_ERROR_CAUSES, query.aiErrorCause),
})

/** The query string's values of a filter, as comma lists; defaults are left out. */
export const queryOfFilter = (filter: ObservationFilter): Query => {
  const query: Query = {}
  for (const key of FILTER_KEYS) {
    const value = filter[key]
    const text = value === null ? '' : Array.isArray(value) ? value.join(',') : String(value)
    if (text !== '') query[key] = text
  }
  return query
}

/** The days that each date input offers: never after today, never crossed. */
export const filterDayLimits = (
  filter: Pick<ObservationFilter, 'dateFrom' | 'dateTo'>,
  today: string,
): { dateFrom: { max: string }; dateTo: { min: string | null; max: string } } => ({
  dateFrom: { max: filter.dateTo !== null && filter.dateTo < today ? filter.dateTo : today },
  dateTo: { min: filter.dateFrom, max: today },
})

type Query = Partial<Record<keyof ObservationFilter, string>>

const list = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(',').filter((value) => value !== '' && value !== ALL)),
]

const among = <Value extends string>(
  known: readonly Value[],
  text: string | undefined,
): Value[] => {
  const named = list(text)
  return known.filter((value) => named.includes(value))
}

const day = (text: string | undefined): string | null => (text && isDay(text) ? text : null)

const flag = (text: string | undefined): boolean | null => {
  if (text === 'true') return true
  return text === 'false' ? false : null
}
