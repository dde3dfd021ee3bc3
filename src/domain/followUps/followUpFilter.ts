/** Filters of the list of follow-ups, of the same names in its address and in the API. */
import { isDatePreset } from '../charts/datePresets.ts'
import { isDay } from '../dates.ts'
import { type DatePreset, FOLLOW_UP_STATES, type FollowUpState } from '../enumerations.ts'
import { MAX_FILTER_VALUES } from '../listLimits.ts'

/** Follow-ups in a list: those that the person coaches, those about them, or those without a coach. */
export const FOLLOW_UP_SHARES = ['TO_COACH', 'ABOUT_ME', 'UNCOACHED'] as const
type FollowUpShare = (typeof FOLLOW_UP_SHARES)[number]

/** The list's filter as its address has it. */
export interface FollowUpListFilter {
  search?: string
  showDeleted?: boolean
  states?: FollowUpState[]
  overdue?: boolean
  /** Closed on its due day or before. */
  inTime?: boolean
  share?: FollowUpShare
  coaches?: string[]
  people?: string[]
  tasks?: string[]
  locations?: string[]
  departments?: string[]
  /** Days of closing by name, instead of the two days. */
  closedDates?: DatePreset
  closedFrom?: string
  closedTo?: string
}

type Where = Omit<FollowUpListFilter, 'search' | 'showDeleted'>

const areTexts = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= MAX_FILTER_VALUES &&
  value.every((one) => typeof one === 'string')

const isOneOf =
  (values: readonly string[]) =>
  (value: unknown): boolean =>
    values.some((known) => known === value)

const isDayText = (value: unknown): boolean => typeof value === 'string' && isDay(value)

/** True if a filter may have a value, by its name; search and showDeleted aside. */
const IS_VALID: Readonly<Record<keyof Where, (value: unknown) => boolean>> = {
  states: (value) => Array.isArray(value) && value.every(isOneOf(FOLLOW_UP_STATES)),
  overdue: (value) => value === true,
  inTime: (value) => value === true,
  share: isOneOf(FOLLOW_UP_SHARES),
  coaches: areTexts,
  people: areTexts,
  tasks: areTexts,
  locations: areTexts,
  departments: areTexts,
  closedDates: isDatePreset,
  closedFrom: isDayText,
  closedTo: isDayText,
}

function pickWhere(filter: Record<string, unknown>): Where {
  const { closedFrom, closedTo, ...where }: Where = Object.fromEntries(
    Object.entries(IS_VALID).flatMap(([name, isValid]) =>
      isValid(filter[name]) ? [[name, filter[name]]] : [],
    ),
  )
  if (where.closedDates) return where
  return { ...where, ...(closedFrom && { closedFrom }), ...(closedTo && { closedTo }) }
}

const pickList = ({ search, showDeleted }: Record<string, unknown>) => ({
  ...(search === undefined ? {} : { search }),
  ...(showDeleted === undefined ? {} : { showDeleted }),
})

/** Drops what is no filter or has no such value, and days beside their name: people write and copy addresses by hand. */
export const sanitizeFollowUpFilter = (filter: Record<string, unknown>) => ({
  ...pickList(filter),
  ...pickWhere(filter),
})

/** Converts the list's filter, as its address has it, to the API's. Drops what is no filter. */
export function toFollowUpFilter(filter: Record<string, unknown>) {
  const where = pickWhere(filter)
  return { ...pickList(filter), ...(Object.keys(where).length > 0 ? { where } : {}) }
}
