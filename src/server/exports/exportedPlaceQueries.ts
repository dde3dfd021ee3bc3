/** What places are called in a sheet: as an import finds them again. */
import { listCell } from '#domain/sheets/listCell.ts'
import { type Place, placePaths } from '#domain/sheets/placePaths.ts'
import type { Access } from '../access/access.ts'
import { seesDepartment, seesLocation } from '../access/placeAccess.ts'
import type { Database, InReach } from '../db/database.ts'
import { sql, type Sql } from '../db/sql.ts'

/** The cell for ids with spaces between them; null for none. */
export type PlaceCell = (ids: string | null) => string | null

export interface PlaceCells {
  locations: PlaceCell
  departments: PlaceCell
}

export async function readPlaceCells(db: Database, access: Access): Promise<PlaceCells> {
  return {
    locations: cellOf(await readPlaces(db, access, 'locations', () => seesLocation(access, 'p'))),
    departments: cellOf(
      await readPlaces(db, access, 'departments', (inReach) =>
        seesDepartment(access, 'p', inReach),
      ),
    ),
  }
}

interface ReadPlace extends Place {
  isLive: boolean
}

/** A deleted one may still be chosen for somebody: it goes by its name. */
function cellOf(places: readonly ReadPlace[]): PlaceCell {
  const { pathOf } = placePaths(places.filter(({ isLive }) => isLive))
  const names = new Map(places.map(({ id, name }) => [id, name]))
  const paths = new Map<string, string>()
  const called = (id: string): string => {
    const known = paths.get(id)
    if (known !== undefined) return known
    const path = pathOf(id) ?? names.get(id)
    if (path === undefined) throw new Error('A place was added while this began.')
    paths.set(id, path)
    return path
  }
  return (ids) => (ids === null ? null : listCell.write(ids.split(' ').map(called)))
}

async function readPlaces(
  db: Database,
  access: Access,
  table: 'locations' | 'departments',
  sees: (inReach: InReach) => Sql<boolean>,
): Promise<ReadPlace[]> {
  return db.read<ReadPlace>(access, (tables) =>
    tables.sql(
      (
        inReach,
      ) => sql`select p.id, p.name, p.parent_id as "parentId", p.deleted_at is null as "isLive"
        from ${sql.table(table)} p where ${inReach('p')} and ${sees(inReach)}`,
    ),
  )
}
