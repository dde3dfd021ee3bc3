/** For work on the schema itself: a connection as the role that owns the tables, without a limit of time. */
import type { Pool, PoolClient } from 'pg'
import { setReadRole } from './becomeReader.ts'

export async function withOwnerRole<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let isReader = false
  try {
    await client.query('reset role; set statement_timeout = 0')
    return await work(client)
  } finally {
    try {
      await client.query('reset statement_timeout')
      await setReadRole(client)
      isReader = true
    } finally {
      // Nobody else may have a connection that is still the owner's.
      client.release(!isReader)
    }
  }
}
