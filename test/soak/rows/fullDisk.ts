/** A disk that fills up while people work, the one of the data and the one of PostgreSQL's write-ahead log. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Finding, Soak, SoakRow } from '../soakRow.ts'
import {
  type CallLog,
  codeFaults,
  newCallLog,
  recordCall,
  refusalsOf,
  repeatCalls,
} from '../support/callLog.ts'
import { NORTHWIND, signIn } from '../support/caller.ts'
import { checkLedger } from '../support/checkLedger.ts'
import { faultsOf, milliseconds, quantile, seconds, spread } from '../support/figures.ts'
import type { Installation } from '../support/installation.ts'
import { startPostgres } from '../support/postgresServer.ts'
import { mountSmallDisk, type SmallDisk } from '../support/smallDisk.ts'
import { hasEnded } from '../support/soakProduct.ts'
import { newLedger, signInWriters } from '../support/writers.ts'

export const fullDisk: SoakRow = {
  name: 'full-disk',
  promise: 'Writes are refused within 1 s, reads go on, and it recovers by itself',
  engines: ['embedded', 'postgres'],
  unit: 'times full',
  quick: 1,
  full: 5,
  run: runFullDisk,
}

export const fullLog: SoakRow = {
  name: 'full-log',
  promise:
    'PostgreSQL ends when its write-ahead log has no room: the product lives, every call is answered within 5 s, nothing acknowledged is lost, and it works again when PostgreSQL does',
  engines: ['postgres'],
  unit: 'times full',
  quick: 1,
  full: 5,
  run: runFullLog,
}

async function runFullDisk({ engine, install, onEnd, ...soak }: Soak): Promise<Finding> {
  const disk = mountSmallDisk(DATA_MB)
  onEnd(disk.end)
  const postgres =
    engine === 'postgres' ? await startPostgres({ folder: disk.folder, settings: SHORT_LOG }) : null
  if (postgres) onEnd(postgres.end)
  const installation = await install(postgres ? { postgres } : { folder: disk.folder })
  const { writes, reads, recovered, faults } = await fillRepeatedly({ ...soak, installation, disk })
  return {
    figure: `${writes.took.length} writes within ${milliseconds(quantile(writes.took, 0.95))} (95 %), ${refusalsOf(writes)}; ${reads.answered} reads, ${refusalsOf(reads)}; writes again after ${spread(recovered, seconds)}`,
    faults: [
      ...faults,
      ...faultsOf(
        [writes.refused.size > 0, 'No write was refused, so the disk was not full.'],
        [quantile(writes.took, 0.95) <= REFUSED_MS, 'Writes were refused too late.'],
        [reads.refused.size + reads.lost.length === 0, 'Reads failed.'],
      ),
    ],
  }
}

const DATA_MB = 640
const REFUSED_MS = 1_000
/** The log of a small database stays small, so that the tables fill the disk. */
const SHORT_LOG = { min_wal_size: '32MB', max_wal_size: '48MB' }

async function runFullLog({ install, onEnd, ...soak }: Soak): Promise<Finding> {
  const disk = mountSmallDisk(LOG_MB)
  onEnd(disk.end)
  const settings = { min_wal_size: '2MB', max_wal_size: '4MB' }
  const postgres = await startPostgres({ logFolder: disk.folder, settings })
  onEnd(postgres.end)
  const installation = await install({ postgres })
  let ends = 0
  const revive = async () => {
    if (await postgres.isRunning()) return
    ends += 1
    await postgres.start()
  }
  const { writes, reads, recovered, faults } = await fillRepeatedly({
    ...soak,
    installation,
    disk,
    revive,
  })
  const took = [...writes.took, ...reads.took]
  const [slowest] = [writes.slowest, reads.slowest].sort((a, b) => b.took - a.took)
  return {
    figure: `PostgreSQL ended ${ends} times; ${took.length} calls within ${milliseconds(quantile(took, 1))}, writes: ${refusalsOf(writes)}; writes again after ${spread(recovered, seconds)}`,
    faults: [
      ...faults,
      ...faultsOf(
        [writes.refused.size > 0, 'No write was refused, so the disk was not full.'],
        [Math.max(...took) <= ANSWER_MS, `A call took too long: ${slowest?.end}`],
      ),
    ],
  }
}

const LOG_MB = 32
const ANSWER_MS = 5_000

interface Filling extends Pick<Soak, 'count' | 'progress'> {
  installation: Installation
  disk: SmallDisk
  /** Called when the disk has room again. */
  revive?: () => Promise<void>
}

interface Filled {
  /** Calls while the disk was full. */
  writes: CallLog
  reads: CallLog
  /** Milliseconds until a write was acknowledged again. */
  recovered: number[]
  faults: string[]
}

const WRITERS = 4
const READERS = 4
const BEFORE_MS = 2_000
const FULL_MS = 8_000
/** What is freed while the disk is full is filled again. */
const REFILL_MS = 100

async function fillRepeatedly(filling: Filling): Promise<Filled> {
  const { installation, disk, count, progress, revive } = filling
  const product = await installation.start()
  const { port } = installation
  const ledger = newLedger()
  const writers = await signInWriters(port, WRITERS, ledger)
  const reader = await signIn(port, NORTHWIND[0]!)
  const list = () => reader.call(`{ allObservations(filter: { take: 10 }) { id notes } }`)
  const [writes, reads, recovered] = [newCallLog(), newCallLog(), [] as number[]]
  const underLoad = async (logs: { writes: CallLog; reads: CallLog }, isOver: () => boolean) => {
    await Promise.all([
      ...writers.map(({ write }) => repeatCalls(logs.writes, write, isOver)),
      ...Array.from({ length: READERS }, () => repeatCalls(logs.reads, list, isOver)),
    ])
  }
  for (let time = 1; time <= count; time += 1) {
    const usual = { writes: newCallLog(), reads: newCallLog() }
    await underLoad(usual, after(BEFORE_MS))
    disk.fill()
    const refilling = setInterval(disk.fill, REFILL_MS)
    await underLoad({ writes, reads }, after(FULL_MS))
    clearInterval(refilling)
    disk.empty()
    await revive?.()
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
    writes,
    reads,
    recovered,
    faults: [
      ...(await checkLedger(installation, ledger)),
      ...codeFaults(writes, reads),
      ...faultsOf(
        [lives && code === 0, `The process ended with ${code}.`],
        [writes.lost.length === 0, `${writes.lost.length} writes had no answer: ${writes.lost[0]}`],
      ),
    ],
  }
}

function after(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds
  return () => performance.now() >= end
}
