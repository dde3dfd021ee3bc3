/** The condition that a campaign runs on the day of an instant, in the client's time zone. */
import { sql, type Sql } from '../../platform/db/sql.ts'

export function isRunningOn(alias: string, now: Date, timeZone: Sql): Sql<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const today = sql`(${now}::timestamptz at time zone ${timeZone})::date`
  return sql`(${column('start_date')} <= ${today} and (${column('end_date')} is null or ${column('end_date')} >= ${today}))`
}
