/**
 * Roles of connections: the role of DATABASE_URL owns the tables, and reads in transactions that can do nothing else; a
 * write takes a role that owns no table, so that row-level security applies to it.
 */
import type { ClientBase, Pool, PoolClient, QueryResult } from 'pg'

/** PostgreSQL has it in every database, and its only member is the owner, who therefore need not be able to create roles. */
export const WRITING_ROLE = 'pg_database_owner'

const READS_ONLY = 'set default_transaction_read_only = on'

/**
 * Plans each named statement once for each connection, for any values: our statements name what drives them, and
 * planning one takes longer than running most of them. By itself PostgreSQL plans again at each call where it
 * estimates that the values make it cheaper, above all with lists of ids.
 */
const PLANNED_ONCE = 'force_generic_plan'

/** Settings that are sent with single statements (`statementSettings.ts`). */
const PREPARE_SETTINGS = `
  prepare set_planned_by_values as select set_config('plan_cache_mode', 'force_custom_plan', true);
  prepare set_policies (text, text) as
    select set_config('role', '${WRITING_ROLE}', true), set_config($1, $2, true)`

interface SessionSettings {
  planCacheMode?: string
  /** Absent: the engine has no timeouts of its own. */
  timeoutMs?: number
}

/**
 * Sets up a new connection. Said in a statement: a pooler such as PgBouncer refuses most settings that come with the
 * connection's first message.
 */
export async function beginSession(
  client: ClientBase,
  { planCacheMode = PLANNED_ONCE, timeoutMs }: SessionSettings = {},
): Promise<void> {
  const ofServer =
    timeoutMs === undefined
      ? ''
      : `set statement_timeout = ${timeoutMs}; set idle_in_transaction_session_timeout = ${timeoutMs};`
  // Compiling a plan costs more than running any statement of this application.
  await client.query(
    `${ofServer} set jit = off; set plan_cache_mode = ${planCacheMode}; ${READS_ONLY}; ${PREPARE_SETTINGS}`,
  )
}

/** Runs work on the schema itself as the role that owns the tables, which may write, and without a statement timeout. */
export async function withOwnerRole<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let timeout = '0'
  try {
    timeout = await lift(client)
    return await work(client)
  } finally {
    const isReader = await client
      .query(`set statement_timeout = '${timeout}'; ${READS_ONLY}`)
      // It is lost; the error of the work before says why.
      .then(
        () => true,
        () => false,
      )
    // A connection that still may write must not return to the pool.
    client.release(!isReader)
  }
}

/** Returns the statement timeout that there was. */
async function lift(client: ClientBase): Promise<string> {
  const answers = (await client.query(
    'show statement_timeout; set statement_timeout = 0; set default_transaction_read_only = off',
  )) as unknown as QueryResult<{ statement_timeout: string }>[]
  return answers[0]?.rows[0]?.statement_timeout ?? '0'
}

/** Rejects with a message when the role may not take the one that writes. */
export async function assertOwnsDatabase(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ role: string; database: string }>(
    `select session_user as role, current_database() as database
      where not pg_has_role(session_user, '${WRITING_ROLE}', 'member')`,
  )
  if (rows[0]) throw new Error(ownershipMissing(rows[0].role, rows[0].database))
}

export const ownershipMissing = (role: string, database: string): string =>
  `The role ${role} does not own the database. As an administrator call: alter database "${database}" owner to "${role}";`
