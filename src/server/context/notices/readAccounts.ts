/** Reads whom to tell. */
import type { Role } from '#domain/roles.ts'
import type { TenantFilter, Transaction } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** Returns the client's people who have an account of one of the roles and meet the condition on the person `person`. */
export async function readAccounts(
  transaction: Transaction,
  roles: readonly Role[],
  condition: (tenantFilter: TenantFilter) => Sql<boolean>,
): Promise<string[]> {
  const found = await transaction.sql<{ id: string }>(
    (tenantFilter) => sql`select person.id from users person
      where ${tenantFilter('person')} and person.type = any(${roles}::text[]) and person.is_account_enabled
        and person.deleted_at is null and ${condition(tenantFilter)}`,
  )
  return found.map(({ id }) => id)
}
