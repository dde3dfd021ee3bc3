/** Work on one connection as who owns the tables, however long a statement takes. */
import type { Pool, PoolClient } from 'pg'
import { setReadRole } from '#server/platform/db/becomeReader.ts'

export async function withOwner<T>(
  pool: Pool,
  work: (owner: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(
      'reset role; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0',
    )
    return await work(client)
  } finally {
    await client.query('reset statement_timeout; reset idle_in_transaction_session_timeout')
    await setReadRole(client)
    client.release()
  }
}
