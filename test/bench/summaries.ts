/**
 * Measures observations at scale: list, totals, summaries and analytics of one client with BENCH_OBSERVATIONS (1,000,000)
 * rows, what counting in advance costs who writes, and how soon an import is counted.
 * BENCH_DATABASE_URL: a PostgreSQL database, empty or left by an earlier run; without it the embedded engine, and no
 * writes. BENCH_SECONDS: of each measurement, 4.
 */
import { besideTheDriver } from './besideTheDriver.ts'
import { SUMMARY_CALLS } from './summaryCalls.ts'
import { importCost, writeCost } from './writeCosts.ts'

/** Only the calls whose name has it. */
const only = process.argv[2] ?? ''

const { clientId } = await besideTheDriver(
  SUMMARY_CALLS.filter(({ name }) => name.includes(only)),
  { BENCH_OBSERVATIONS: process.env['BENCH_OBSERVATIONS'] ?? '1000000' },
)
const address = process.env['BENCH_DATABASE_URL']
if (address) {
  await writeCost(address, clientId)
  await importCost(address, clientId)
}
