/** Resets page and observationsPage to 1 in public addresses when a filter changes. */
import type { Address } from './addressCodec.ts'
import { filterCodec } from './filterCodec.ts'
import { searchParams } from './searchParams.ts'

export function resetPages(current: Address, next: Address): Address {
  if (current.pathname !== next.pathname) return next
  if (filtersOf(current) === filtersOf(next)) return next
  const search = searchParams
    .parse(next.search)
    .map(([key, value]): [string, string] => [key, PAGE_KEYS.has(key) ? '1' : value])
  return { ...next, search: searchParams.stringify(search) }
}

const PAGE_KEYS = new Set(['page', 'observationsPage'])

const filtersOf = (address: Address) =>
  JSON.stringify(
    searchParams
      .parse(address.search)
      .filter(([key]) => filterCodec.isFilterKey(key))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
