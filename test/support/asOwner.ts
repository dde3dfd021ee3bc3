/** Runs SQL as the role that owns the tables: what the application may not do itself. */
import type { Pool, QueryResultRow } from 'pg'
import { becomeReader } from '#server/db/becomeReader.ts'
import type { Database } from '#server/db/database.ts'

export async function asOwner<Row extends QueryResultRow>(
  db: Database,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = await (db as Database & { pool: Pool }).pool.connect()
  try {
    await client.query('reset role')
    const { rows } = await client.query<Row>(sql, values)
    return rows
  } finally {
    await becomeReader(client)
    client.release()
  }
}
