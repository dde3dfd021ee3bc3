/** The data's disk fills up while people work. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Finding, Soak, SoakRow } from '../soakRow.ts'
import { codeFaults, newCallLog, recordCall, refusalsOf, repeatCalls } from '../support/callLog.ts'
import { NORTHWIND, signIn } from '../support/caller.ts'
import { checkLedger } from '../support/checkLedger.ts'
import { faultsOf, milliseconds, quantile, seconds, spread } from '../support/figures.ts'
import { startPostgres } from '../support/postgresServer.ts'
import { mountSmallDisk } from '../support/smallDisk.ts'
import { hasEnded } from '../support/soakProduct.ts'
import { newLedger, signInWriters } from '../support/writers.ts'

export const fullDisk: SoakRow = {
  name: 'full-disk',
  promise: 'Writes are refused within 1 s, reads go on, and it recovers by itself',
  engines: ['embedded', 'postgres'],
  unit: 'times full',
  quick: 1,
  full: 5,
  run,
}

const DATA_MB = 640
const REFUSED_MS = 1_000
/** The log of a small database stays small, so that the tables fill the disk. */
const SHORT_LOG = { min_wal_size: '32MB', max_wal_size: '48MB' }
const WRITERS = 4
const READERS = 4
const BEFORE_MS = 2_000
const FULL_MS = 8_000
/** Interval at which space that is freed is filled again. */
const REFILL_MS = 100

async function run({ engine, count, install, onEnd, progress }: Soak): Promise<Finding> {
  const disk = mountSmallDisk(DATA_MB)
  onEnd(disk.end)
  const postgres =
    engine === 'postgres' ? await startPostgres({ folder: disk.folder, settings: SHORT_LOG }) : null
  if (postgres) onEnd(postgres.end)
  const installation = await install(postgres ? { postgres } : { folder: disk.folder })
  const product = await installation.start()
  const { port } = installation
  const ledger = newLedger()
  const writers = await signInWriters(port, WRITERS, ledger)
  const reader = await signIn(port, NORTHWIND[0]!)
  const list = () => reader.call(`{ allObservations(filter: { take: 10 }) { id notes } }`)
  const work = async (forMs: number, written = newCallLog(), read = newCallLog()) => {
    const end = performance.now() + forMs
    const isOver = () => performance.now() >= end
    await Promise.all([
      ...writers.map(({ write }) => repeatCalls(written, write, isOver)),
      ...Array.from({ length: READERS }, () => repeatCalls(read, list, isOver)),
    ])
  }
  /** Calls during the time when the disk was full. */
  const [writes, reads] = [newCallLog(), newCallLog()]
  const recovered: number[] = []
  for (let time = 1; time <= count; time += 1) {
    await work(BEFORE_MS)
    disk.fill()
    const refilling = setInterval(disk.fill, REFILL_MS)
    await work(FULL_MS, writes, reads)
    clearInterval(refilling)
    disk.empty()
    const began = performance.now()
    while (!(await recordCall(newCallLog(), writers[0]!.write))) await wait(50)
    recovered.push(performance.now() - began)
    progress(
      `full ${time}: ${refusalsOf(writes)}; writes again after ${seconds(recovered.at(-1)!)}`,
    )
  }
  const lives = !hasEnded(product.process)
  const { code } = await product.stop()
  return {
    figure: `${writes.took.length} writes within ${milliseconds(quantile(writes.took, 0.95))} (95 %), ${refusalsOf(writes)}; ${reads.answered} reads, ${refusalsOf(reads)}; writes again after ${spread(recovered, seconds)}`,
    faults: [
      ...(await checkLedger(installation, ledger)),
      ...codeFaults(writes, reads),
      ...faultsOf(
        [lives && code === 0, `The process ended with ${code}.`],
        [writes.lost.length === 0, `${writes.lost.length} writes had no answer: ${writes.lost[0]}`],
        [writes.refused.size > 0, 'No write was refused, so the disk was not full.'],
        [quantile(writes.took, 0.95) <= REFUSED_MS, 'Writes were refused too late.'],
        [reads.refused.size + reads.lost.length === 0, 'Reads failed.'],
      ),
    ],
  }
}
