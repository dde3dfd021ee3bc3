/**
 * Measures what a streaming replica takes off the primary: CPU of both for each call with and without DATABASE_REPLICA_URL,
 * by turns, and how many reads still move while others write. Starts PostgreSQL servers of its own with 40,000
 * observations. Words after the command choose operations whose names contain one of them. BENCH_SECONDS of each round, 1;
 * BENCH_ROUNDS, 4.
 */
import pg from 'pg'
import { build } from '#server/app/prepare.mjs'
import { type PostgresServer, startPostgres } from '../soak/support/postgresServer.ts'
import { openBenchDatabase } from './benchDatabase.ts'
import { type Figures, measureInterleaved, type Side } from './load/interleaved.ts'
import { openRawConnection, runUnderLoad } from './load/underLoad.ts'
import { READ_OPERATIONS } from './operations/measuredOperations.ts'
import { callersFor } from './operations/operation.ts'
import { stopwatch } from './results/writeSection.ts'
import { seedDatabase } from './seed/seedDatabase.ts'
import { databaseUsage, queryProcess, type ReportedUsage } from './servers/processUsage.ts'
import { freePort, startProductServer } from './servers/productServer.ts'

const SCALE = 0.02
const CONNECTIONS = 4
const USUAL = ['list: page 1', 'total: all', 'pie: 12', 'analytics by department', 'users: page 1']
const COMMITS_PER_SECOND = [0, 10, 50, 200]
const SECONDS_OF_WRITES = 5

const words = process.argv.slice(2)
const chosen = words.length > 0 ? words : USUAL
const operations = READ_OPERATIONS.filter(
  ({ name }) => chosen.some((word) => name.includes(word)) && !name.includes('5,000'),
)

const say = stopwatch()
async function measure(server: PostgresServer): Promise<void> {
  const address = await server.createDatabase()
  const db = await openBenchDatabase(address)
  const { last_day: lastDay } = await seedDatabase({ db, scale: SCALE, say })
  await db.close()
  const replica = await server.createReplica({ hot_standby_feedback: 'on' })
  const replicaAddress = address.replace(`:${server.port}/`, `:${replica.port}/`)
  const alone = `alone ${process.pid}`
  const relieved = `relieved ${process.pid}`
  const onPrimary = await databaseUsage(address)
  const onReplica = await databaseUsage(replicaAddress)
  const metricsPort = await freePort()
  const products = [
    await startProductServer({ databaseUrl: named(address, alone) }),
    await startProductServer({
      databaseUrl: named(address, relieved),
      settings: {
        DATABASE_REPLICA_URL: named(replicaAddress, relieved),
        METRICS_PORT: String(metricsPort),
      },
    }),
  ]
  const [first, second] = products
  if (!first || !second) throw new Error('Two products are compared.')
  const callers = products.map(({ port }) => callersFor(port, lastDay))
  const answered = async () => readMetric(metricsPort, 'outcome="answered"')
  while ((await readMetric(metricsPort, 'liftwise_replica_used')) !== 1) await pause(50)
  say('two products and a replica run')
  try {
    console.log(
      '| call | CPU ms of the primary, alone | with a replica | CPU ms of the replica | CPU ms of the server, alone | with a replica | p50 ms, alone | with a replica |',
    )
    console.log('| --- | --: | --: | --: | --: | --: | --: | --: |')
    for (const { name, as, prepare } of operations) {
      const sides: Side[] = []
      for (const [place, { port, process: child }] of products.entries())
        sides.push({
          port,
          perform: await prepare(await callers[place]!(as)),
          usage: async () => ({
            server: (await queryProcess<ReportedUsage>(child, 'usage')).cpu,
            database: await onPrimary.spent(place === 0 ? alone : relieved),
          }),
        })
      const before = (await onReplica.spent(relieved)) ?? 0
      let calls = 0
      const counted = sides[1]!.perform
      sides[1]!.perform = (connection, turn) => {
        calls += 1
        return counted(connection, turn)
      }
      const [one, two] = await measureInterleaved(sides, {
        connections: CONNECTIONS,
        rounds: Number(process.env['BENCH_ROUNDS'] ?? 4),
        seconds: Number(process.env['BENCH_SECONDS'] ?? 1),
      })
      const ofReplica = (((await onReplica.spent(relieved)) ?? 0) - before) / calls
      if (one && two) console.log(lineOf(name, one, two, ofReplica))
    }
    await measureWrites()
  } finally {
    await Promise.all([onPrimary.close(), onReplica.close()])
    for (const product of products) await product.stop()
  }

  async function measureWrites(): Promise<void> {
    const list = READ_OPERATIONS.find(({ name }) => name === 'list: page 1')
    if (!list) throw new Error('There is no list to read.')
    const perform = await list.prepare(await callers[1]!(list.as))
    const writer = new pg.Client({ connectionString: address })
    await writer.connect()
    const open = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => openRawConnection(second!.port)),
    )
    console.log(
      '\n| commits a second | list pages a second | reads of the replica | p50 ms | p99 ms |',
    )
    console.log('| --: | --: | --: | --: | --: |')
    let readsPerCall = 0
    for (const rate of COMMITS_PER_SECOND) {
      const stop = new AbortController()
      let commits = 0
      const writing = (async () => {
        if (rate === 0) return
        const began = performance.now()
        while (!stop.signal.aborted) {
          await writer.query('update bench_seed set finished_at = now()')
          commits += 1
          await pause(Math.max(0, began + (commits * 1_000) / rate - performance.now()))
        }
      })()
      const before = await answered()
      const took = await runUnderLoad(open, perform, SECONDS_OF_WRITES)
      const perCall = ((await answered()) - before) / took.length
      stop.abort()
      await writing
      if (rate === 0) readsPerCall = perCall
      took.sort((a, b) => a - b)
      const at = (share: number) => (took[Math.floor(took.length * share)] ?? 0).toFixed(1)
      console.log(
        `| ${Math.round(commits / SECONDS_OF_WRITES)} | ${Math.round(took.length / SECONDS_OF_WRITES)} | ${((100 * perCall) / readsPerCall).toFixed(0)} % | ${at(0.5)} | ${at(0.99)} |`,
      )
    }
    for (const connection of open) connection.close()
    await writer.end()
  }
}

const lineOf = (name: string, alone: Figures, relieved: Figures, ofReplica: number): string =>
  `| ${[
    name,
    alone.cpu.database ?? 0,
    relieved.cpu.database ?? 0,
    ofReplica,
    alone.cpu.server,
    relieved.cpu.server,
    alone.p50,
    relieved.p50,
  ]
    .map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell))
    .join(' | ')} |`

function named(address: string, application: string): string {
  const url = new URL(address)
  url.searchParams.set('application_name', application)
  return url.href
}

async function readMetric(port: number, part: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const line = text.split('\n').find((one) => one.includes(part) && !one.startsWith('#'))
  return Number(line?.split(' ').at(-1))
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

build()
const primary = await startPostgres({ settings: { shared_buffers: '256MB' } })
try {
  await measure(primary)
} finally {
  await primary.end()
}
