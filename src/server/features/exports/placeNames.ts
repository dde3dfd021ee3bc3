/** Names of places in exports, in the form that an import reads. */
import type { PlaceKind } from '#api/exportColumns.ts'
import { createPlacePaths, type Place } from '#domain/exports/placePaths.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { visibleDepartment, visibleLocation } from '../../context/visibility/visibility.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

interface PlaceWithState extends Place {
  isLive: boolean
}

/** Returns the shortest unique path of a place; of a deleted one, which somebody still has, its name alone. */
export async function readPlaceNames(
  db: Database,
  access: Access,
  kind: PlaceKind,
): Promise<(id: string) => string> {
  const places = await readVisiblePlaces(db, access, kind)
  const { pathOf } = createPlacePaths(places.filter(({ isLive }) => isLive))
  const names = new Map(places.map(({ id, name }) => [id, name]))
  const paths = new Map<string, string>()
  return (id) => {
    const cached = paths.get(id)
    if (cached !== undefined) return cached
    const path = pathOf(id) ?? names.get(id)
    if (path === undefined) throw new Error('A place was added while the export started.')
    paths.set(id, path)
    return path
  }
}

async function readVisiblePlaces(
  db: Database,
  access: Access,
  kind: PlaceKind,
): Promise<PlaceWithState[]> {
  return db.sql<PlaceWithState>(
    access,
    (
      tenantFilter,
    ) => sql`select place.id, place.name, place.parent_id as "parentId", place.deleted_at is null as "isLive"
        from ${sql.table(kind)} place where ${tenantFilter('place')} and ${
          kind === 'locations'
            ? visibleLocation(access, 'place')
            : visibleDepartment(access, 'place', tenantFilter)
        }`,
  )
}
