/** Keeps a plan that the database has made for small tables from being used when they have grown. */
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/**
 * To be put into a statement: its text, and so its plan, is another one at each magnitude. Without it the embedded
 * engine, which learns no statistics, would read a whole table for each row of a batch for ever.
 */
export async function planVariant(db: Database): Promise<Sql> {
  const [size] = await db.read<{ bytes: number }>('every client', (tables) =>
    tables.sql(
      () => sql`select pg_relation_size('users') + pg_relation_size('user_locations')
        + pg_relation_size('user_departments') + pg_relation_size('locations')
        + pg_relation_size('departments') as bytes`,
    ),
  )
  return sql.raw(`/* 10^${Math.round(Math.log10((size?.bytes ?? 0) + 1))} bytes */`)
}
