/** One statement that writes, in a transaction of its own. */
import type { Compilable } from 'kysely'
import type { Database, TenantScope, WritableTables } from '#server/platform/db/database.ts'

export const writeRows = <Row>(
  db: Database,
  scope: TenantScope,
  statement: (tables: WritableTables) => Compilable<Row>,
): Promise<Row[]> => db.write(scope, (transaction) => transaction.run(statement))
