/** Reads the people that an import's rows are about, with their places. */
import { sql } from 'kysely'
import type { Role } from '#domain/roles.ts'
import type { Database } from '../db/database.ts'

export interface KnownPerson {
  id: string
  client_id: string
  firstname: string
  lastname: string
  email: string
  employee_id: string | null
  type: Role
  user_has_full_location_access: boolean
  user_has_full_department_access: boolean
  /** In the order of their ids. */
  locations: string[]
  departments: string[]
  updated_at: Date
}

/** Of every client: an address belongs to one person. */
export async function readPeopleByEmail(
  db: Database,
  emails: readonly string[],
): Promise<Map<string, KnownPerson>> {
  const people = await db.read<KnownPerson>('every client', (tables) =>
    tables.sql(
      (
        inReach,
      ) => sql`select u.id, u.client_id, u.firstname, u.lastname, u.email, u.employee_id, u.type,
          u.user_has_full_location_access, u.user_has_full_department_access, u.updated_at,
          array(select k.location_id from user_locations k
            where k.client_id = u.client_id and k.user_id = u.id order by 1) as locations,
          array(select k.department_id from user_departments k
            where k.client_id = u.client_id and k.user_id = u.id order by 1) as departments
        from users u where ${inReach('u')} and u.email = any(${emails}::text[]) and u.deleted_at is null`,
    ),
  )
  return new Map(people.map((person) => [person.email, person]))
}

/** Who of a client has which of these employee IDs. */
export async function readHolders(
  db: Database,
  clientId: string,
  employeeIds: readonly string[],
): Promise<{ id: string; employee_id: string }[]> {
  return db.read<{ id: string; employee_id: string }>({ clientId }, (tables) =>
    tables.sql(
      (inReach) => sql`select u.id, u.employee_id from users u
        where ${inReach('u')} and u.employee_id = any(${employeeIds}::text[]) and u.deleted_at is null`,
    ),
  )
}
