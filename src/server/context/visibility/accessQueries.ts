/** Reads the places that a person was given, with the children of each; none given means every one. */
import type { Database } from '../../platform/db/database.ts'
import { descendantIds } from './placeTree.ts'
import { sql } from '../../platform/db/sql.ts'

export interface AssignedPlaces {
  locations: string[] | null
  departments: string[] | null
}

/** null: the client has no such person. */
export async function readAssignedPlaces(
  db: Database,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<AssignedPlaces | null> {
  const [row] = await db.read<AssignedPlaces>(
    { clientId },
    (tables) =>
      tables.sql((tenantFilter) => {
        const locations = sql`select g.location_id from user_locations g where ${tenantFilter('g')} and g.user_id = ${userId}`
        const departments = sql`select g.department_id from user_departments g where ${tenantFilter('g')} and g.user_id = ${userId}`
        return sql`
        select
          case when u.user_has_full_location_access or not exists (${locations}) then null
            else array(${descendantIds(tenantFilter, 'locations', locations)}) end as locations,
          case when u.user_has_full_department_access or not exists (${departments}) then null
            else array(${descendantIds(tenantFilter, 'departments', departments)}) end as departments
        from users u
        where u.id = ${userId} and ${tenantFilter('u')}`
      }),
    { pipelined: true },
  )
  return row ?? null
}
