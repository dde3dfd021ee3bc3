/**
 * Filters of the observation list. The table OBSERVATION_FILTERS drives the URL, the filter form, the chips of active
 * filters, the labels and the API's filter. A row that one of these does not handle yet is a compile error there.
 */
import { isDay } from '../dates.ts'
import {
  AI_ERROR_CAUSES,
  AI_REVIEW_STATUSES,
  DATE_PRESETS,
  REVIEW_TYPES,
  TECHNIQUES,
} from '../enumerations.ts'
import { MAX_FILTER_VALUES, SEARCH_LIMIT } from '../listLimits.ts'
import { message } from '../messages.ts'
import { CAPTURE_QUALITY_FILTERS } from '../videos/captureQuality.ts'
import { truncateText } from '../wholeCharacters.ts'
import { AI_JUDGES, AI_PRINCIPLE_REVIEWS } from './aiReview.ts'
import { type Principle, PRINCIPLES } from './principles.ts'

/** OVERALL is the technique as a whole. */
export const PRINCIPLE_FILTERS = ['OVERALL', ...PRINCIPLES] as const
export type PrincipleFilter = 'OVERALL' | Principle

/**
 * search: text. day: YYYY-MM-DD. records: ids. values: any of the options. choice: one of the options. texts: any texts of
 * at most maxLength characters. boolean: 'true' or 'false' in the URL, a Boolean in the API. flag: true or absent.
 */
type FilterDefinition = FilterKindDefinition & {
  /**
   * The form has a field for it: for all clients, or only for those with AI. Absent: only links from other pages set
   * it.
   */
  form?: 'all' | 'ai'
  /** The name in the API; absent: the same as in the URL. */
  apiName?: string
  /** Tells of the AI's verdict on what it finds, so that nothing is reviewed blindly in a queue with it. */
  tellsVerdict?: true
}

type FilterKindDefinition =
  | { kind: 'search' | 'day' | 'records' | 'boolean' | 'flag' }
  | { kind: 'values' | 'choice'; options: readonly string[] }
  | { kind: 'texts'; maxLength: number }

export type FilterKind = FilterDefinition['kind']

/** Filters by name in the URL, in the order of the form and of the chips. The name is also the label's key. */
export const OBSERVATION_FILTERS = {
  search: { kind: 'search' },
  type: { kind: 'values', options: REVIEW_TYPES, form: 'all' },
  observers: { kind: 'records', form: 'all' },
  observees: { kind: 'records', form: 'all' },
  departments: { kind: 'records', form: 'all' },
  locations: { kind: 'records', form: 'all' },
  exactPlaces: { kind: 'flag', form: 'all' },
  tasks: { kind: 'records', form: 'all' },
  dates: { kind: 'choice', options: DATE_PRESETS, form: 'all' },
  dateFrom: { kind: 'day', form: 'all' },
  dateTo: { kind: 'day', form: 'all' },
  showResult: { kind: 'choice', options: TECHNIQUES, form: 'all', tellsVerdict: true },
  principles: { kind: 'values', options: PRINCIPLE_FILTERS, form: 'all', tellsVerdict: true },
  contested: { kind: 'flag', form: 'all', tellsVerdict: true },
  hasOpenComments: { kind: 'flag', form: 'all' },
  aiResultCorrect: {
    kind: 'boolean',
    form: 'ai',
    apiName: 'isAiResultCorrect',
    tellsVerdict: true,
  },
  internallyReviewed: { kind: 'boolean', form: 'ai', tellsVerdict: true },
  aiReviewStatus: { kind: 'values', options: AI_REVIEW_STATUSES, form: 'ai', tellsVerdict: true },
  aiErrorCause: { kind: 'values', options: AI_ERROR_CAUSES, form: 'ai', tellsVerdict: true },
  toReview: { kind: 'flag', form: 'ai' },
  withoutRecording: { kind: 'flag', form: 'ai' },
  skeletonMisfit: { kind: 'flag', form: 'ai', tellsVerdict: true },
  blindReviewed: { kind: 'flag', form: 'ai' },
  campaignIds: { kind: 'records' },
  aiPrincipleReview: { kind: 'values', options: AI_PRINCIPLE_REVIEWS, tellsVerdict: true },
  appBuilds: { kind: 'texts', maxLength: 100 },
  modelHash: { kind: 'texts', maxLength: 64 },
  thresholdsVersion: { kind: 'texts', maxLength: 10 },
  captureQuality: { kind: 'values', options: CAPTURE_QUALITY_FILTERS },
  judgedBy: { kind: 'values', options: AI_JUDGES },
  showDeleted: { kind: 'flag' },
} as const satisfies Record<string, FilterDefinition>

type Definitions = typeof OBSERVATION_FILTERS

export type FilterName = keyof Definitions

/** The list's filter as the URL has it. Absent, null and empty mean all. */
export type ObservationListFilter = {
  [Name in FilterName]?: FilterValue<Definitions[Name]> | undefined
}

type FilterValue<Definition extends FilterDefinition> = Definition extends {
  options: readonly (infer Option)[]
}
  ? { values: readonly Option[]; choice: Option }[Definition['kind'] & ('values' | 'choice')]
  : {
      search: string
      day: string | null
      records: readonly string[]
      texts: readonly string[]
      boolean: 'true' | 'false'
      flag: boolean
    }[Exclude<Definition['kind'], 'values' | 'choice'>]

/** The names of the filters of some kinds. */
export type FilterNameOf<Kind extends FilterKind> = {
  [Name in FilterName]: Definitions[Name]['kind'] extends Kind ? Name : never
}[FilterName]

export type RecordFilterName = FilterNameOf<'records'>

/** The names of the filters that the form has a field for. */
export type FormFilterName = {
  [Name in FilterName]: Definitions[Name] extends { form: string } ? Name : never
}[FilterName]

/** The names that the API has for the filters. */
export type ApiFilterName = {
  [Name in FilterName]: Definitions[Name] extends { apiName: infer ApiName } ? ApiName : Name
}[FilterName]

/** A row of the table with its name; `kind` narrows the name. */
export type FilterRow<Name extends FilterName = FilterName> = {
  [One in Name]: { name: One } & Definitions[One]
}[Name]

export const FILTER_ROWS = Object.entries(OBSERVATION_FILTERS).map(([name, definition]) => ({
  name,
  ...definition,
})) as FilterRow[]

/** The rows that the form has a field for; those on AI results only where the client has AI. */
export const formFilterRows = (hasAi: boolean): FilterRow<FormFilterName>[] =>
  FILTER_ROWS.filter((row) => 'form' in row).filter(({ form }) => hasAi || form === 'all')

/**
 * Converts the list's filter to the API's: other names for some, Booleans for 'true' and 'false'. Unknown names and
 * values stay, so that the server's error names them.
 */
export function toApiFilter(filter: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(filter).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const definition = definitionOf(name)
      return [
        definition?.apiName ?? name,
        definition?.kind === 'boolean' ? toBoolean(value) : value,
      ]
    }),
  )
}

const toBoolean = (text: unknown) => (text === 'true' ? true : text === 'false' ? false : text)

/** Returns null when there is no filter of this name. */
const definitionOf = (name: string): FilterDefinition | null =>
  Object.hasOwn(OBSERVATION_FILTERS, name) ? OBSERVATION_FILTERS[name as FilterName] : null

/**
 * Removes the names and values that do not exist from the filter of a URL, which may be written by hand. Accepts any
 * input. Drops `dateTo` when it is before `dateFrom`, and both beside the name of a range.
 */
export function sanitizeObservationFilter(raw: Record<string, unknown>): ObservationListFilter {
  const valid = Object.entries(raw).flatMap(([name, value]) => {
    const definition = definitionOf(name)
    const sanitized = definition ? sanitizeValue(definition, toTexts(value)) : undefined
    return sanitized === undefined ? [] : [[name, sanitized] as const]
  })
  const { dateFrom, dateTo, exactPlaces, ...values }: ObservationListFilter =
    Object.fromEntries(valid)
  const others = exactPlaces && hasPlaces(values) ? { ...values, exactPlaces } : values
  if (others.dates) return others
  const isCrossed = dateFrom && dateTo && dateTo < dateFrom
  return {
    ...others,
    ...(dateFrom !== undefined && { dateFrom }),
    ...(dateTo !== undefined && !isCrossed && { dateTo }),
  }
}

/** True if the filter names a location or department, for which `exactPlaces` makes a difference. */
export const hasPlaces = ({ locations, departments }: ObservationListFilter): boolean =>
  Boolean(locations?.length || departments?.length)

/** Returns the valid values of a filter; undefined: none. */
function sanitizeValue(definition: FilterDefinition, texts: string[]): unknown {
  if (definition.kind === 'values') return filterTexts(isOneOf(definition.options), texts)
  if (definition.kind === 'choice') return firstMatching(isOneOf(definition.options), texts)
  if (definition.kind === 'texts') return filterTexts(hasAtMost(definition.maxLength), texts)
  return SANITIZERS[definition.kind](texts)
}

const SANITIZERS: Record<
  Exclude<FilterKind, 'values' | 'choice' | 'texts'>,
  (texts: string[]) => unknown
> = {
  search: ([text]) => (text && truncateText(text, SEARCH_LIMIT)) || undefined,
  day: (texts) => firstMatching(isDay, texts),
  records: (texts) => filterTexts(hasAtMost(64), texts),
  boolean: (texts) => firstMatching(isOneOf(['true', 'false']), texts),
  flag: ([text]) => (text === 'true' ? true : undefined),
}

type Test = (text: string) => boolean

const firstMatching = (isPossible: Test, [text]: string[]) =>
  text !== undefined && isPossible(text) ? text : undefined

function filterTexts(isPossible: Test, texts: string[]): string[] | undefined {
  const values = [...new Set(texts.filter(isPossible))].slice(0, MAX_FILTER_VALUES)
  return values.length > 0 ? values : undefined
}

const isOneOf =
  (values: readonly string[]): Test =>
  (text) =>
    values.includes(text)

const hasAtMost =
  (characters: number): Test =>
  (text) =>
    text !== '' && text.length <= characters

const toTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value])
    .filter((item) => ['string', 'number', 'boolean'].includes(typeof item))
    .map(String)

/** Returns the limits of each date input: never after today, never crossed. */
export const filterDayLimits = (
  { dateFrom, dateTo }: FilterDates,
  today: string,
): { dateFrom: { max: string }; dateTo: { min: string | null; max: string } } => ({
  dateFrom: { max: dateTo && dateTo < today ? dateTo : today },
  dateTo: { min: dateFrom || null, max: today },
})

/** Returns the messages for days outside their limits. Crossed days are reported once, at the end date. */
export function filterDayErrors(
  { dateFrom, dateTo }: FilterDates,
  today: string,
): { dateFrom?: string; dateTo?: string } {
  const errors: { dateFrom?: string; dateTo?: string } = {}
  if (dateFrom && dateFrom > today) errors.dateFrom = message('dateFromAfterToday')
  if (dateTo && dateTo > today) errors.dateTo = message('dateToAfterToday')
  else if (dateFrom && dateTo && dateTo < dateFrom) errors.dateTo = message('dateToBeforeDateFrom')
  return errors
}

type FilterDates = Pick<ObservationListFilter, 'dateFrom' | 'dateTo'>
