/** Recognises a pooler in front of PostgreSQL, such as PgBouncer, that gives each transaction another connection. */
import pg, { type ClientBase } from 'pg'

export const POOLER_SHARES =
  'DATABASE_URL leads to a pooler that gives each transaction another connection (PgBouncer: pool_mode = transaction). Liftwise keeps settings and prepared statements in its connections: set pool_mode = session there, or connect to PostgreSQL itself.'

const TIMEOUT_MS = 3_000
/** A pooler with several idle connections may give the same one twice by chance. */
const ATTEMPTS = 8

/** Returns whether transactions of a connection may run on others. `client` is a connection to that address. */
export async function sharesConnections(
  client: ClientBase,
  connectionString: string,
): Promise<boolean> {
  // A pooler tells its clients a number of its own.
  const { processID } = client as ClientBase & { processID: number | null }
  if ((await backendOf(client)) === processID) return false
  const config = {
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    application_name: 'liftwise',
  }
  const [idle, busy] = [new pg.Client(config), new pg.Client(config)]
  for (const one of [idle, busy]) one.on('error', () => undefined)
  try {
    await Promise.all([idle.connect(), busy.connect()])
    const own = await backendOf(idle)
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await busy.query('begin')
      const isTaken = (await backendOf(busy)) === own
      if (isTaken || (await backendOf(idle)) !== own) return true
      await busy.query('rollback')
    }
    return false
  } catch (error) {
    // The second waits for a connection of its own where the pooler has no more.
    if (error instanceof Error && error.message === 'Query read timeout') return false
    throw error
  } finally {
    await Promise.all([idle, busy].map((one) => one.end().catch(() => undefined)))
  }
}

async function backendOf(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}
