/** Reads people for dropdowns: names, and the employee ID where the client displays it. */
import type { PersonParent } from '#api/parents.ts'
import type { Access } from '../visibility/userAccess.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import {
  containsText,
  fullName,
  hasTrigrams,
  limitOffset,
  textSortKey,
} from '../listSql/listSql.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface PeopleQuery {
  access: Access
  skip: number
  take: number
  search: string | null
  /** Conditions on the alias `person`. */
  conditions: (tenantFilter: TenantFilter) => Sql[]
}

/** Returns people by name. */
export async function readPeople(
  db: Database,
  { access, skip, take, search, conditions }: PeopleQuery,
): Promise<PersonParent[]> {
  return db.sql<PersonParent>(access, (tenantFilter) => {
    const all = [
      tenantFilter('person'),
      ...conditions(tenantFilter),
      ...(search ? [personMatches(search)] : []),
    ]
    return sql`select person.id, person.firstname, person.lastname, person.deleted_at,
          case when client.display_employee_id then person.employee_id end as employee_id
        from users person join clients client on client.id = person.client_id
        where ${sql.join(all, sql` and `)}
        order by ${textSortKey(fullName('person'), access)}, person.id ${limitOffset({ skip, take })}`
  })
}

/** The index `users_search` narrows the rows where it has trigrams; e-mail addresses are then not searched. */
export function personMatches(search: string): Sql<boolean> {
  const name = sql`person.firstname || ' ' || person.lastname`
  const shown = containsText(
    sql`${name} || ' ' || case when client.display_employee_id then coalesce(person.employee_id, '') else '' end`,
    search,
  )
  if (!hasTrigrams(search)) return shown
  const all = sql`${name} || ' ' || person.email || ' ' || coalesce(person.employee_id, '')`
  return sql`(${containsText(all, search)} and ${shown})`
}
