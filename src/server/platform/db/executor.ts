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
import { repeatAfterLockConflict } from './lockConflict.ts'
import type { PipelinedReads } from './pipelinedReads.ts'
import { runStatement } from './runStatement.ts'
import { compileStatement } from './statements.ts'
import { type StreamRequest, streamRows } from './streamRows.ts'
import { PLANNED_BY_VALUES, policiesOf, type StatementSetting } from './statementSettings.ts'
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
      const settings = settingsOfRead(scope, rowSecurity, isPlannedByValues)
      return around(statement, () =>
        retryLostConnection(() =>
          pipelined && pipelinedReads
            ? pipelinedReads.run(statement, settings)
            : withClient(pool, (client) => runStatement(client, statement, settings)),
        ),
      )
    },
    sql: readSql,
    write: async (scope, work, { around = runDirectly, isPlannedOnce = false } = {}) => {
      assertOutsideTransaction()
      await assertWritable()
      const attempt = async (client: PoolClient) => {
        const commitHooks: (() => Promise<CommitStatement>)[] = []
        const transactionFor = (rowScope: TenantScope): Transaction => ({
          run: (build) => {
            const statement = compileStatement(rowScope, build)
            return around(statement, () => runStatement(client, statement))
          },
          sql(build) {
            return this.run((tables) => tables.sql(build))
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
      }
      const begin = beginSql(scope, 'read write', isPlannedOnce)
      return repeatAfterLockConflict(() => inTransaction(pool, begin, attempt))
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

export const readSql: Database['sql'] = function (scope, build, options) {
  return this.read(scope, (tables) => tables.sql(build), options)
}

export const runDirectly: AroundStatement = (_statement, run) => run()

/** Settings of a read's own, which travel with it. */
export const settingsOfRead = (
  scope: TenantScope,
  rowSecurity: RowSecurity,
  isPlannedByValues = false,
): StatementSetting[] => [
  ...(rowSecurity === 'everything' ? [policiesOf(scope)] : []),
  ...(isPlannedByValues ? [PLANNED_BY_VALUES] : []),
]

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
