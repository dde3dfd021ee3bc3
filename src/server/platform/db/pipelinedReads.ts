/** Runs quick reads on a few shared connections: those of one event loop turn go to the database in one message. */
import type { Writable } from 'node:stream'
import pg, { type PoolClient, type PoolConfig } from 'pg'
import { connectWithRetry, isLostConnection, logPoolErrors } from './connectionRetry.ts'
import { runStatement } from './runStatement.ts'
import type { Statement } from './statements.ts'
import type { StatementSetting } from './statementSettings.ts'

export interface PipelinedReads {
  /** Rejects like a pooled query when its connection is lost; the next read connects again. */
  run<Row>(statement: Statement, settings: readonly StatementSetting[]): Promise<Row[]>
  close(): Promise<void>
}

interface SharedConnection {
  client: Promise<PoolClient> | null
  pending: number
}

export function openPipelinedReads(config: PoolConfig, size: number): PipelinedReads {
  const pool = new pg.Pool({ ...config, max: size, pipeline: true })
  logPoolErrors(pool)
  const connections = Array.from({ length: size }, (): SharedConnection => ({
    client: null,
    pending: 0,
  }))
  let ofThisTurn: SharedConnection | null = null

  /** Shared out among all, the reads of a turn would wake a process of the database each. */
  function connectionOfTurn(): SharedConnection {
    if (ofThisTurn) return ofThisTurn
    setImmediate(() => {
      ofThisTurn = null
    })
    ofThisTurn = connections.reduce((a, b) => (b.pending < a.pending ? b : a))
    return ofThisTurn
  }

  return {
    run: async <Row>(statement: Statement, settings: readonly StatementSetting[]) => {
      const shared = connectionOfTurn()
      shared.pending += 1
      const connecting = (shared.client ??= connectWithRetry(pool))
      try {
        const client = await connecting
        corkForThisTurn(client)
        return await runStatement<Row>(client, statement, settings)
      } catch (error) {
        if (isLostConnection(error) && shared.client === connecting) {
          shared.client = null
          connecting.then((client) => client.release(true)).catch(() => undefined)
        }
        throw error
      } finally {
        shared.pending -= 1
      }
    },
    close: async () => {
      for (const shared of connections) await shared.client?.then((client) => client.release(true))
      await pool.end()
    },
  }
}

/** Buffers the statements of one turn; the driver would send each of them separately. */
function corkForThisTurn(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  setImmediate(() => stream.uncork())
}
