/**
 * Measures the administration's lists.
 * BENCH_DATABASE_URL: an empty PostgreSQL database; without it the embedded engine. BENCH_SECONDS: of each measurement, 4.
 */
import { besideTheDriver } from './besideTheDriver.ts'
import { LIST_CALLS } from './listCalls.ts'

/** Only the calls whose name has it. */
const only = process.argv[2] ?? ''

await besideTheDriver(LIST_CALLS.filter(({ name }) => name.includes(only)))
