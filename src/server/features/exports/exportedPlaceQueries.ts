/** What places are called in a sheet: as an import finds them again. */
import { listCell } from '#domain/exports/listCell.ts'
import { type Place, createPlacePaths } from '#domain/exports/placePaths.ts'
import type { Access } from '../../context/visibility/access.ts'
import { visibleDepartment, visibleLocation } from '../../context/visibility/placeAccess.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** The cell for ids with spaces between them; null for none. */
export type PlaceCell = (ids: string | null) => string | null

export interface PlaceCells {
  locations: PlaceCell
  departments: PlaceCell
}

export async function readPlaceCells(db: Database, access: Access): Promise<PlaceCells> {
  return {
    locations: placeCell(
      await readVisiblePlaces(db, access, 'locations', () => visibleLocation(access, 'p')),
    ),
    departments: placeCell(
      await readVisiblePlaces(db, access, 'departments', (tenantFilter) =>
        visibleDepartment(access, 'p', tenantFilter),
      ),
    ),
  }
}

interface PlaceWithState extends Place {
  isLive: boolean
}

/** A deleted one may still be chosen for somebody: it goes by its name. */
function placeCell(places: readonly PlaceWithState[]): PlaceCell {
  const { pathOf } = createPlacePaths(places.filter(({ isLive }) => isLive))
  const names = new Map(places.map(({ id, name }) => [id, name]))
  const paths = new Map<string, string>()
  const pathName = (id: string): string => {
    const cached = paths.get(id)
    if (cached !== undefined) return cached
    const path = pathOf(id) ?? names.get(id)
    if (path === undefined) throw new Error('A place was added while this began.')
    paths.set(id, path)
    return path
  }
  return (ids) => (ids === null ? null : listCell.format(ids.split(' ').map(pathName)))
}

async function readVisiblePlaces(
  db: Database,
  access: Access,
  table: 'locations' | 'departments',
  visible: (tenantFilter: TenantFilter) => Sql<boolean>,
): Promise<PlaceWithState[]> {
  return db.read<PlaceWithState>(access, (tables) =>
    tables.sql(
      (
        tenantFilter,
      ) => sql`select p.id, p.name, p.parent_id as "parentId", p.deleted_at is null as "isLive"
        from ${sql.table(table)} p where ${tenantFilter('p')} and ${visible(tenantFilter)}`,
    ),
  )
}
