/** SIGTERM while people read and write: what is in flight is answered, then the process ends. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Finding, Soak, SoakRow } from '../soakRow.ts'
import { type Caller, CallLost, NORTHWIND, signIn } from '../support/caller.ts'
import { checkLedger } from '../support/checkLedger.ts'
import { faultsOf, seconds, spread } from '../support/figures.ts'
import { newLedger, signInWriters } from '../support/writers.ts'

export const shutdown: SoakRow = {
  name: 'shutdown',
  promise: 'Nothing in flight fails, exit code 0 within 10 s',
  engines: ['embedded', 'postgres'],
  unit: 'rounds',
  quick: 2,
  full: 20,
  run,
}

const EXIT_MS = 10_000
const WRITERS = 6
const READERS = 6
const BUSY_MS = 1_500

async function run({ count, install, progress }: Soak): Promise<Finding> {
  const installation = await install()
  const ledger = newLedger()
  const took: number[] = []
  const faults: string[] = []
  let calls = 0
  let neverTaken = 0
  for (let round = 1; round <= count; round += 1) {
    const product = await installation.start()
    const { port } = installation
    const writers = await signInWriters(port, WRITERS, ledger)
    const reader = await signIn(port, NORTHWIND[0]!)
    const repeat = async (call: () => Promise<unknown>) => {
      for (;;)
        try {
          await call()
          calls += 1
        } catch (error) {
          // A connection that the closing port never took carries nothing in flight.
          if (error instanceof CallLost && error.connection === 'new') neverTaken += 1
          else if (!(error instanceof CallLost) || error.connection === 'used')
            faults.push(`In flight: ${String(error)}`)
          return
        }
    }
    const working = [
      ...writers.map(({ write }) => repeat(write)),
      ...Array.from({ length: READERS }, () => repeat(() => reader.call(LISTS))),
      repeat(() => exportObservations(reader)),
    ]
    await wait(BUSY_MS)
    const ended = await product.stop()
    await Promise.all(working)
    took.push(ended.took)
    if (ended.code !== 0) faults.push(`It ended with ${ended.code}: ${product.output()}`)
    progress(`round ${round}, ended after ${seconds(ended.took)}`)
  }
  return {
    figure: `${calls} calls answered, ${neverTaken} new connections reset before any answer; ended: ${spread(took, seconds)}`,
    faults: [
      ...new Set(faults),
      ...(await checkLedger(installation, ledger)),
      ...faultsOf([Math.max(...took) <= EXIT_MS, 'It ended too late.']),
    ],
  }
}

const LISTS = `{
  allObservations(filter: { take: 50 }) { id notes task { name } user { firstname } }
  totalObservations(filter: { search: "a" })
  pieChartObservationsSummary(filter: {}) { correct incorrect }
}`

/** A job that the worker runs meanwhile, at most one at a time. */
async function exportObservations(caller: Caller): Promise<void> {
  await caller.call(`mutation { triggerExportObservations(format: EXCEL) { id } }`)
  await wait(BUSY_MS)
}
