/** Writes many rows of one table in a few statements. */
import type { Insertable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Schema, TableName } from '../../platform/db/tables.ts'

const INSERT_BATCH = 100

export async function insertRows<T extends TableName>(
  db: Database,
  clientId: string,
  table: T,
  rows: Insertable<Schema[T]>[],
): Promise<void> {
  await db.write({ clientId }, async (transaction) => {
    for (let from = 0; from < rows.length; from += INSERT_BATCH)
      await transaction.run((tables) =>
        tables.insert(table).values(rows.slice(from, from + INSERT_BATCH)),
      )
  })
}
