/** Runs SQL as the role that owns the tables: what the application may not do itself. */
import type { Pool, QueryResultRow } from 'pg'
import { withOwnerRole as connectedAsOwner } from '#server/platform/db/asOwner.ts'
import type { Database } from '#server/platform/db/database.ts'

export const asOwner = <Row extends QueryResultRow>(
  db: Database,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> =>
  connectedAsOwner((db as Database & { pool: Pool }).pool, async (client) => {
    const { rows } = await client.query<Row>(sql, values)
    return rows
  })
