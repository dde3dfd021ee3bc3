/**
 * Converts between list filters and query pairs: id lists are comma-separated, 'all' and empty values are omitted.
 */
import {
  type FilterKind,
  type FilterName,
  FILTER_ROWS,
} from '#domain/observations/observationFilter.ts'
import type { FollowUpListFilter } from '#domain/followUps/followUpFilter.ts'
import type { AuditListFilter } from './auditFilter.ts'

export const filterCodec = {
  /** A filter of an unknown name or shape is encoded as JSON in 'filter', so that nothing is lost. */
  encode(filter: Filter): [string, string][] {
    const pairs: [string, string][] = []
    const others: Filter = {}
    for (const [key, value] of Object.entries(filter)) {
      const kind = FILTER_KINDS[key]
      const text = kind ? textOf(kind, value) : null
      if (text !== null && text !== '') pairs.push([key, text])
      else if (text === null && value !== undefined && value !== null) others[key] = value
    }
    return Object.keys(others).length > 0 ? [...pairs, ['filter', JSON.stringify(others)]] : pairs
  },

  decode(pairs: [string, string][]): Filter {
    const filter: Filter = {}
    for (const [key, text] of pairs) {
      const kind = FILTER_KINDS[key]
      if (key === 'filter') Object.assign(filter, filterOfJson(text))
      else if (kind) Object.assign(filter, valueOf(kind, key, text))
    }
    return filter
  },

  isFilterKey: (key: string) => key === 'filter' || Object.hasOwn(FILTER_KINDS, key),
}

export type Filter = Record<string, unknown>

/** text: as typed; choice: one value, 'all' when unset; list: several values; flag: on or absent. */
type Kind = 'text' | 'choice' | 'list' | 'flag'

const KIND_IN_URL: Record<FilterKind, Kind> = {
  search: 'text',
  day: 'text',
  records: 'list',
  values: 'list',
  texts: 'list',
  choice: 'choice',
  boolean: 'choice',
  flag: 'flag',
}

/** Filters of the audit log that the observations do not have. */
const AUDIT_FILTERS: Record<Exclude<keyof AuditListFilter, FilterName>, Kind> = {
  person: 'list',
  action: 'list',
  kind: 'list',
  record: 'text',
}

/** Filters of follow-ups that the observations do not have. */
const FOLLOW_UP_FILTERS: Record<Exclude<keyof FollowUpListFilter, FilterName>, Kind> = {
  states: 'list',
  overdue: 'flag',
  inTime: 'flag',
  share: 'choice',
  coaches: 'list',
  people: 'list',
  closedDates: 'choice',
  closedFrom: 'text',
  closedTo: 'text',
}

/** Without a prototype, so that 'constructor' is not a filter. */
const FILTER_KINDS: Record<string, Kind> = Object.assign(
  Object.create(null),
  Object.fromEntries(FILTER_ROWS.map(({ name, kind }) => [name, KIND_IN_URL[kind]])),
  AUDIT_FILTERS,
  FOLLOW_UP_FILTERS,
)

/** Returns null when the value does not have the shape of its kind. */
function textOf(kind: Kind, value: unknown): string | null {
  if (value === undefined || value === null) return ''
  if (kind === 'flag') return value === true ? 'true' : value === false ? '' : null
  if (kind === 'list') return listText(value)
  if (!isScalar(value)) return null
  return kind === 'choice' && value === 'all' ? '' : String(value)
}

function listText(value: unknown): string | null {
  const items: unknown[] = Array.isArray(value) ? value : [value]
  if (!items.every(isScalar)) return null
  const texts = items.map(String).filter((item) => item !== '')
  return texts.length === 1 && texts[0] === 'all' ? '' : texts.map(escapeItem).join(',')
}

function valueOf(kind: Kind, key: string, text: string): Filter {
  if (text === '' || (kind !== 'text' && text === 'all')) return {}
  if (kind === 'flag') return text === 'true' ? { [key]: true } : {}
  if (kind !== 'list') return { [key]: text }
  const items = text.split(',').filter((item) => item !== '')
  return items.length > 0 ? { [key]: items.map(unescapeItem) } : {}
}

export function filterOfJson(text: string | undefined): Filter {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Filter)
      : {}
  } catch {
    return {}
  }
}

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

const escapeItem = (item: string) => item.replaceAll('%', '%25').replaceAll(',', '%2C')

const unescapeItem = (item: string) => item.replaceAll('%2C', ',').replaceAll('%25', '%')
