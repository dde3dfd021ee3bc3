/** SQL for a record as others point at it. */
import { sql, type Sql } from '../../platform/db/sql.ts'

/** null where an outer join found nothing. */
export function recordJson(alias: string): Sql {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`case when ${column('id')} is not null then json_build_object(
    'id', ${column('id')}, 'name', ${column('name')}, 'deleted_at', ${column('deleted_at')}) end`
}

/** The employee ID only where the client (`clients` under its alias) displays it. */
export function personJson(alias: string, client: string): Sql {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`case when ${column('id')} is not null then json_build_object(
    'id', ${column('id')}, 'firstname', ${column('firstname')}, 'lastname', ${column('lastname')},
    'employee_id', case when ${sql.ref(`${client}.display_employee_id`)} then ${column('employee_id')} end,
    'deleted_at', ${column('deleted_at')}) end`
}
