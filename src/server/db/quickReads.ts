/** Quick reads share a few connections: those of one turn go to the database in one message, and need no connection each. */
import type { Writable } from 'node:stream'
import pg, { type PoolClient, type PoolConfig } from 'pg'
import { connectWithPatience, isLostConnection } from './patience.ts'
import type { Statement } from './statements.ts'

export interface QuickReads {
  /** Rejects like a pooled query when its connection is lost; the next one connects anew. */
  rowsOf<Row>(statement: Statement): Promise<Row[]>
  close(): Promise<void>
}

/** More would only take turns on the same cores. */
const CONNECTIONS = 2

interface Shared {
  client: Promise<PoolClient> | null
  waiting: number
}

export function quickReads(config: PoolConfig): QuickReads {
  const pool = new pg.Pool({ ...config, max: CONNECTIONS, pipeline: true })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const connections = Array.from({ length: CONNECTIONS }, (): Shared => ({
    client: null,
    waiting: 0,
  }))
  const leastBusy = () => connections.reduce((a, b) => (b.waiting < a.waiting ? b : a))

  return {
    rowsOf: async <Row>(statement: Statement) => {
      const shared = leastBusy()
      shared.waiting += 1
      const connecting = (shared.client ??= connectWithPatience(pool))
      try {
        const client = await connecting
        sendWithTheTurn(client)
        const { rows } = await client.query(statement)
        return rows as Row[]
      } catch (error) {
        if (isLostConnection(error) && shared.client === connecting) {
          shared.client = null
          connecting.then((client) => client.release(true)).catch(() => undefined)
        }
        throw error
      } finally {
        shared.waiting -= 1
      }
    },
    close: async () => {
      for (const shared of connections) await shared.client?.then((client) => client.release(true))
      await pool.end()
    },
  }
}

/** The driver sends each statement by itself; here they wait for the others of the same turn. */
function sendWithTheTurn(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  setImmediate(() => stream.uncork())
}
