/** Advisory locks, for waiting where there is no row to lock. */
import type { Transaction } from './database.ts'
import { sql } from './sql.ts'

/** Waits for other transactions that hold the client's lock of this name, then holds it until this transaction ends. */
export async function lockUntilCommit(
  transaction: Transaction,
  { clientId, name }: { clientId: string; name: string },
): Promise<void> {
  const key = `${name} ${clientId}`
  await transaction.sql(
    (tenantFilter) => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))
        from clients client where client.id = ${clientId} and ${tenantFilter('client')}`,
  )
}
