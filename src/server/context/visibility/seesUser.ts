/** The condition that a person's record must meet to be seen (decided: who opens /users/{id}). */
import type { Access } from './access.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { visiblePerson } from './personAccess.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** Who sees only their own observations sees only themselves; the others whoever is within their access. */
export function visibleUser(
  access: Access,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  if (access.ownRecordsOnly) return sql`${sql.ref(`${alias}.id`)} = ${access.userId}`
  return visiblePerson(access, alias, tenantFilter)
}
