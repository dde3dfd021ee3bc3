/** An hour of people at work: the memory of the process does not grow, and its event loop stays free. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Finding, Soak, SoakRow } from '../soakRow.ts'
import { newCallLog, recordCall, refusalsOf } from '../support/callLog.ts'
import { NORTHWIND, signIn } from '../support/caller.ts'
import { checkLedger } from '../support/checkLedger.ts'
import { faultsOf, milliseconds, quantile, type Sample, slopeOf } from '../support/figures.ts'
import { ask } from '../support/soakProduct.ts'
import { newLedger, signInWriters } from '../support/writers.ts'

export const hour: SoakRow = {
  name: 'hour',
  promise:
    'At 50 requests a second memory grows by less than 1 MB a minute after warm-up, and 99 of 100 delays of the event loop are under 100 ms',
  engines: ['embedded', 'postgres'],
  unit: 'minutes',
  quick: 1,
  full: 60,
  run,
}

const PER_SECOND = 50
/** One request in so many writes an observation with its video. */
const WRITES_EVERY = 10
const SAMPLE_MS = 5_000
/** The first third of the time, and at most ten minutes: caches fill and code is compiled. */
const WARM_UP_MINUTES = 10
/** Memory goes up and down by the garbage collector's rhythm, so a slope over fewer minutes says nothing. */
const MIN_JUDGED_MINUTES = 10
const MAX_SLOPE_MB = 1
const MAX_DELAY_MS = 100
const MB = 1024 * 1024

interface Health {
  rss: number
  heap: number
  delayP99: number
  delayMost: number
}

async function run({ count: minutes, install, progress }: Soak): Promise<Finding> {
  const installation = await install()
  const product = await installation.start({ loaded: ['healthProbe.mjs'] })
  const ledger = newLedger()
  const { port } = installation
  const readers = await Promise.all(NORTHWIND.map((email) => signIn(port, email)))
  const writers = await signInWriters(port, PER_SECOND, ledger)
  const calls = newCallLog()
  const end = performance.now() + minutes * 60_000
  const warmUpMs = Math.min(WARM_UP_MINUTES, minutes / 3) * 60_000
  const sampling = sampleHealth(product.process, { end, progress })
  await paced(end, (turn) => {
    const idle = turn % WRITES_EVERY === 0 ? writers.shift() : undefined
    if (idle) return recordCall(calls, () => idle.write().finally(() => writers.push(idle)))
    const document = READS[turn % READS.length]!
    return recordCall(calls, () => readers[turn % readers.length]!.call(document))
  })
  const samples = await sampling
  const { code } = await product.stop()
  const judged = samples.filter(({ at }) => at >= warmUpMs)
  const inMinutes = (of: (health: Health) => number): Sample[] =>
    judged.map((sample) => ({ x: sample.at / 60_000, y: of(sample) / MB }))
  const slope = slopeOf(inMinutes(({ rss }) => rss))
  const isLong = minutes * 60_000 - warmUpMs >= MIN_JUDGED_MINUTES * 60_000
  const delay = quantile(
    judged.map(({ delayP99 }) => delayP99),
    0.99,
  )
  return {
    figure: `${calls.took.length} calls, 95 % within ${milliseconds(quantile(calls.took, 0.95))}, ${refusalsOf(calls)}; memory ${Math.round((judged.at(-1)?.rss ?? 0) / MB)} MB, ${slope.toFixed(2)} MB a minute${isLong ? '' : ' (too short to be judged)'}; event loop: 99 % under ${milliseconds(delay)}`,
    faults: [
      ...(await checkLedger(installation, ledger)),
      ...faultsOf(
        [!isLong || slope < MAX_SLOPE_MB, 'The memory grows.'],
        [delay < MAX_DELAY_MS, 'The event loop was blocked.'],
        [calls.lost.length === 0, `${calls.lost.length} calls had no answer.`],
        [calls.refused.size === 0, 'Calls were refused.'],
        [code === 0, `It ended with ${code}.`],
      ),
    ],
  }
}

const READS = [
  `{ allObservations(filter: { take: 25 }) { id date notes task { name } location { name } user { firstname lastname } } totalObservations(filter: {}) }`,
  `{ pieChartObservationsSummary(filter: {}) { correct incorrect } lineGraphObservationsSummary(filter: {}) { date total } }`,
  `{ allObservations(filter: { take: 10, search: "back" }) { id notes } }`,
  `{ me { id firstname client { company_name } } }`,
  `{ filterFormData { locations { id name } } }`,
]

/** Starts work at a steady pace, however long it takes; resolves when all of it has ended. */
async function paced(end: number, work: (turn: number) => Promise<unknown>): Promise<void> {
  const began = performance.now()
  const running = new Set<Promise<unknown>>()
  for (let turn = 0; performance.now() < end; turn += 1) {
    const dueIn = began + (turn * 1_000) / PER_SECOND - performance.now()
    if (dueIn > 0) await wait(dueIn)
    const one = work(turn).finally(() => running.delete(one))
    running.add(one)
  }
  await Promise.all(running)
}

async function sampleHealth(
  process: Parameters<typeof ask>[0],
  { end, progress }: { end: number; progress: (text: string) => void },
): Promise<(Health & { at: number })[]> {
  const began = performance.now()
  const samples: (Health & { at: number })[] = []
  while (performance.now() + SAMPLE_MS < end) {
    await wait(SAMPLE_MS)
    const health = await ask<Health>(process, 'health')
    samples.push({ ...health, at: performance.now() - began })
    if (samples.length % SAMPLES_PER_LINE === 0)
      progress(
        `${Math.round(health.rss / MB)} MB, event loop: 99 % under ${milliseconds(health.delayP99)}, longest ${milliseconds(health.delayMost)}`,
      )
  }
  return samples
}

const SAMPLES_PER_LINE = 12
