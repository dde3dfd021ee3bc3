/** Reads the people that an import's rows refer to, with their places. */
import type { Role } from '#domain/roles.ts'
import { LINK_TABLES } from '../../context/visibility/entities.ts'
import type { ImportContext } from './importPlan.ts'
import { sql } from '../../platform/db/sql.ts'

/** Person as the form saves it; values absent from an import stay unchanged. */
export interface ImportedPerson {
  id: string
  firstname: string
  lastname: string
  email: string
  employee_id: string | null
  type: Role
  user_has_full_location_access: boolean
  user_has_full_department_access: boolean
  /** Ids in ascending order. */
  locations: readonly string[]
  departments: readonly string[]
}

export interface ExistingPerson extends ImportedPerson {
  client_id: string
  updated_at: Date
}

type QueryScope = Pick<ImportContext, 'db' | 'clientId'>

/** Planned by their values, as the tables may have grown a lot since the last import. */
const BY_VALUES = { isPlannedByValues: true }

/** Reads people of every client, since an address belongs to one person; with their places in this client. */
export async function readPeopleByEmail(
  { db, clientId }: QueryScope,
  emails: readonly string[],
): Promise<Map<string, ExistingPerson>> {
  const people = await db.sql<Omit<ExistingPerson, 'locations' | 'departments'>>(
    'every client',
    (
      tenantFilter,
    ) => sql`select person.id, person.client_id, person.firstname, person.lastname, person.email, person.employee_id, person.type,
            person.user_has_full_location_access, person.user_has_full_department_access, person.updated_at
          from unnest(${emails}::text[]) as wanted (email)
          join account_emails account on account.email = wanted.email
          join users person on person.client_id = account.client_id and person.id = account.user_id
          where ${tenantFilter('person')} and person.deleted_at is null`,
    BY_VALUES,
  )
  const clientPersonIds = people
    .filter((person) => person.client_id === clientId)
    .map(({ id }) => id)
  const locations = await readLinkedPlaces({ db, clientId }, 'user_locations', clientPersonIds)
  const departments = await readLinkedPlaces({ db, clientId }, 'user_departments', clientPersonIds)
  return new Map(
    people.map((person) => [
      person.email,
      {
        ...person,
        locations: locations.get(person.id) ?? [],
        departments: departments.get(person.id) ?? [],
      },
    ]),
  )
}

async function readLinkedPlaces(
  { db, clientId }: QueryScope,
  table: 'user_locations' | 'user_departments',
  userIds: readonly string[],
): Promise<Map<string, string[]>> {
  const linked = new Map<string, string[]>()
  if (userIds.length === 0) return linked
  const target = sql.ref(LINK_TABLES[table].target)
  const links = await db.sql<{ owner: string; target: string }>(
    { clientId },
    (
      tenantFilter,
    ) => sql`select link.user_id as owner, link.${target} as target from unnest(${userIds}::uuid[]) as wanted (id)
        join ${sql.table(table)} link on link.user_id = wanted.id
        where ${tenantFilter('link')} order by link.${target}`,
    BY_VALUES,
  )
  for (const link of links) {
    const targets = linked.get(link.owner)
    if (targets) targets.push(link.target)
    else linked.set(link.owner, [link.target])
  }
  return linked
}

/** Reads which people of a client have these employee IDs. */
export async function readEmployeeIdHolders(
  { db, clientId }: QueryScope,
  employeeIds: readonly string[],
): Promise<{ id: string; employee_id: string }[]> {
  return db.sql<{ id: string; employee_id: string }>(
    { clientId },
    (
      tenantFilter,
    ) => sql`select person.id, person.employee_id from unnest(${employeeIds}::text[]) as wanted (employee_id)
        join users person on name_key(person.employee_id) = name_key(wanted.employee_id)
        where ${tenantFilter('person')} and person.deleted_at is null`,
    BY_VALUES,
  )
}
