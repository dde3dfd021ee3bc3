/**
 * A list's parameters in react-admin's words ↔ in the words of the address. Decoding writes every parameter out, so that
 * react-admin never looks for stored or default ones; encoding leaves the defaults away.
 */
import { RESOURCES } from '#api/resources.ts'
import { sanitizeObservationFilter } from '#domain/observations/observationFilter.ts'
import { sanitizeAuditFilter } from './auditFilter.ts'
import { type Filter, filterCodec, filterOfJson } from './filterCodec.ts'
import type { ListName } from './pathCodec.ts'
import { searchParams } from './searchParams.ts'

export const listSearchCodec = {
  encode(canonicalSearch: string, entity: ListName, pageKey: PageKey = 'page'): string {
    const pairs = searchParams.parse(canonicalSearch)
    const given = new Map(pairs)
    const defaults = listDefaults(entity)
    const out: [string, string][] = []
    const page = given.get('page')
    if (page !== undefined) out.push([pageKey, page])
    const outer = given.get(OUTER_PAGE)
    if (pageKey !== 'page' && outer !== undefined) out.push(['page', outer])
    const perPage = given.get('perPage')
    if (perPage !== undefined && perPage !== String(defaults.perPage))
      out.push(['perPage', perPage])
    const sort = given.get('sort') ?? defaults.sort
    const order = given.get('order') ?? defaults.order
    if (sort !== defaults.sort || order !== defaults.order)
      out.push(['sort', sort], ['order', order])
    out.push(...filterCodec.encode(filterOfJson(given.get('filter'))))
    out.push(
      ...pairs.filter(([key, value]) => !CANONICAL_KEYS.has(key) && !isIgnoredParam(key, value)),
    )
    return searchParams.stringify(out)
  },

  decode(publicSearch: string, entity: ListName, pageKey: PageKey = 'page'): string {
    const pairs = searchParams.parse(publicSearch)
    const given = new Map(pairs)
    const defaults = listDefaults(entity)
    const order = given.get('order')
    const asked = given.get('sort') ?? ''
    const sort = isSortedBy(asked, entity) ? asked : defaults.sort
    const out: [string, string][] = [
      [
        'page',
        String(positiveIntegerOr(given.get(pageKey), defaults.page, Number.MAX_SAFE_INTEGER)),
      ],
      ['perPage', String(positiveIntegerOr(given.get('perPage'), defaults.perPage, MAX_PER_PAGE))],
      ['sort', sort],
      ['order', order === 'ASC' || order === 'DESC' ? order : defaultOrderOf(sort, defaults)],
      ['filter', JSON.stringify(sanitizeListFilter(filterCodec.decode(pairs), entity))],
    ]
    const outer = given.get('page')
    if (pageKey !== 'page' && outer !== undefined) out.push([OUTER_PAGE, outer])
    const own = new Set<string>([...CANONICAL_KEYS, pageKey])
    out.push(...pairs.filter(([key]) => !own.has(key) && !filterCodec.isFilterKey(key)))
    return searchParams.stringify(out)
  },
}

/** The query key that holds a list's page: a list inside another page has its own. */
export type PageKey = 'page' | 'observationsPage'

/** The server answers at most this many rows at once. */
const MAX_PER_PAGE = 100

const OUTER_PAGE = 'outerPage'

const CANONICAL_KEYS = new Set(['page', 'perPage', 'sort', 'order', 'filter', OUTER_PAGE])

/** react-admin writes this beside every filter; this app's forms always show theirs. */
const isIgnoredParam = (key: string, value: string) => key === 'displayedFilters' && value === '{}'

/** What cannot be is not asked for: these are the filters that people write and copy by hand. */
function sanitizeListFilter(filter: Filter, entity: ListName): object {
  if (entity === 'allobservations') return sanitizeObservationFilter(filter)
  return entity === 'auditlog' ? sanitizeAuditFilter(filter) : filter
}

function isSortedBy(column: string, entity: ListName): boolean {
  if (entity === 'auditlog') return column === 'at'
  // Its one order is the default.
  return entity !== 'jobs' && Object.hasOwn(RESOURCES[entity].sortColumns, column)
}

const defaultOrderOf = (sort: string, defaults: { sort: string; order: 'ASC' | 'DESC' }) =>
  sort === defaults.sort ? defaults.order : 'ASC'

function positiveIntegerOr(text: string | undefined, fallback: number, max: number): number {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return fallback
  const count = Number(text)
  return count >= 1 ? Math.min(count, max) : fallback
}

/** What a list shows when its address says nothing: page 1, ten rows, the list's own order. */
export function listDefaults(entity: ListName): ListDefaults {
  return { page: 1, perPage: 10, ...(DEFAULT_SORTS[entity] ?? { sort: 'name', order: 'ASC' }) }
}

interface ListDefaults {
  page: number
  perPage: number
  sort: string
  order: 'ASC' | 'DESC'
}

const DEFAULT_SORTS: Partial<Record<ListName, Pick<ListDefaults, 'sort' | 'order'>>> = {
  auditlog: { sort: 'at', order: 'DESC' },
  jobs: { sort: 'created_at', order: 'DESC' },
  allobservations: { sort: 'date', order: 'DESC' },
  clients: { sort: 'company_name', order: 'ASC' },
  gbslibrary: { sort: 'title', order: 'ASC' },
}
