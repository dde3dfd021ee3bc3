/** `kill -9` while people write: nothing acknowledged is lost, nothing is written by half, and it is soon ready again. */
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Finding, Soak, SoakRow } from '../soakRow.ts'
import { CallLost, NORTHWIND, signIn } from '../support/caller.ts'
import { checkLedger } from '../support/checkLedger.ts'
import { faultsOf, quantile, seconds, spread } from '../support/figures.ts'
import type { Installation } from '../support/installation.ts'
import { newLedger, requestHelp, signInWriters, writeUntilLost } from '../support/writers.ts'

export const kills: SoakRow = {
  name: 'kills',
  promise:
    'Nothing acknowledged is lost, nothing is written by half, every mail is sent; ready again within 3 s (embedded) or 1 s (PostgreSQL) 95 times of 100',
  engines: ['embedded', 'postgres'],
  unit: 'kills',
  quick: 4,
  full: 200,
  run,
}

const READY_MS = { embedded: 3_000, postgres: 1_000 }
const WRITERS = 6
/** Every so many kills, one strikes while the product starts. */
const KILLED_AT_START = 5

async function run({ engine, count, install, progress }: Soak): Promise<Finding> {
  const installation = await install()
  const ledger = newLedger()
  let product = await installation.start()
  const { port } = installation
  const writers = await signInWriters(port, WRITERS, ledger)
  const helped = await Promise.all(NORTHWIND.map((email) => signIn(port, email)))
  const readyAfter: number[] = []
  for (let kill = 1; kill <= count; kill += 1) {
    const writing = writers.map((writer) => writeUntilLost(writer, ledger))
    const asking = requestHelp(helped[kill % helped.length]!, ledger).catch(onlyLost)
    await wait(SHORTEST_MS + Math.random() * LONGEST_MS)
    await product.kill()
    await Promise.all([...writing, asking])
    if (kill % KILLED_AT_START === 0) await killAtStart(installation, quantile(readyAfter, 0.5))
    product = await installation.start()
    readyAfter.push(product.readyAfter)
    progress(`kill ${kill}, ready after ${seconds(product.readyAfter)}`)
  }
  // Writes without an answer before the last kill are repeated.
  await Promise.all(writers.map((writer) => writer.write()))
  const { code } = await product.stop()
  await sendDelayedMails(installation)
  const mails = await unsentMails(installation)
  return {
    figure: `${ledger.observations.size} observations and ${ledger.helpRequests.length} help requests acknowledged; ready: ${spread(readyAfter, seconds)}`,
    faults: [
      ...(await checkLedger(installation, ledger)),
      ...faultsOf(
        [quantile(readyAfter, 0.95) <= READY_MS[engine], 'It was ready too late.'],
        [code === 0, `It ended with ${code} when it was asked to stop.`],
        [mails === 0, `${mails} mails were not sent.`],
      ),
    ],
  }
}

const SHORTEST_MS = 30
const LONGEST_MS = 1_500

/** A mail of a killed process waits for the end of its lease, on the database's clock, and for its next attempt. */
async function sendDelayedMails({ start }: Installation): Promise<void> {
  const later = await start({
    loaded: ['laterClock.mjs'],
    settings: { SOAK_CLOCK_OFFSET: String(60 * 60_000) },
  })
  await wait(LEASE_MS)
  await later.stop()
}
const LEASE_MS = 40_000

/** Kills a product that has not started yet; it is not known to be ready. */
async function killAtStart(installation: Installation, usualMs: number): Promise<void> {
  const { child } = installation.spawn()
  await wait(Math.random() * usualMs)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

function onlyLost(error: unknown): void {
  if (!(error instanceof CallLost)) throw error
}

/** Counts mails that are not finished, and finished ones without a file. */
async function unsentMails({ dataDir, query }: Installation): Promise<number> {
  const folder = join(dataDir, 'mail')
  const files = existsSync(folder) ? readdirSync(folder) : []
  const jobs = await query<{ id: string; state: string }>(
    `select id, state from jobs where kind like 'mail.%'`,
  )
  const isSent = ({ id, state }: { id: string; state: string }) =>
    state === 'cancelled' || (state === 'done' && files.some((file) => file.startsWith(id)))
  return jobs.filter((job) => !isSent(job)).length
}
