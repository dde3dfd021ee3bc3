/** Finds a client's locations or departments by their names in a spreadsheet. */
import { buildPlacePaths, normalizePlacePath, type Place } from '#domain/exports/placePaths.ts'
import { listCell } from '#domain/exports/spreadsheetText.ts'
import { idList } from '#domain/forms/fieldRules.ts'
import { ambiguousPlace, truncateValue } from '#domain/imports/rowProblems.ts'
import { memoize } from '#domain/memoize.ts'
import { message } from '#domain/messages.ts'
import type { PlaceTable } from '../../context/places/placeTree.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { readInPages, runYielding } from './importBatches.ts'
import type { ImportContext } from './importPlan.ts'

export interface PlaceLookup {
  live: readonly Place[]
  /** Returns each place once; `linked` are the record's current places, of which deleted ones may stay. */
  find: (
    names: readonly string[],
    linked: readonly string[],
  ) => { ids: string[] } | { issue: string }
  /** Formats places as the cell of a file that means them; null: none. */
  format: (ids: readonly string[]) => string | null
}

export async function loadPlaceLookup(
  db: Database,
  clientId: string,
  table: PlaceTable,
): Promise<PlaceLookup> {
  const places = await readLookupPlaces(db, clientId, table)
  const live = places.filter(({ isLive }) => isLive)
  const deleted = new Map(
    places.filter(({ isLive }) => !isLive).map(({ id, name }) => [id, normalizePlacePath(name)]),
  )
  const { find, pathOf, candidates } = await runYielding(buildPlacePaths(live))
  const names = new Map(places.map(({ id, name }) => [id, name]))
  const nameOf = memoize((id: string) => pathOf(id) ?? names.get(id) ?? '', MAX_CACHED)
  /** Many rows have the same cell. */
  const cache = new Map<string, ReturnType<PlaceLookup['find']>>()

  const resolve: PlaceLookup['find'] = (names, linked) => {
    const ids: string[] = []
    for (const name of names) {
      const place = find(name)
      const id =
        typeof place === 'object'
          ? place.id
          : linked.find((one) => deleted.get(one) === normalizePlacePath(name))
      const shortName = truncateValue(name) ?? ''
      if (id === undefined)
        return {
          issue:
            place === 'several'
              ? ambiguousPlace(shortName, candidates(name))
              : message('placeUnknown', { name: shortName }),
        }
      ids.push(id)
    }
    const chosen = idList.safeParse(ids)
    return chosen.success
      ? { ids: (chosen.data ?? []).toSorted() }
      : { issue: message('tooManySelected') }
  }
  return {
    live,
    find: (names, linked) => {
      if (linked.some((id) => deleted.has(id))) return resolve(names, linked)
      const key = names.join('\n')
      const cached = cache.get(key)
      if (cached) return cached
      const answer = resolve(names, [])
      if (cache.size < MAX_CACHED) cache.set(key, answer)
      return answer
    },
    format: (ids) => (ids.length === 0 ? null : listCell.format(ids.map(nameOf).toSorted())),
  }
}

const MAX_CACHED = 10_000

interface LookupPlace extends Place {
  isLive: boolean
}

function readLookupPlaces(
  db: Database,
  clientId: string,
  table: PlaceTable,
): Promise<LookupPlace[]> {
  return readInPages((page) =>
    db.sql<LookupPlace>(
      { clientId },
      (
        tenantFilter,
      ) => sql`select place.id, place.name, place.parent_id as "parentId", place.deleted_at is null as "isLive"
          from ${sql.table(table)} place where ${tenantFilter('place')} ${page}`,
    ),
  )
}

/** Place as imports compare it. */
export interface ExistingPlace {
  id: string
  name: string
  parent_id: string | null
  /** Location ids of a department in ascending order. */
  locations: string[]
  updated_at: Date
}

/** Reads the places that are not deleted. */
export async function readExistingPlaces(
  { db, clientId }: Pick<ImportContext, 'db' | 'clientId'>,
  table: PlaceTable,
): Promise<ExistingPlace[]> {
  return readInPages((page) =>
    db.sql<ExistingPlace>({ clientId }, (tenantFilter) => {
      const locations = sql`array(select link.location_id from department_locations link
          where ${tenantFilter('link')} and link.department_id = place.id order by 1)`
      return sql`select place.id, place.name, place.parent_id, place.updated_at,
            ${table === 'departments' ? locations : sql`'{}'::uuid[]`} as locations
          from ${sql.table(table)} place
          where ${tenantFilter('place')} and place.deleted_at is null ${page}`
    }),
  )
}
