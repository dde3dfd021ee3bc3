/** Writes many rows of one table in a few statements. */
import type { Insertable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema, TableName } from '../../db/tables.ts'

const AT_ONCE = 100

export async function insertRows<T extends TableName>(
  db: Database,
  clientId: string,
  table: T,
  rows: Insertable<Schema[T]>[],
): Promise<void> {
  await db.write({ clientId }, async (transaction) => {
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await transaction.run((tables) =>
        tables.insert(table).values(rows.slice(from, from + AT_ONCE)),
      )
  })
}
