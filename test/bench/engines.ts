/**
 * Measures the embedded engine beside PostgreSQL with the same 100,000 observations, by turns in one run, and how soon
 * it is ready again after it was killed. BENCH_DATABASE_URL: a PostgreSQL, on which a database is made whose name ends with _engines;
 * BENCH_DATA_DIR (data/bench): the embedded engine's folder; both are seeded when they are empty. Words after the
 * command choose operations whose names contain one of them; without any, RESULTS.md is written. BENCH_SECONDS of each
 * round, 2; BENCH_ROUNDS, 3.
 */
import { once } from 'node:events'
import { build } from '#server/app/prepare.mjs'
import { benchFolder, openBenchDatabase, siblingOf } from './benchDatabase.ts'
import { measureInterleaved, median, type Figures, type Side } from './load/interleaved.ts'
import { READ_OPERATIONS } from './operations/measuredOperations.ts'
import { callersFor } from './operations/operation.ts'
import { describeMachine, stopwatch, writeSection } from './results/writeSection.ts'
import { seedDatabase, usualScale } from './seed/seedDatabase.ts'
import { databaseUsage, queryProcess, type ReportedUsage } from './servers/processUsage.ts'
import { startProductServer } from './servers/productServer.ts'

const SCALE = 0.05
const COLD_STARTS = 3
const PROMISED_RATIO = 3
const PROMISED_START = 3

const NOTES = `Two servers as in production, each on its engine with the same rows, asked by turns. Promised: a list page of the embedded
engine takes at most ${PROMISED_RATIO} × PostgreSQL's time. CPU of server and database together.`
const COLUMNS = [
  'of PostgreSQL',
  'p50 ms, embedded',
  'PostgreSQL',
  'CPU ms, embedded',
  'PostgreSQL',
]
const HEAD = [
  `| operation | ${COLUMNS.join(' | ')} | 16 at once: ${COLUMNS.join(' | ')} |`,
  `| --- |${' --: |'.repeat(2 * COLUMNS.length)}`,
].join('\n')

const given = process.env['BENCH_DATABASE_URL']
if (!given) throw new Error('BENCH_DATABASE_URL: a PostgreSQL, on which a database is made.')
const USUAL = [
  'list: page 1',
  'list: filtered',
  'total: all',
  'pie: all',
  'line: 12',
  'users: page 1',
]
const words = process.argv.slice(2)
const chosen = words.length > 0 ? words : USUAL
const operations = READ_OPERATIONS.filter(({ name }) => chosen.some((word) => name.includes(word)))

build()
const engines = [
  { databaseUrl: null, dataDir: benchFolder() },
  { databaseUrl: siblingOf(given, 'engines'), dataDir: '' },
]
let lastDay = ''
let where = ''
for (const { databaseUrl, dataDir } of engines) {
  const db = await openBenchDatabase(databaseUrl, dataDir)
  const seeded = await seedDatabase({ db, scale: await usualScale(db, SCALE), say: stopwatch() })
  lastDay = seeded.last_day
  where = await describeMachine(db.pool, seeded)
  await db.close()
}

const starts: number[] = []
for (let time = 0; time < COLD_STARTS; time += 1) {
  const killed = await startProductServer({ databaseUrl: null, dataDir: benchFolder() })
  starts.push(killed.coldStart)
  const ended = once(killed.process, 'exit')
  killed.process.kill('SIGKILL')
  await ended
}
const ready = `Ready again after \`kill -9\`: ${median(starts).toFixed(1)} s, at most ${Math.max(...starts).toFixed(1)} s (promised: ${PROMISED_START} s).`
console.log(ready)

const APPLICATION = `measured engine ${process.pid}`
const postgresUrl = engines.at(-1)?.databaseUrl ?? given
const database = await databaseUsage(postgresUrl)
const products = await Promise.all(
  engines.map(async ({ databaseUrl, dataDir }) => {
    const product = await startProductServer(
      databaseUrl ? { databaseUrl: asApplication(databaseUrl) } : { databaseUrl, dataDir },
    )
    const usage = async () => ({
      server: (await queryProcess<ReportedUsage>(product.process, 'usage')).cpu,
      database: databaseUrl ? await database.spent(APPLICATION) : 0,
    })
    return { product, usage, callerOf: callersFor(product.port, lastDay) }
  }),
)
try {
  const lines: string[] = []
  for (const { name, as, prepare } of operations) {
    const sides: Side[] = []
    for (const { product, usage, callerOf } of products)
      sides.push({ port: product.port, usage, perform: await prepare(await callerOf(as)) })
    const cells: string[] = []
    for (const connections of [1, 16]) {
      const [embedded, postgres] = await measureInterleaved(sides, {
        connections,
        rounds: Number(process.env['BENCH_ROUNDS'] ?? 3),
        seconds: Number(process.env['BENCH_SECONDS'] ?? 2),
      })
      if (embedded && postgres) cells.push(...cellsOf(embedded, postgres))
    }
    lines.push(`| ${[name, ...cells].join(' | ')} |`)
    console.log(lines.at(-1))
  }
  const text = [NOTES, ready, [HEAD, ...lines].join('\n')].join('\n\n')
  if (words.length === 0) writeSection('Embedded engine beside PostgreSQL', `${where}\n\n${text}`)
} finally {
  await database.close()
  for (const { product } of products) await product.stop()
}

function cellsOf(embedded: Figures, postgres: Figures): string[] {
  const ratio = embedded.p50 / postgres.p50
  const shown = `${ratio.toFixed(2)} ×`
  const cpuOf = ({ cpu }: Figures) =>
    cpu.database === null ? '–' : (cpu.server + cpu.database).toFixed(2)
  return [
    ratio > PROMISED_RATIO ? `**${shown}**` : shown,
    embedded.p50.toFixed(2),
    postgres.p50.toFixed(2),
    cpuOf(embedded),
    cpuOf(postgres),
  ]
}

function asApplication(address: string): string {
  const url = new URL(address)
  url.searchParams.set('application_name', APPLICATION)
  return url.href
}
