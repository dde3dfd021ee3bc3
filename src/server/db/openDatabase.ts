/** Opens PostgreSQL or the embedded engine behind one executor that knows tenants, roles and policies. */
import { AsyncLocalStorage } from 'node:async_hooks'
import pg, { type Pool, type PoolClient } from 'pg'
import type { Database, LastStatement, Reach, Transaction } from './database.ts'
import { openEmbedded } from './embedded/openEmbedded.ts'
import { begun, failsToRollBack, untilConnected, withClient } from './connections.ts'
import { isLostConnection } from './patience.ts'
import { openPostgres } from './openPostgres.ts'
import { streamRows } from './streamRows.ts'
import { type Statement, statementOf } from './statements.ts'

export interface DatabaseSettings {
  /** null: embedded in `dataDir`. */
  databaseUrl: string | null
  /** A folder, or 'memory://' for tests. */
  dataDir: string
  rowSecurity: 'writes' | 'everything'
}

export async function openDatabase(settings: DatabaseSettings): Promise<Database & { pool: Pool }> {
  const engine = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl)
    : await openEmbedded(settings.dataDir)
  const { pool } = engine

  const read: Database['read'] = async (reach, build, { isQuick } = {}) => {
    refuseInsideTransaction()
    const statement = statementOf(reach, build)
    if (settings.rowSecurity === 'everything')
      return inTransaction(pool, openingOf(reach, 'read only'), async (client) => ({
        result: await rowsOf(client, statement),
        statements: [],
      }))
    const { quick } = engine
    if (isQuick && quick) return untilConnected(() => quick.rowsOf(statement))
    return untilConnected(() => withClient(pool, (client) => rowsOf(client, statement)))
  }

  const write: Database['write'] = async (reach, work) => {
    refuseInsideTransaction()
    await engine.beforeWrite()
    return inTransaction(pool, openingOf(reach, 'read write'), async (client) => {
      const last: (() => Promise<LastStatement>)[] = []
      const transactionOf = (rows: Reach): Transaction => ({
        run: (build) => rowsOf(client, statementOf(rows, build)),
        beforeCommit: (lastWork) => last.push(lastWork),
        within: (clientId) => {
          if (rows !== 'every client' && rows.clientId !== clientId)
            throw new Error('This transaction reaches another client.')
          return transactionOf({ clientId })
        },
      })
      const result = await work(transactionOf(reach))
      const statements: string[] = []
      for (const lastWork of last)
        statements.push(withoutParameters(statementOf(reach, await lastWork())))
      return { result, statements }
    })
  }

  const stream: Database['stream'] = (reach, build, { rows }) => {
    refuseInsideTransaction()
    return streamRows(engine, {
      statement: statementOf(reach, build),
      opening:
        settings.rowSecurity === 'everything' ? openingOf(reach, 'read only') : 'begin read only',
      rows,
    })
  }

  return {
    pool,
    read,
    write,
    stream,
    ping: async () => {
      await untilConnected(() => withClient(pool, (client) => client.query('select 1')))
    },
    close: () => engine.close(),
  }
}

async function rowsOf<Row>(client: PoolClient, statement: Statement): Promise<Row[]> {
  const { rows } = await client.query(statement)
  return rows as Row[]
}

/**
 * Calls whose transaction is open: another connection inside one would wait for ever where there is only one. A mistake
 * of ours, so it is looked for where we work; in production following every call would slow each of them.
 */
const transactions =
  process.env['NODE_ENV'] === 'production' ? null : new AsyncLocalStorage<{ open: boolean }>()

function refuseInsideTransaction(): void {
  if (transactions?.getStore()?.open)
    throw new Error('Inside a transaction use the transaction, not the database.')
}

/** Everything inside runs as the application's role under the policies of the opening's reach. */
async function inTransaction<T>(
  pool: Pool,
  opening: string,
  work: (client: PoolClient) => Promise<Worked<T>>,
): Promise<T> {
  const client = await begun(pool, opening)
  const state = { open: true }
  let lost = false
  try {
    const { result, statements } = await (transactions
      ? transactions.run(state, () => work(client))
      : work(client))
    const answers = await client.query([...statements, 'commit'].join(';\n')).catch(namingFailure)
    // A statement failed and `work` went on: PostgreSQL answers the commit with a rollback.
    if ([answers].flat().at(-1)?.command !== 'COMMIT') throw new Error(NOTHING_SAVED)
    return result
  } catch (error) {
    lost = isLostConnection(error) || (await failsToRollBack(client))
    throw error
  } finally {
    state.open = false
    client.release(lost)
  }
}

interface Worked<T> {
  result: T
  /** Sent with the commit. */
  statements: string[]
}

const NOTHING_SAVED = 'A statement of this transaction failed, so nothing was saved.'

/** As the commit alone would be answered when a statement failed before. */
function namingFailure(error: unknown): never {
  const { code } = error as { code?: unknown }
  throw code === IN_FAILED_TRANSACTION ? new Error(NOTHING_SAVED, { cause: error }) : error
}

const IN_FAILED_TRANSACTION = '25P02'

/** A message of several statements has no parameters. */
function withoutParameters({ text, values }: Statement): string {
  return text.replace(/\$(\d+)/g, (_placeholder, number: string) => {
    const value = values[Number(number) - 1]
    if (typeof value !== 'string') throw new Error('A last statement takes texts only.')
    return pg.escapeLiteral(value)
  })
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** One message to the server instead of three. The id becomes part of its text, so nothing but an id gets through. */
function openingOf(reach: Reach, mode: 'read only' | 'read write'): string {
  const begin = `begin ${mode}; set local role liftwise_app;`
  if (reach === 'every client') return `${begin} set local app.every_client = 'on'`
  if (!UUID.test(reach.clientId)) throw new Error('A client id must be a UUID.')
  return `${begin} set local app.client_id = '${reach.clientId}'`
}
