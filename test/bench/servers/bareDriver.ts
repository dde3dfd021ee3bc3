/** A process with the plain `pg` driver behind bare HTTP, which answers each request with the statements that it was told. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { beginSession } from '#server/platform/db/databaseRoles.ts'
import { BARE_APPLICATION } from './startBareDriver.ts'
import type { SentStatement } from './processUsage.ts'
import { filled, type FreshValues } from './learnStatements.ts'

export interface BareWork {
  statements: SentStatement[]
  /** Values that change with each request; null: none. */
  fresh: FreshValues | null
}

const pool = new pg.Pool({
  connectionString: process.env['BENCH_DATABASE_URL'],
  max: 16,
  application_name: BARE_APPLICATION,
  onConnect: (client) => beginSession(client, { planCacheMode: 'auto', timeoutMs: 0 }),
})
pool.on('error', () => undefined)
let work: BareWork = { statements: [], fresh: null }

const server = createServer((request, response) => {
  request.resume()
  void answer().then(
    (body) =>
      response
        .writeHead(200, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        })
        .end(body),
    (error: unknown) => response.writeHead(500, { 'content-length': 0 }).end(String(error)),
  )
})

async function answer(): Promise<string> {
  const { statements, fresh } = work
  const [only] = statements
  if (statements.length === 1 && only) return bodyOf(await pool.query(only))
  // A transaction stays on its connection.
  const client = await pool.connect()
  try {
    let last
    for (const statement of fresh ? filled(fresh) : statements) last = await client.query(statement)
    client.release()
    return bodyOf(last)
  } catch (error) {
    client.release(true)
    throw error
  }
}

const bodyOf = (result: pg.QueryResult | undefined) =>
  JSON.stringify({ data: { rows: result?.rows } })

process.on('message', (told: BareWork | 'usage') => {
  if (told === 'usage') return
  work = told
  process.send?.('ready')
})
// Its connections wait while other servers are measured.
server.keepAliveTimeout = 120_000
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
