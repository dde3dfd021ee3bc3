/** Narrows a view to the places, people, tasks and campaigns that a person sees. */
import { FILTER_ROWS } from '#domain/observations/observationFilter.ts'
import type { SavedQuery } from '#domain/savedViews/savedViewRules.ts'
import { isUuid } from '#domain/uuid.ts'
import { descendantPairs, type PlaceTable } from '../../context/places/placeTree.ts'
import { isRestricted, readHiddenIds } from '../../context/visibility/recordVisibility.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { NIL_UUID } from '../../platform/db/uuids.ts'

/**
 * In the place of one that they do not see stand those of theirs that are inside it, so that the view shows what they may
 * see of it; of all else, an id that no record has: nobody learns a hidden id, and the view shows no more than it says.
 */
export async function queriesWithin(
  db: Database,
  access: Access,
  queries: readonly SavedQuery[],
): Promise<SavedQuery[]> {
  if (!isRestricted(access)) return [...queries]
  const idsIn = ({ filter }: SavedQuery) => RECORD_FILTERS.flatMap((name) => filter[name] ?? [])
  const named = queries.flatMap(idsIn).filter(isUuid)
  // People and campaigns as dropdowns offer them, to those too who see only their own observations.
  const hidden = await readHiddenIds(db, { ...access, ownRecordsOnly: false }, named, FILTERED)
  if (hidden.size === 0) return [...queries]
  const inside = new Map([
    ...(await readInside(db, access, 'locations', hidden)),
    ...(await readInside(db, access, 'departments', hidden)),
  ])
  return queries.map((query) => ({ ...query, filter: filterWithin(query.filter, hidden, inside) }))
}

/** Filters that name records. */
export const RECORD_FILTERS = FILTER_ROWS.filter((row) => row.kind === 'records').map(
  ({ name }) => name,
)

const FILTERED = ['campaigns', 'departments', 'locations', 'tasks', 'users'] as const

function filterWithin(
  filter: SavedQuery['filter'],
  hidden: ReadonlySet<string>,
  inside: ReadonlyMap<string, string[]>,
): SavedQuery['filter'] {
  const shown = (id: string): string[] => {
    if (!hidden.has(id.toLowerCase())) return [id]
    return (filter.exactPlaces ? undefined : inside.get(id.toLowerCase())) ?? [NIL_UUID]
  }
  const changed = RECORD_FILTERS.flatMap((name) => {
    const ids = filter[name]
    return ids ? [[name, [...new Set(ids.flatMap(shown))]]] : []
  })
  return { ...filter, ...Object.fromEntries(changed) }
}

/** Returns the outermost of the person's places inside each hidden one. */
async function readInside(
  db: Database,
  access: Access,
  table: PlaceTable,
  hidden: ReadonlySet<string>,
): Promise<[string, string[]][]> {
  const own = access[table]
  if (own === null) return []
  const rows = await db.sql<{ root: string; ids: string[] }>(
    access,
    (tenantFilter) => sql`select tree.root, array_agg(tree.id order by tree.id) as ids
        from (${descendantPairs(tenantFilter, table, sql`select unnest(${[...hidden]}::uuid[])`)}) as tree (root, id)
        join ${sql.table(table)} place on ${tenantFilter('place')} and place.id = tree.id
        where place.id = any(${own}::uuid[]) and place.deleted_at is null
          and (place.parent_id is null or place.parent_id <> all(${own}::uuid[]))
        group by tree.root`,
  )
  return rows.map(({ root, ids }) => [root, ids])
}
