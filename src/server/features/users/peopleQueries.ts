/** Reads people for dropdowns: names, and the employee ID where the client displays it. */
import type { PersonParent } from '#api/parents.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { containsText, hasTrigrams, limitOffset } from '../../context/listSql/listSql.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface PeopleQuery {
  access: Access
  skip: number
  take: number
  search: string | null
  /** Conditions on the alias `p`. */
  conditions: (tenantFilter: TenantFilter) => Sql[]
}

/** Returns people by first name. */
export async function readPeople(
  db: Database,
  { access, skip, take, search, conditions }: PeopleQuery,
): Promise<PersonParent[]> {
  return db.read<PersonParent>(access, (tables) =>
    tables.sql((tenantFilter) => {
      const all = [
        tenantFilter('p'),
        ...conditions(tenantFilter),
        ...(search ? [personMatches(search)] : []),
      ]
      return sql`select p.id, p.firstname, p.lastname, p.deleted_at,
          case when c.display_employee_id then p.employee_id end as employee_id
        from users p join clients c on c.id = p.client_id
        where ${sql.join(all, sql` and `)}
        order by p.firstname, p.lastname, p.id ${limitOffset({ skip, take })}`
    }),
  )
}

/**
 * The first condition is written exactly like the index `users_search`, which narrows the rows where it has trigrams;
 * e-mail addresses are then not searched. For fewer letters it tests both texts at once.
 */
export function personMatches(search: string): Sql<boolean> {
  const name = sql`p.firstname || ' ' || p.lastname`
  const employeeId = sql`coalesce(p.employee_id, '')`
  const all = hasTrigrams(search)
    ? sql`${name} || ' ' || p.email || ' ' || ${employeeId}`
    : sql`${name} || ' ' || ${employeeId}`
  return sql`(${containsText(all, search)} and (${containsText(name, search)}
      or (c.display_employee_id and ${containsText(sql`p.employee_id`, search)})))`
}
