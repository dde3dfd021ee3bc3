/** Reads the places that a person was given, with the children of each; none given means every one. */
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { below } from './placeTrees.ts'

export interface Places {
  locations: string[] | null
  departments: string[] | null
}

export async function readPlaces(
  db: Database,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<Places> {
  const [row] = await db.read<Places>({ clientId }, (tables) =>
    tables.sql((inReach) => {
      const given = (table: 'user_locations' | 'user_departments', column: string) =>
        sql`select g.${sql.ref(column)} from ${sql.table(table)} g where ${inReach('g')} and g.user_id = ${userId}`
      return sql`
        select
          case when u.user_has_full_location_access or not exists (${given('user_locations', 'location_id')})
            then null
            else array(${below(inReach, 'locations', given('user_locations', 'location_id'))})
          end as locations,
          case when u.user_has_full_department_access or not exists (${given('user_departments', 'department_id')})
            then null
            else array(${below(inReach, 'departments', given('user_departments', 'department_id'))})
          end as departments
        from users u
        where u.id = ${userId} and ${inReach('u')}`
    }),
  )
  return row ?? { locations: [], departments: [] }
}
