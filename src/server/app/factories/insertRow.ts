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
