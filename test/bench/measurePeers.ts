/** Measures operations of the product beside other servers and the bare driver, each alone in its process. */
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { measureInterleaved, type Rounds, type Side } from './load/interleaved.ts'
import { openRawConnection, type Perform, requestOf } from './load/underLoad.ts'
import { callersFor } from './operations/operation.ts'
import { FILTERED_DEPARTMENTS } from './operations/measuredOperations.ts'
import { type PeerOperation, TIME_ZONE } from './operations/peerOperations.ts'
import type { MeasuredBesidePeers } from './results/peersTable.ts'
import { recordStatements } from './servers/learnStatements.ts'
import { peerNode, PEERS, type PeerServer, startPeer } from './servers/peerServers.ts'
import { databaseUsage, queryProcess, type ReportedUsage } from './servers/processUsage.ts'
import { startProductServer } from './servers/productServer.ts'
import { BARE_APPLICATION, startBareDriver } from './servers/startBareDriver.ts'

interface PeersToMeasure extends Rounds {
  operations: readonly PeerOperation[]
  databaseUrl: string
  /** 'YYYY-MM-DD': of the newest observations. */
  lastDay: string
  /** Told of each operation when it has been measured. */
  say: (measured: MeasuredBesidePeers) => void
}

export async function measurePeers({
  operations,
  databaseUrl,
  lastDay,
  say,
  ...load
}: PeersToMeasure): Promise<MeasuredBesidePeers[]> {
  const learnt = await recordStatements(
    operations.map(({ operation }) => operation),
    { databaseUrl, lastDay },
  )
  const application = `measured product ${process.pid}`
  const named = new URL(databaseUrl)
  named.searchParams.set('application_name', application)
  const product = await startProductServer({ databaseUrl: named.href, execPath: peerNode() })
  const bare = await startBareDriver(databaseUrl, peerNode())
  const peers: PeerServer[] = []
  const looks = await databaseUsage(databaseUrl)
  try {
    for (const peer of PEERS)
      peers.push(await startPeer(peer, { databaseUrl, timeZone: TIME_ZONE }))
    const departments = await filteredDepartments(databaseUrl)
    const as = callersFor(product.port, lastDay)
    const sideOf = (
      { port, process: child }: Pick<PeerServer, 'port' | 'process'>,
      name: string,
      perform: Perform,
    ): Side => ({
      port,
      perform,
      usage: async () => ({
        server: (await queryProcess<ReportedUsage>(child, 'usage')).cpu,
        database: await looks.spent(name),
      }),
    })
    const measured: MeasuredBesidePeers[] = []
    for (const operation of operations) {
      const ask = await operation.operation.prepare(await as(operation.operation.as))
      const work = learnt.get(operation.operation)
      if (!work) throw new Error(`${operation.operation.name} sends no statement.`)
      const statement = work.statements.findLast(readsRows)
      if (!statement) throw new Error(`${operation.operation.name} reads no rows.`)
      await queryProcess(bare.process, { statements: [statement], fresh: null })
      const performs = new Map<PeerServer, Perform>()
      const expected = await rowsOf(product.port, ask)
      for (const server of peers) {
        const { sql, name } = server.peer
        if (sql) await queryProcess(server.process, statement)
        const document = operation.document?.({ lastDay, departments })
        const perform = sql ? ask : document && askPostGraphile(document)
        if (!perform) continue
        const rows = await rowsOf(server.port, perform, sql ? undefined : operation.shape)
        if (isDeepStrictEqual(rows, expected)) performs.set(server, perform)
        else {
          process.exitCode = 1
          console.error(
            `${name} answers ${operation.operation.name} with other rows:\n${JSON.stringify(rows).slice(0, 1_500)}\n${JSON.stringify(expected).slice(0, 1_500)}`,
          )
        }
      }
      const [ours, driver, ...others] = await measureInterleaved(
        [
          sideOf(product, application, ask),
          sideOf(bare, BARE_APPLICATION, (connection) => connection.ask(requestOf('{}'))),
          ...[...performs].map(([server, perform]) => sideOf(server, server.application, perform)),
        ],
        load,
      )
      if (!ours || !driver) continue
      const at = [...performs.keys()]
      const found = peers.map(
        (server) => [server.peer.name, others[at.indexOf(server)] ?? null] as const,
      )
      const one = { operation, ours, driver, peers: new Map(found) }
      measured.push(one)
      say(one)
    }
    return measured
  } finally {
    await looks.close()
    await Promise.all([...peers.map((server) => server.stop()), bare.stop(), product.stop()])
  }
}

/** Statements before it look up the values of its filter. */
const readsRows = ({ text }: { text: string }): boolean => /^(select|with)\b/.test(text)

async function filteredDepartments(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      `with recursive below as (select d.id from departments d where d.id = any($1)
          union select d.id from departments d join below b on d.parent_id = b.id)
        select id from below`,
      [FILTERED_DEPARTMENTS],
    )
    return rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}

function askPostGraphile(document: string): Perform {
  const request = requestOf(JSON.stringify({ query: document }))
  return (connection) => connection.ask(request)
}

/** Moments are written in several ways. */
async function rowsOf(
  port: number,
  perform: Perform,
  shape: PeerOperation['shape'] = ({ rows }) => rows,
): Promise<unknown> {
  const connection = await openRawConnection(port)
  try {
    const { data } = JSON.parse(String(await perform(connection, 0)))
    return JSON.parse(JSON.stringify(shape(data)), (_key, value: unknown) =>
      typeof value === 'string' && MOMENT.test(value) ? new Date(value).toISOString() : value,
    )
  } finally {
    connection.close()
  }
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
