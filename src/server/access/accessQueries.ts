/** Reads the places that a person was given, with the children of each; none given means every one. */
import type { Database } from '../db/database.ts'
import { below } from './placeTrees.ts'
import { sql } from '../db/sql.ts'

export interface Places {
  locations: string[] | null
  departments: string[] | null
}

/** null: the client has no such person. */
export async function readPlaces(
  db: Database,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<Places | null> {
  const [row] = await db.read<Places>(
    { clientId },
    (tables) =>
      tables.sql((inReach) => {
        const locations = sql`select g.location_id from user_locations g where ${inReach('g')} and g.user_id = ${userId}`
        const departments = sql`select g.department_id from user_departments g where ${inReach('g')} and g.user_id = ${userId}`
        return sql`
        select
          case when u.user_has_full_location_access or not exists (${locations}) then null
            else array(${below(inReach, 'locations', locations)}) end as locations,
          case when u.user_has_full_department_access or not exists (${departments}) then null
            else array(${below(inReach, 'departments', departments)}) end as departments
        from users u
        where u.id = ${userId} and ${inReach('u')}`
      }),
    { isQuick: true },
  )
  return row ?? null
}
