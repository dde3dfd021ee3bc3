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
  /** Conditions on the alias `p`. */
  conditions: (tenantFilter: TenantFilter) => Sql[]
}

/** Returns people by name. */
export async function readPeople(
  db: Database,
  { access, skip, take, search, conditions }: PeopleQuery,
): Promise<PersonParent[]> {
  return db.sql<PersonParent>(access, (tenantFilter) => {
    const all = [
      tenantFilter('p'),
      ...conditions(tenantFilter),
      ...(search ? [personMatches(search)] : []),
    ]
    return sql`select p.id, p.firstname, p.lastname, p.deleted_at,
          case when c.display_employee_id then p.employee_id end as employee_id
        from users p join clients c on c.id = p.client_id
        where ${sql.join(all, sql` and `)}
        order by ${textSortKey(fullName('p'), access)}, p.id ${limitOffset({ skip, take })}`
  })
}

/** The index `users_search` narrows the rows where it has trigrams; e-mail addresses are then not searched. */
export function personMatches(search: string): Sql<boolean> {
  const name = sql`p.firstname || ' ' || p.lastname`
  const shown = containsText(
    sql`${name} || ' ' || case when c.display_employee_id then coalesce(p.employee_id, '') else '' end`,
    search,
  )
  if (!hasTrigrams(search)) return shown
  const all = sql`${name} || ' ' || p.email || ' ' || coalesce(p.employee_id, '')`
  return sql`(${containsText(all, search)} and ${shown})`
}
