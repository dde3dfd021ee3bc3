/** Every connection works as a role that owns nothing and may only read; a write takes the writer's role for its transaction. */
import type { ClientBase, Pool, PoolClient } from 'pg'

/** Before the first migration there is no such role yet. */
export async function setReadRole(client: ClientBase): Promise<void> {
  await client.query(
    `select set_config('role', rolname, false) from pg_roles where rolname = 'liftwise_read'`,
  )
}

/** For work on the schema itself: a connection as the role that owns the tables, without a limit of time. */
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
