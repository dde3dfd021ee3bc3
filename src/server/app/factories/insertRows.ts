/** Inserts rows as the application does, under the row-level policies of their client. */
import type { Database, Transaction } from '../../platform/db/database.ts'
import type { NewRow, Row, TableName } from '../../platform/db/tables.ts'

/** Target of factories: the database, with one transaction for each row, or one transaction for all of them. */
export type RowWriter = Pick<Database, 'write'>

/** `transaction` has the scope of every client. */
export const rowWriterIn = (transaction: Transaction): RowWriter => ({
  write: (scope, work) =>
    work(scope === 'every client' ? transaction : transaction.forTenant(scope.clientId)),
})

/** Returns the stored row, including defaults. */
export async function insertRow<T extends TableName>(
  db: RowWriter,
  clientId: string,
  table: T,
  values: NewRow<T>,
): Promise<Row<T>> {
  const rows = await db.write({ clientId }, (transaction) =>
    transaction.run((tables) => tables.insert(table).values(values).returningAll()),
  )
  return rows[0] as Row<T>
}

/** Rows per statement. */
const INSERT_BATCH = 100

export async function insertRows<T extends TableName>(
  db: RowWriter,
  clientId: string,
  table: T,
  rows: NewRow<T>[],
): Promise<void> {
  await db.write({ clientId }, async (transaction) => {
    for (let from = 0; from < rows.length; from += INSERT_BATCH)
      await transaction.run((tables) =>
        tables.insert(table).values(rows.slice(from, from + INSERT_BATCH)),
      )
  })
}
