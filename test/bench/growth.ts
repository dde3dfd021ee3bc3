/**
 * Measures how the cost of reading grows with the table: the same operations on the database of
 * BENCH_DATABASE_URL (scale 1) and on others beside it (its name with _005, _5), which are seeded when they are missing.
 * BENCH_SCALES, '0.05,1': 5 has 10,000,000 observations. BENCH_SECONDS of each round, 2; BENCH_ROUNDS, 3.
 */
import { build } from '#server/app/prepare.mjs'
import { measureOperations, type MeasuredOperation } from './measureOperations.ts'
import { openBenchDatabase, siblingOf } from './benchDatabase.ts'
import { READ_OPERATIONS } from './operations/measuredOperations.ts'
import { growthTable } from './results/resultTables.ts'
import { writeSection, describeMachine, stopwatch } from './results/writeSection.ts'
import { requireDiskSpace, seedDatabase } from './seed/seedDatabase.ts'

const given = process.env['BENCH_DATABASE_URL']
if (!given) throw new Error('BENCH_DATABASE_URL: a PostgreSQL, on which databases are made.')
const scales = (process.env['BENCH_SCALES'] ?? '0.05,1').split(',').map(Number)
const only = process.argv[2] ?? ''
const operations = READ_OPERATIONS.filter(({ name }) => name.includes(only))

build()
const grown: { observations: number; measured: MeasuredOperation[] }[] = []
let where = ''
for (const scale of scales) {
  const databaseUrl = scale === 1 ? given : siblingOf(given, String(scale).replace('.', ''))
  const db = await openBenchDatabase(databaseUrl)
  await requireDiskSpace(db.pool, scale)
  const seeded = await seedDatabase({ db, scale, say: stopwatch() })
  where = await describeMachine(db.pool, seeded)
  await db.close()
  console.log(`${seeded.observations.toLocaleString('en')} observations`)
  const { measured } = await measureOperations({
    operations,
    databaseUrl,
    dataDir: '',
    lastDay: seeded.last_day,
    connections: [1],
    rounds: Number(process.env['BENCH_ROUNDS'] ?? 3),
    seconds: Number(process.env['BENCH_SECONDS'] ?? 2),
    say: ({ operation, at }) =>
      console.log(`${operation.name.padEnd(34)} p50 ${at.get(1)?.product.p50.toFixed(2)} ms`),
  })
  grown.push({ observations: seeded.observations, measured })
}
const text = growthTable(grown)
console.log(text)
if (!only) writeSection('Growth on PostgreSQL', `${where}\n\n${text}`)
