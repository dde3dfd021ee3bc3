/**
 * Converts a list's parameters between react-admin's names and those of the URL. Decoding writes every parameter
 * explicitly, so that react-admin never looks for stored or default ones; encoding omits the defaults.
 */
import { RESOURCES } from '#api/resources.ts'
import { sanitizeFollowUpFilter } from '#domain/followUps/followUpFilter.ts'
import { sanitizeObservationFilter } from '#domain/observations/observationFilter.ts'
import { sanitizeAuditFilter } from './auditFilter.ts'
import { type Filter, filterCodec, filterOfJson } from './filterCodec.ts'
import type { ListName } from './pathCodec.ts'
import { storedPageSize } from './pageSize.ts'
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
    if (perPage !== undefined && perPage !== String(pageSizeOf(page !== undefined)))
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
      [
        'perPage',
        String(
          positiveIntegerOr(given.get('perPage'), pageSizeOf(given.has(pageKey)), MAX_PER_PAGE),
        ),
      ],
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

/** The query key of a list's page number: a list inside another page has its own. */
export type PageKey = 'page' | 'observationsPage'

/** Maximum number of rows in one response of the server. */
const MAX_PER_PAGE = 100

/** An address with a page is the same for everybody: ten rows, unless it says more. */
const pageSizeOf = (hasPage: boolean): number => (hasPage ? DEFAULT_PER_PAGE : storedPageSize())

const DEFAULT_PER_PAGE = 10

const OUTER_PAGE = 'outerPage'

const CANONICAL_KEYS = new Set(['page', 'perPage', 'sort', 'order', 'filter', OUTER_PAGE])

/** react-admin adds this to every filter; this app's forms always show theirs. */
const isIgnoredParam = (key: string, value: string) => key === 'displayedFilters' && value === '{}'

/** Drops invalid values: people write and copy these filters by hand. */
function sanitizeListFilter(filter: Filter, entity: ListName): object {
  if (entity === 'allobservations') return sanitizeObservationFilter(filter)
  if (entity === 'followups') return sanitizeFollowUpFilter(filter)
  return entity === 'auditlog' ? sanitizeAuditFilter(filter) : filter
}

function isSortedBy(column: string, entity: ListName): boolean {
  if (entity === 'auditlog') return column === 'at'
  // Jobs have a single order, the default.
  return entity !== 'jobs' && Object.hasOwn(RESOURCES[entity].sortColumns, column)
}

const defaultOrderOf = (sort: string, defaults: { sort: string; order: 'ASC' | 'DESC' }) =>
  sort === defaults.sort ? defaults.order : 'ASC'

function positiveIntegerOr(text: string | undefined, fallback: number, max: number): number {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return fallback
  const count = Number(text)
  return count >= 1 ? Math.min(count, max) : fallback
}

/** Returns the parameters of a list whose URL has none: page 1, ten rows, the list's default order. */
export function listDefaults(entity: ListName): ListDefaults {
  return {
    page: 1,
    perPage: DEFAULT_PER_PAGE,
    ...(entity === 'auditlog' || entity === 'jobs'
      ? OTHER_SORTS[entity]
      : RESOURCES[entity].defaultSort),
  }
}

interface ListDefaults {
  page: number
  perPage: number
  sort: string
  order: 'ASC' | 'DESC'
}

/** Lists that are no entities. */
const OTHER_SORTS = {
  auditlog: { sort: 'at', order: 'DESC' },
  jobs: { sort: 'created_at', order: 'DESC' },
} as const
