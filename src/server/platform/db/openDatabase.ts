/** Opens PostgreSQL or the embedded engine behind one executor that applies tenants, roles and policies. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { isUuid } from '#domain/uuid.ts'
import pg, { type Pool, type PoolClient } from 'pg'
import type {
  AroundStatement,
  CommitStatement,
  Database,
  ReadOptions,
  TenantScope,
  Transaction,
} from './database.ts'
import { WRITING_ROLE } from './databaseRoles.ts'
import { openEmbedded } from './embedded/openEmbedded.ts'
import type { Engine } from './engine.ts'
import {
  begin,
  rollbackFails,
  retryLostConnection,
  withClient,
  isLostConnection,
} from './connectionRetry.ts'
import { openPostgres } from './openPostgres.ts'
import { DEFAULT_POOL_SIZE, DEFAULT_STATEMENT_SECONDS } from '../settings/settings.ts'
import { REPLICA_TIMEOUT_MS } from './replicas/replica.ts'
import type { Replicas } from './replicas/replicas.ts'
import { runStatement } from './runStatement.ts'
import { type StreamRequest, streamRows, streamRowsOn } from './streamRows.ts'
import { type Statement, compileStatement } from './statements.ts'

export interface DatabaseSettings {
  /** null: embedded in `dataDir`. */
  databaseUrl: string | null
  /** A folder; or for tests 'memory://', which may go on with the path of an archive to begin with. */
  dataDir: string
  rowSecurity: 'writes' | 'everything'
  /** Maximum number of connections to each PostgreSQL server; the embedded engine has one. */
  databasePoolSize?: number
  /** Longest statement on PostgreSQL. */
  statementSeconds?: number
  /** Longest statement of the embedded engine; a minute, if not set. */
  embeddedTimeoutMs?: number
  /** Connection strings of streaming replicas. */
  replicaUrls?: readonly string[]
}

export async function openDatabase(settings: DatabaseSettings): Promise<Database & { pool: Pool }> {
  const engine = settings.databaseUrl
    ? await openPostgres(
        settings.databaseUrl,
        {
          poolSize: settings.databasePoolSize ?? DEFAULT_POOL_SIZE,
          statementSeconds: settings.statementSeconds ?? DEFAULT_STATEMENT_SECONDS,
        },
        settings.replicaUrls ?? [],
      )
    : await openEmbedded(settings.dataDir, settings.embeddedTimeoutMs)
  const { pool } = engine
  /** Answers the reads: a copy while the embedded engine writes much. */
  let readPool = pool
  let closing: Promise<unknown> = Promise.resolve()
  const inTurn = engine.hasOneConnection ? serialQueue() : runNow

  const read: Database['read'] = async (scope, build, options = {}) => {
    assertOutsideTransaction()
    const statement = compileStatement(scope, build)
    const { around = runDirectly } = options
    return around(statement, () => runRead(scope, statement, options))
  }

  const runRead = async <Row>(
    scope: TenantScope,
    statement: Statement,
    { pipelined, isPlannedByValues = false, route }: ReadOptions,
  ): Promise<Row[]> => {
    const begin = beginReadSql(scope, isPlannedByValues)
    const answer = await route?.run((client) =>
      readOn<Row>(client, begin, { ...statement, query_timeout: REPLICA_TIMEOUT_MS }),
    )
    if (answer) return answer.result
    const { pipelinedReads } = engine
    return retryLostConnection(() =>
      pipelined && pipelinedReads && settings.rowSecurity === 'writes'
        ? pipelinedReads.run(statement)
        : withClient(readPool, (client) => readOn<Row>(client, begin, statement)),
    )
  }

  /** null: no transaction is needed. */
  const beginReadSql = (scope: TenantScope, isPlannedByValues: boolean): string | null => {
    const plans = 'set local plan_cache_mode = force_custom_plan'
    if (settings.rowSecurity === 'writes')
      return isPlannedByValues ? `begin read only; ${plans}` : null
    const begin = beginSql(scope, 'read only')
    return isPlannedByValues ? `${begin}; ${plans}` : begin
  }

  const readOn = async <Row>(
    client: PoolClient,
    begin: string | null,
    statement: Statement,
  ): Promise<Row[]> => {
    if (begin === null) return runStatement(client, statement)
    await client.query(begin)
    try {
      return await runStatement(client, statement)
    } finally {
      await client.query('rollback')
    }
  }

  const writeNow: Database['write'] = async (
    scope,
    work,
    { around = runDirectly, traceparent = null, isPlannedOnce = false } = {},
  ) => {
    await engine.assertWritable()
    const begin = beginSql(scope, 'read write', isPlannedOnce)
    return inTransaction(pool, begin, async (client) => {
      const commitHooks: (() => Promise<CommitStatement>)[] = []
      const transactionFor = (rowScope: TenantScope): Transaction => ({
        traceparent,
        run: (build) => {
          const statement = compileStatement(rowScope, build)
          return around(statement, () => runStatement(client, statement))
        },
        onCommit: (hook) => commitHooks.push(hook),
        forTenant: (clientId) => {
          if (rowScope !== 'every client' && rowScope.clientId !== clientId)
            throw new Error('This transaction reaches another client.')
          return transactionFor({ clientId })
        },
      })
      const result = await work(transactionFor(scope))
      const statements: string[] = []
      for (const lastWork of commitHooks)
        statements.push(inlineParameters(compileStatement(scope, await lastWork())))
      return { result, statements }
    })
  }

  /** Answers reads from a copy while `work` keeps the engine's only connection; without a copy they wait. */
  const aside = async <T>(work: (hasCopy: boolean) => Promise<T>): Promise<T> => {
    const copy = await engine.openReadCopy()
    if (!copy) return work(false)
    readPool = copy.pool
    try {
      return await work(true)
    } finally {
      readPool = pool
      closing = Promise.all([closing, copy.close().catch(() => undefined)])
    }
  }
  const stopUpkeep = engine.startUpkeep((work) => inTurn(() => aside(work)))

  const write: Database['write'] = async (scope, work, options = {}) => {
    assertOutsideTransaction()
    if ((options.rowCount ?? 0) < MANY_ROWS) return inTurn(() => writeNow(scope, work, options))
    return inTurn(() =>
      aside(async (hasCopy) => {
        const result = await writeNow(scope, work, options)
        // Later it would keep reads waiting. When it fails, the upkeep comes back to it.
        if (hasCopy) await engine.tidy().catch(() => undefined)
        return result
      }),
    )
  }

  const stream: Database['stream'] = (scope, build, { rows, asObjects = false, rowCount = 0 }) => {
    assertOutsideTransaction()
    const request = {
      statement: compileStatement(scope, build),
      beginSql:
        settings.rowSecurity === 'everything' ? beginSql(scope, 'read only') : 'begin read only',
      batchSize: rows,
      asObjects,
    }
    if (engine.replicas) return streamFromReplica(engine, engine.replicas, request)
    return rowCount < MANY_ROWS ? streamRows(engine, request) : streamFromCopy(engine, request)
  }

  return {
    ...(engine.replicas && { replicas: engine.replicas }),
    pool,
    read,
    write,
    stream,
    ping: async () => {
      await retryLostConnection(() => withClient(readPool, (client) => client.query('select 1')))
    },
    close: async () => {
      await stopUpkeep()
      await closing
      await engine.close()
    },
  }
}

/** Fewer keep the only connection of the embedded engine for less time than a copy takes. */
const MANY_ROWS = 2_000

async function* streamFromCopy<Row extends object>(
  engine: Engine,
  request: StreamRequest,
): AsyncGenerator<Row[], void, undefined> {
  const copy = await engine.openReadCopy()
  try {
    const source = copy ? { ...engine, pool: copy.pool, hasOneConnection: false } : engine
    yield* streamRows<Row>(source, request)
  } finally {
    await copy?.close()
  }
}

const runDirectly: AroundStatement = (_statement, run) => run()

async function* streamFromReplica<Row extends object>(
  engine: Engine,
  replicas: Replicas,
  request: StreamRequest,
): AsyncGenerator<Row[], void, undefined> {
  const lent = await replicas.connectForStream()
  if (!lent) {
    yield* streamRows<Row>(engine, request)
    return
  }
  // Only the first rows may come from elsewhere after a failure: what was handed out cannot be taken back.
  let hasBegun = false
  try {
    for await (const batch of streamRowsOn<Row>(lent.client, request)) {
      hasBegun = true
      yield batch
    }
  } catch (error) {
    lent.replica.avoidStreams()
    if (hasBegun) throw error
    yield* streamRows<Row>(engine, request)
  }
}

type RunWork = <T>(work: () => Promise<T>) => Promise<T>

const runNow: RunWork = (work) => work()

/** Runs one piece of work after the other. */
function serialQueue(): RunWork {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const current = last.then(work)
    last = current.catch(() => undefined)
    return current
  }
}

/**
 * Tracks calls with an open transaction: with only one connection, waiting for another one inside it would never end.
 * Such a mistake in the code is detected outside production only, since tracking slows every call.
 */
const transactionStorage =
  process.env['NODE_ENV'] === 'production' ? null : new AsyncLocalStorage<{ open: boolean }>()

function assertOutsideTransaction(): void {
  if (transactionStorage?.getStore()?.open)
    throw new Error('Inside a transaction use the transaction, not the database.')
}

/** Runs `work` as the application's role under the policies that `opening` sets. */
async function inTransaction<T>(
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
function inlineParameters({ text, values }: Statement): string {
  return text.replace(/\$(\d+)/g, (_placeholder, number: string) => {
    const value = values[Number(number) - 1]
    if (typeof value !== 'string') throw new Error('A last statement takes texts only.')
    return pg.escapeLiteral(value)
  })
}

/** Renders one message to the server instead of three. The id becomes part of the SQL text, so it must be a UUID. */
function beginSql(
  scope: TenantScope,
  mode: 'read only' | 'read write',
  isPlannedOnce = mode === 'read only',
): string {
  // Most writes handle any number of rows in a statement, so PostgreSQL may plan them by their values.
  const plans = isPlannedOnce ? '' : ' set local plan_cache_mode = auto;'
  const prefix = `begin ${mode}; set local role ${WRITING_ROLE};${plans}`
  if (scope === 'every client') return `${prefix} set local app.every_client = 'on'`
  if (!isUuid(scope.clientId)) throw new Error('A client id must be a UUID.')
  return `${prefix} set local app.client_id = '${scope.clientId}'`
}
