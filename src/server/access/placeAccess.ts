/** The conditions that locations and departments must meet to be seen, and which of them belong together. */
import type { Access } from './access.ts'
import type { InReach } from '../db/database.ts'
import { within } from './observationAccess.ts'
import { above, below, type Seed } from './placeTrees.ts'
import { sql, type Sql } from '../db/sql.ts'

export function seesLocation(access: Access, alias: string): Sql<boolean> {
  return within(sql.ref(`${alias}.id`), access.locations)
}

/** Chosen places leave only the departments that are there. */
export function seesDepartment(access: Access, alias: string, inReach: InReach): Sql<boolean> {
  const id = sql.ref(`${alias}.id`)
  const there = access.locations
    ? sql`${id} in (${departmentsAt(inReach, access.locations)})`
    : sql`true`
  return sql`(${within(id, access.departments)} and ${there})`
}

/** A location without departments cannot be observed at, so no form offers it to an observer. */
export function hasDepartments(access: Access, alias: string, inReach: InReach): Sql<boolean> {
  return sql`${sql.ref(`${alias}.id`)} in (${withDepartments(access, inReach)})`
}

/** Of a site that has none itself its halls may have some: access to the site is access to them. */
export function hasDepartmentsInside(
  access: Access,
  alias: string,
  inReach: InReach,
): Sql<boolean> {
  return sql`${sql.ref(`${alias}.id`)} in (${above(inReach, 'locations', withDepartments(access, inReach))})`
}

function withDepartments(access: Access, inReach: InReach): Sql {
  return locationsOf(
    inReach,
    sql`select d.id from departments d
      where ${inReach('d')} and d.deleted_at is null and ${within(sql.ref('d.id'), access.departments)}`,
  )
}

/** Ids of the departments of these locations: a department of the parent is one of its children, too. */
export function departmentsAt(inReach: InReach, locations: Seed): Sql {
  return sql`
    select dl.department_id from department_locations dl
    where ${inReach('dl')} and dl.location_id in (${above(inReach, 'locations', locations)})`
}

/** Ids of the locations that have one of these departments. */
export function locationsOf(inReach: InReach, departments: Sql): Sql {
  return below(
    inReach,
    'locations',
    sql`select dl.location_id from department_locations dl
      where ${inReach('dl')} and dl.department_id in (${departments})`,
  )
}
