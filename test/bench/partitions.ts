/**
 * Measures what tables divided by client cost: the same operations, by turns, on the seeded database of BENCH_DATABASE_URL
 * and on a copy of it whose tables are divided, which is made when it is missing and stays.
 * `npm run bench:partitions -- list,total`: only what has one of these in its name. BENCH_PARTITIONS, 16; BENCH_SECONDS of each round,
 * 2; BENCH_ROUNDS, 3.
 */
import { build } from '#server/app/prepare.mjs'
import { withOwnerRole } from '#server/platform/db/databaseRoles.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { partitionTables } from '#server/platform/db/partitionTables.ts'
import { copyBenchDatabase, openBenchDatabase } from './benchDatabase.ts'
import { measureInterleaved, type Figures } from './load/interleaved.ts'
import { ADD_OBSERVATION, READ_OPERATIONS } from './operations/measuredOperations.ts'
import { callersFor, SIGN_IN, type Operation } from './operations/operation.ts'
import { describeMachine, stopwatch, writeSection } from './results/writeSection.ts'
import { readSeeded } from './seed/seededDatabase.ts'
import { databaseUsage, queryProcess, type ReportedUsage } from './servers/processUsage.ts'
import { startProductServer } from './servers/productServer.ts'

const plainUrl = process.env['BENCH_DATABASE_URL']
if (!plainUrl) throw new Error('BENCH_DATABASE_URL: a seeded PostgreSQL database.')
const partitions = Number(process.env['BENCH_PARTITIONS'] ?? 16)
const only = (process.argv[2] ?? '').split(',')

build()
const plain = await openBenchDatabase(plainUrl)
await migrate(plain)
const seeded = await readSeeded(plain.pool)
if (!seeded) throw new Error('The database was not seeded: npm run bench:seed does it.')
const where = await describeMachine(plain.pool, seeded)
await plain.close()
const dividedUrl = await copyBenchDatabase(plainUrl, `divided_${partitions}`)
const divided = await openDatabase({ databaseUrl: dividedUrl, dataDir: '', rowSecurity: 'writes' })
await migrate(divided)
await withOwnerRole(divided.pool, (client) => partitionTables(client, partitions, stopwatch()))
await divided.close()

const servers = [await serve(plainUrl), await serve(dividedUrl)]
const lines = [
  `| operation | p50 ms | divided | answers/s | divided | CPU ms, database | divided | times |`,
  `| --- | --: | --: | --: | --: | --: | --: | --: |`,
]
try {
  for (const operation of [...READ_OPERATIONS, ADD_OBSERVATION, SIGN_IN])
    if (only.some((word) => operation.name.includes(word))) {
      lines.push(await measure(operation))
      console.log(lines.at(-1))
    }
} finally {
  for (const { stop } of servers) await stop()
}
if (!process.argv[2])
  writeSection(
    'Tables divided by client on PostgreSQL',
    `${where} ${partitions} partitions.\n\n${lines.join('\n')}`,
  )

async function serve(databaseUrl: string) {
  const application = `measured ${new URL(databaseUrl).pathname.slice(1)} ${process.pid}`
  const address = new URL(databaseUrl)
  address.searchParams.set('application_name', application)
  const server = await startProductServer({ databaseUrl: address.href })
  const looks = await databaseUsage(databaseUrl)
  return {
    port: server.port,
    as: callersFor(server.port, seeded?.last_day ?? ''),
    usage: async () => ({
      server: (await queryProcess<ReportedUsage>(server.process, 'usage')).cpu,
      database: await looks.spent(application),
    }),
    stop: async () => {
      await server.stop()
      await looks.close()
    },
  }
}

async function measure(operation: Operation): Promise<string> {
  const sides = await Promise.all(
    servers.map(async ({ port, as, usage }) => ({
      port,
      usage,
      perform: await operation.prepare(await as(operation.as)),
    })),
  )
  const [one, other] = await measureInterleaved(sides, {
    connections: 4,
    rounds: Number(process.env['BENCH_ROUNDS'] ?? 3),
    seconds: Number(process.env['BENCH_SECONDS'] ?? 2),
  })
  if (!one || !other) throw new Error('Nothing was measured.')
  const both = (figure: (figures: Figures) => number, digits: number) =>
    [one, other].map((figures) => figure(figures).toFixed(digits))
  const cpu = ({ cpu: { database } }: Figures) => database ?? Number.NaN
  return `| ${[
    operation.name,
    ...both(({ p50 }) => p50, 2),
    ...both(({ perSecond }) => perSecond, 0),
    ...both(cpu, 2),
    (cpu(other) / cpu(one)).toFixed(2),
  ].join(' | ')} |`
}
