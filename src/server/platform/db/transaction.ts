/** Runs work in a transaction of the application's role, under the row-level policies of a tenant scope. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { isUuid } from '#domain/uuid.ts'
import pg, { type Pool, type PoolClient } from 'pg'
import { begin, isLostConnection, rollbackFails } from './connectionRetry.ts'
import type { TenantScope } from './database.ts'
import { WRITING_ROLE } from './databaseRoles.ts'
import type { Statement } from './statements.ts'

/**
 * Tracks calls with an open transaction: with only one connection, waiting for another one inside it would never end.
 * Such a mistake in the code is detected outside production only, since tracking slows every call.
 */
const transactionStorage =
  process.env['NODE_ENV'] === 'production' ? null : new AsyncLocalStorage<{ open: boolean }>()

export function assertOutsideTransaction(): void {
  if (transactionStorage?.getStore()?.open)
    throw new Error('Inside a transaction use the transaction, not the database.')
}

/** Runs `work` as the application's role under the policies that `opening` sets. */
export async function inTransaction<T>(
  pool: Pool,
  opening: string,
  work: (client: PoolClient) => Promise<TransactionResult<T>>,
): Promise<T> {
  const client = await begin(pool, opening)
  const state = { open: true }
  let lost = false
  try {
    const { result, statements } = await (transactionStorage
      ? transactionStorage.run(state, () => work(client))
      : work(client))
    const answers = await client.query([...statements, 'commit'].join(';\n')).catch(toCommitError)
    // A statement failed but `work` continued: PostgreSQL answers the commit with a rollback.
    if ([answers].flat().at(-1)?.command !== 'COMMIT') throw new Error(NOTHING_SAVED)
    return result
  } catch (error) {
    lost = isLostConnection(error) || (await rollbackFails(client))
    throw error
  } finally {
    state.open = false
    client.release(lost)
  }
}

interface TransactionResult<T> {
  result: T
  /** Sent with the commit. */
  statements: string[]
}

const NOTHING_SAVED = 'A statement of this transaction failed, so nothing was saved.'

/** Throws the error that a separate commit would give after a failed statement. */
function toCommitError(error: unknown): never {
  const { code } = error as { code?: unknown }
  throw code === IN_FAILED_TRANSACTION ? new Error(NOTHING_SAVED, { cause: error }) : error
}

const IN_FAILED_TRANSACTION = '25P02'

/** Inlines the parameters, since a message of several statements cannot have any. */
export function inlineParameters({ text, values }: Statement): string {
  return text.replace(/\$(\d+)/g, (_placeholder, number: string) => {
    const value = values[Number(number) - 1]
    if (typeof value !== 'string') throw new Error('A last statement takes texts only.')
    return pg.escapeLiteral(value)
  })
}

/** Renders one message to the server instead of three. The id becomes part of the SQL text, so it must be a UUID. */
export function beginSql(
  scope: TenantScope,
  mode: 'read only' | 'read write',
  isPlannedOnce = mode === 'read only',
): string {
  // Most writes handle any number of rows in a statement, so PostgreSQL may plan them by their values.
  const plans = isPlannedOnce ? '' : ' set local plan_cache_mode = auto;'
  const prefix = `begin ${mode}; set local role ${WRITING_ROLE};${plans}`
  const [name, value] = tenantSetting(scope)
  return `${prefix} set local ${name} = '${value}'`
}

/** Returns the setting that the policies read, which may be part of an SQL text. */
export function tenantSetting(scope: TenantScope): [name: string, value: string] {
  if (scope === 'every client') return ['app.every_client', 'on']
  if (!isUuid(scope.clientId)) throw new Error('A client id must be a UUID.')
  return ['app.client_id', scope.clientId]
}
