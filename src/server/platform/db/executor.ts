/** Runs statements and transactions on the connections of a pool, with tenants, roles and policies applied. */
import type { Pool, PoolClient } from 'pg'
import type {
  AroundStatement,
  CommitStatement,
  Database,
  TenantScope,
  Transaction,
} from './database.ts'
import { retryLostConnection, withClient } from './connectionRetry.ts'
import type { PipelinedReads } from './pipelinedReads.ts'
import { runStatement } from './runStatement.ts'
import { compileStatement, type Statement } from './statements.ts'
import { type StreamRequest, streamRows } from './streamRows.ts'
import {
  assertOutsideTransaction,
  beginSql,
  inlineParameters,
  inTransaction,
} from './transaction.ts'

export interface Engine {
  pool: Pool
  /** null: too few connections to reserve some. */
  pipelinedReads: PipelinedReads | null
  /** Rejects with a message when nothing may be written now. */
  assertWritable: () => Promise<void>
}

/** 'everything': the policies hold for reads too. */
export type RowSecurity = 'writes' | 'everything'

export function executorOn(
  { pool, pipelinedReads, assertWritable }: Engine,
  rowSecurity: RowSecurity,
): Omit<Database, 'close'> {
  return {
    read: async (scope, build, { pipelined, isPlannedByValues, around = runDirectly } = {}) => {
      assertOutsideTransaction()
      const statement = compileStatement(scope, build)
      const begin = beginReadSql(scope, rowSecurity, isPlannedByValues)
      return around(statement, () =>
        retryLostConnection(() =>
          pipelined && pipelinedReads && rowSecurity === 'writes'
            ? pipelinedReads.run(statement)
            : withClient(pool, (client) => readOn(client, begin, statement)),
        ),
      )
    },
    write: async (scope, work, { around = runDirectly, isPlannedOnce = false } = {}) => {
      assertOutsideTransaction()
      await assertWritable()
      return inTransaction(pool, beginSql(scope, 'read write', isPlannedOnce), async (client) => {
        const commitHooks: (() => Promise<CommitStatement>)[] = []
        const transactionFor = (rowScope: TenantScope): Transaction => ({
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
    },
    stream: (scope, build, batch) => {
      assertOutsideTransaction()
      return streamRows(pool, streamRequest(scope, build, batch, rowSecurity))
    },
    ping: async () => {
      await retryLostConnection(() => withClient(pool, (client) => client.query('select 1')))
    },
  }
}

export const runDirectly: AroundStatement = (_statement, run) => run()

/** null: no transaction is needed. */
export function beginReadSql(
  scope: TenantScope,
  rowSecurity: RowSecurity,
  isPlannedByValues = false,
): string | null {
  const plans = 'set local plan_cache_mode = force_custom_plan'
  if (rowSecurity === 'writes') return isPlannedByValues ? `begin read only; ${plans}` : null
  const begin = beginSql(scope, 'read only')
  return isPlannedByValues ? `${begin}; ${plans}` : begin
}

/** `begin`: what `beginReadSql` gave. */
export async function readOn<Row>(
  client: PoolClient,
  begin: string | null,
  statement: Statement,
): Promise<Row[]> {
  if (begin === null) return runStatement(client, statement)
  await client.query(begin)
  try {
    return await runStatement(client, statement)
  } finally {
    await client.query('rollback')
  }
}

export const streamRequest = (
  scope: TenantScope,
  build: Parameters<Database['stream']>[1],
  { rows, asObjects = false }: { rows: number; asObjects?: boolean },
  rowSecurity: RowSecurity,
): StreamRequest => ({
  statement: compileStatement(scope, build),
  beginSql: rowSecurity === 'everything' ? beginSql(scope, 'read only') : 'begin read only',
  batchSize: rows,
  asObjects,
})
