/** Every connection works as a role that owns nothing and may only read; a write takes the writer's role for its transaction. */
import type { ClientBase } from 'pg'

/** Before the first migration there is no such role yet. */
export async function setReadRole(client: ClientBase): Promise<void> {
  await client.query(
    `select set_config('role', rolname, false) from pg_roles where rolname = 'liftwise_read'`,
  )
}
