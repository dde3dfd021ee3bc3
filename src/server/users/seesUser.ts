/** The condition that a person's record must meet to be seen (decided: who opens /users/{id}). */
import type { Access } from '../access/access.ts'
import type { TenantFilter } from '../db/database.ts'
import { visiblePerson } from '../access/personAccess.ts'
import { sql, type Sql } from '../db/sql.ts'

/** Who sees only their own observations sees only themselves; the others whoever is within their access. */
export function visibleUser(
  access: Access,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  if (access.ownRecordsOnly) return sql`${sql.ref(`${alias}.id`)} = ${access.userId}`
  return visiblePerson(access, alias, tenantFilter)
}
