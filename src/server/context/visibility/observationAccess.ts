/** The condition that an observation must meet to be seen. */
import type { Access } from './access.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** `alias` is the observation's. */
export function visibleObservation(access: Access, alias: string): Sql<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  if (access.ownRecordsOnly)
    return sql`(${column('user_id')} = ${access.userId} or ${column('observee_id')} = ${access.userId})`
  return sql`(${matchesIds(column('location_id'), access.locations)}
    and ${matchesIds(column('department_id'), access.departments)})`
}

/** null: no condition. */
export function matchesIds(column: Sql, ids: readonly string[] | null): Sql<boolean> {
  return ids === null ? sql`true` : sql`${column} = any(${ids}::uuid[])`
}
