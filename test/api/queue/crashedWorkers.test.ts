/** Three workers that crash at every step of their work, and at any moment, lose nothing and do nothing twice. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { enqueue } from '#server/platform/queue/queue.ts'
import { drainQueue } from '#test/support/drainQueue.ts'
import {
  type CrashPoint,
  crashingWorkerSetup,
  MAILS,
  startCrashingWorker,
  STEPS,
} from '#test/support/crashingWorker.ts'
import type { WorkerProcess } from '#test/support/runWorkerUntilKilled.ts'
import { addressOf, testDatabase } from '#test/support/testDatabase.ts'
import { sql } from '#server/platform/db/sql.ts'

const server = process.env['TEST_DATABASE_URL'] ?? null
const rowSecurity = process.env['ROW_SECURITY'] === 'everything' ? 'everything' : 'writes'
/** Accelerated clock, one or ten hours a second: pauses between the attempts of a job do not hold up the test. */
const clock = {
  from: Date.parse('2026-03-29T00:10:00.000Z'),
  at: Date.now(),
  speed: server ? 3_600 : 36_000,
}
const now = () => new Date(clock.from + (Date.now() - clock.at) * clock.speed)

let db: Database
let clients: string[]
beforeAll(async () => {
  db = await testDatabase(rowSecurity)
  clients = [(await buildClient(db)).id, (await buildClient(db)).id]
})
afterAll(() => db.close())

const WORKERS = 3

it.runIf(server)(
  '[29.8] worker processes killed at each step, and at any moment',
  expectNothingLost,
)
it.skipIf(server)('[29.8] workers that fall silent at each step', expectNothingLost)

async function expectNothingLost(): Promise<void> {
  const first = STEPS.map((step): CrashPoint => ({ step, time: 1 }))
  const later = STEPS.map((step): CrashPoint => ({ step, time: 4 }))
  // A process takes a while to start. Those without a crash point are killed at any step; the soak kills 200 times.
  const lives = server
    ? first.flatMap((death, index) => (index % 2 === 0 ? [death] : [later[index] ?? null, null]))
    : [...first, ...later]
  const live = server ? runAsProcess : runInProcess
  let ended = 0
  const slots = Promise.all(
    Array.from({ length: WORKERS }, async (_, slot) => {
      for (let life = slot; life < lives.length; life += WORKERS) {
        await live(lives[life] ?? null, 40 + ((life * 97) % 260))
        ended += 1
      }
    }),
  )
  const ordered: string[] = []
  while (ended < lives.length) {
    ordered.push(await order(clients[ordered.length % clients.length] ?? ''))
    await wait(40)
  }
  await slots
  await drainUntilDone()

  const jobs = await everyJob()
  const duties = jobs.filter(({ kind }) => kind === 'remindOfCampaign')
  const asked = duties.filter(({ occurrence }) => occurrence === '')
  expect(asked.map(({ subject_id }) => subject_id).sort()).toEqual(ordered.sort())
  for (const client of clients) {
    const hours = duties.filter(({ subject_id }) => subject_id === client)
    expect(hours.length).toBeGreaterThan(2)
    expect(missingHours(hours.map(({ occurrence }) => occurrence))).toEqual([])
  }
  expect(jobs).toHaveLength(duties.length * (1 + MAILS))
  expect(jobs.filter(({ effects }) => effects !== 1)).toEqual([])
  expect(jobs.some(({ attempts }) => attempts > 1)).toBe(true)
  // A mail sent before its end was recorded may be sent again; no other mail may.
  const mails = jobs.filter(({ kind }) => kind === 'mail.campaignReminder')
  expect(mails.filter(({ sent }) => sent < 1)).toEqual([])
  const again = mails.reduce((sum, { sent }) => sum + sent - 1, 0)
  expect(again).toBeLessThanOrEqual(2 * lives.length)
}

/** Runs a worker until its crash point, or kills it after that time. */
async function runAsProcess(death: CrashPoint, killedAfterMs: number): Promise<void> {
  const child = await startProcess(death)
  const ended = once(child, 'exit')
  if (!death) {
    await wait(killedAfterMs)
    child.kill('SIGKILL')
  }
  const [, signal] = await ended
  expect(signal).toBe('SIGKILL')
}

async function runInProcess(crashAt: CrashPoint): Promise<void> {
  let isDead = false
  let stop = (): Promise<void> => Promise.resolve()
  await new Promise<void>((died) => {
    const crash = (): never => {
      isDead = true
      died()
      throw new Error('It is dead.')
    }
    stop = startCrashingWorker({ db, now, crashAt, crash, hasCrashed: () => isDead })
  })
  await stop()
}

/** Jobs of crashed workers wait for the end of their leases, and may pause after it. */
async function drainUntilDone(): Promise<void> {
  const setup = crashingWorkerSetup({
    db,
    now,
    crashAt: null,
    crash: noCrash,
    hasCrashed: () => false,
  })
  while ((await everyJob()).some(({ state }) => state !== 'done')) {
    await drainQueue({ ...setup, schedules: [] })
    await wait(50)
  }
}

function noCrash(): never {
  throw new Error('Who shall live was told to die.')
}

async function startProcess(death: CrashPoint): Promise<ChildProcess> {
  const given: WorkerProcess = { databaseUrl: addressOf(db), rowSecurity, death, clock }
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}
const SCRIPT = join(import.meta.dirname, '../../support/runWorkerUntilKilled.ts')

/** Enqueues a job for a new subject; returns the subject. */
async function order(clientId: string): Promise<string> {
  const subjectId = uuid()
  const job = { clientId, kind: 'remindOfCampaign' as const, subjectId, dueAt: now() }
  await db.write({ clientId }, (transaction) => enqueue(transaction, [job]))
  return subjectId
}

interface Traced {
  kind: string
  subject_id: string
  occurrence: string
  state: string
  attempts: number
  /** Number of times that its effects were written. */
  effects: number
  /** Number of times that its irreversible work was done. */
  sent: number
}

const everyJob = (): Promise<Traced[]> =>
  db.read('every client', (tables) =>
    tables.sql<Traced>(
      () => sql`select j.kind, j.subject_id, j.occurrence, j.state, j.attempts,
          coalesce(e.count, 0)::int as effects, coalesce(s.count, 0)::int as sent
        from jobs j
        left join (select left(name, 36) as id, count(*) from locations group by 1) e on e.id = j.id::text
        left join (select left(name, 36) as id, count(*) from departments group by 1) s on s.id = j.id::text`,
    ),
  )

/** Returns the hours missing between the first and the last scheduled one. */
function missingHours(hours: string[]): string[] {
  const planned = new Set(hours)
  const missing: string[] = []
  const times = hours.map((hour) => Date.parse(hour))
  for (let time = Math.min(...times); time < Math.max(...times); time += 3_600_000)
    if (!planned.has(new Date(time).toISOString())) missing.push(new Date(time).toISOString())
  return missing
}
