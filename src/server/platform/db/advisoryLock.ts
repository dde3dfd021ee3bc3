/** Advisory locks: a name to wait for where there is no row to lock. */
import type { Transaction } from './database.ts'
import { sql } from './sql.ts'

/** Waits for other transactions that hold the client's lock of that name, and holds it until this one ends. */
export async function lockUntilCommit(
  transaction: Transaction,
  { clientId, name }: { clientId: string; name: string },
): Promise<void> {
  const key = `${name} ${clientId}`
  await transaction.run((tables) =>
    tables.sql(
      (tenantFilter) => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))
        from clients c where c.id = ${clientId} and ${tenantFilter('c')}`,
    ),
  )
}
