/** The conditions that a person must meet to be offered in a dropdown: somebody of the asker's places. */
import type { Access } from './access.ts'
import type { InReach } from '../db/database.ts'
import { above, type Seed } from './placeTrees.ts'
import { sql, type Sql } from '../db/sql.ts'

export function seesPerson(access: Access, alias: string, inReach: InReach): Sql<boolean> {
  return sql`(${sql.ref(`${alias}.id`)} = ${access.userId}
    or (${worksAtLocations(access.locations, alias, inReach)}
      and ${worksInDepartments(access.departments, alias, inReach)}))`
}

/** null: no condition. */
export function worksAtLocations(
  locations: Seed | null,
  alias: string,
  inReach: InReach,
): Sql<boolean> {
  if (locations === null) return sql`true`
  const person = (column: string) => sql.ref(`${alias}.${column}`)
  const chosen = sql`select ul.location_id from user_locations ul where ${inReach('ul')} and ul.user_id = ${person('id')}`
  return sql`(${person('user_has_full_location_access')} or not exists (${chosen})
    or exists (${chosen} and ul.location_id in (${above(inReach, 'locations', locations)})))`
}

export function worksInDepartments(
  departments: Seed | null,
  alias: string,
  inReach: InReach,
): Sql<boolean> {
  if (departments === null) return sql`true`
  const person = (column: string) => sql.ref(`${alias}.${column}`)
  const chosen = sql`select ud.department_id from user_departments ud where ${inReach('ud')} and ud.user_id = ${person('id')}`
  return sql`(${person('user_has_full_department_access')} or not exists (${chosen})
    or exists (${chosen} and ud.department_id in (${above(inReach, 'departments', departments)})))`
}
