/** Reads the places of a client as an import compares them. */
import type { PlaceTable } from '../../context/visibility/placeTree.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface ExistingPlace {
  id: string
  name: string
  parent_id: string | null
  /** Of a department, in the order of their ids. */
  locations: string[]
  updated_at: Date
}

/** Those that are not deleted. */
export async function readExistingPlaces(
  db: Database,
  clientId: string,
  table: PlaceTable,
): Promise<ExistingPlace[]> {
  return db.read<ExistingPlace>({ clientId }, (tables) =>
    tables.sql((tenantFilter) => {
      const locations = sql`array(select k.location_id from department_locations k
        where ${tenantFilter('k')} and k.department_id = p.id order by 1)`
      return sql`select p.id, p.name, p.parent_id, p.updated_at,
          ${table === 'departments' ? locations : sql`'{}'::uuid[]`} as locations
        from ${sql.table(table)} p where ${tenantFilter('p')} and p.deleted_at is null`
    }),
  )
}
