/**
 * Database roles: connections use a role that owns nothing and only reads; a write uses the writer's role for its
 * transaction.
 */
import type { ClientBase, Pool, PoolClient } from 'pg'

/** Does nothing before the first migration, when the role does not exist yet. */
export async function setReadRole(client: ClientBase): Promise<void> {
  await client.query(
    `select set_config('role', rolname, false) from pg_roles where rolname = 'liftwise_read'`,
  )
}

/** Runs work on the schema itself on a connection as the role that owns the tables, without a statement timeout. */
export async function withOwnerRole<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('reset role; set statement_timeout = 0')
    return await work(client)
  } finally {
    const isReader = await becomeReader(client)
    // A connection that still has the owner's role must not return to the pool.
    client.release(!isReader)
  }
}

/** Returns false where the connection is lost; the error of the work before says why. */
async function becomeReader(client: ClientBase): Promise<boolean> {
  try {
    await client.query('reset statement_timeout')
    await setReadRole(client)
    return true
  } catch {
    return false
  }
}
