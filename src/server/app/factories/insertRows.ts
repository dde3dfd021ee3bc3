/** Writes one row as the application does, under its client's policies, and gives back what is stored. */
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Schema, TableName } from '../../platform/db/tables.ts'

export async function insertRow<T extends TableName>(
  db: Database,
  clientId: string,
  table: T,
  values: Insertable<Schema[T]>,
): Promise<Selectable<Schema[T]>> {
  const rows = await db.write({ clientId }, (transaction) =>
    transaction.run((tables) => tables.insert(table).values(values).returningAll()),
  )
  return rows[0] as Selectable<Schema[T]>
}

const INSERT_BATCH = 100

/** Writes many rows of one table in a few statements. */
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
