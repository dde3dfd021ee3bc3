/**
 * Measures the product on a seeded database beside the bare driver with the same SQL, in the same run.
 * `npm run bench -- product list`: only what has 'list' in its name; RESULTS.md is written by whole runs.
 * BENCH_DATABASE_URL: a PostgreSQL database, seeded at scale 1 when it is empty; without it the embedded engine in
 * BENCH_DATA_DIR (data/bench), at 100,000 observations. BENCH_SECONDS of each round, 2; BENCH_ROUNDS, 3.
 */
import { build } from '#server/app/prepare.mjs'
import { benchFolder, openBenchDatabase } from './benchDatabase.ts'
import { writeSection, describeMachine, stopwatch } from './results/writeSection.ts'
import type { Bench } from './sections/section.ts'
import { SECTIONS } from './sections/sections.ts'
import { seedDatabase, usualScale } from './seed/seedDatabase.ts'

build()
const databaseUrl = process.env['BENCH_DATABASE_URL'] ?? null
const only = process.argv[2] ?? ''
const db = await openBenchDatabase(databaseUrl)
const seeded = await seedDatabase({
  db,
  scale: await usualScale(db, databaseUrl ? 1 : 0.05),
  say: stopwatch(),
})
const where = await describeMachine(db.pool, seeded)
await db.close()

const bench: Bench = {
  databaseUrl,
  dataDir: benchFolder(),
  seeded,
  only,
  rounds: Number(process.env['BENCH_ROUNDS'] ?? 3),
  seconds: Number(process.env['BENCH_SECONDS'] ?? 2),
}
const title = databaseUrl ? 'on PostgreSQL' : 'on the embedded engine'
for (const { name, measure } of SECTIONS) {
  const text = await measure(bench)
  if (!text) continue
  if (only) console.log(`\n${text}\n`)
  else writeSection(`${name} ${title}`, `${where}\n\n${text}`)
}
