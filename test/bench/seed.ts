/**
 * Makes a database to measure with: 200 clients, 2,000,000 observations of three years, half of them one client's.
 * BENCH_DATABASE_URL: of PostgreSQL, made when it is not there; without it the embedded engine in BENCH_DATA_DIR
 * (data/bench), at scale 0.05. --scale 0.05, 1 or 5: how many times as many observations.
 */
import { parseArgs } from 'node:util'
import { openBenchDatabase } from './benchDatabase.ts'
import { seedDatabase, usualScale } from './seed/seedDatabase.ts'
import { tableSizes } from './seed/seededDatabase.ts'
import { stopwatch } from './results/writeSection.ts'

const { values } = parseArgs({ options: { scale: { type: 'string' } } })
const address = process.env['BENCH_DATABASE_URL'] ?? null
const db = await openBenchDatabase(address)
try {
  const say = stopwatch()
  const scale = values.scale ? Number(values.scale) : await usualScale(db, address ? 1 : 0.05)
  const { observations, last_day } = await seedDatabase({ db, scale, say })
  say(`${observations.toLocaleString('en')} observations until ${last_day} are there`)
  console.log(await tableSizes(db.pool))
} finally {
  await db.close()
}
