/**
 * Workers that fall silent at each step of their work lose nothing and do nothing twice. The soak's row `kills` ends whole
 * processes at any moment.
 */
import { v7 as uuid } from 'uuid'
import { afterAll, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import type { Database } from '#server/platform/db/database.ts'
import { sql } from '#server/platform/db/sql.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import {
  enqueue,
  type JobHandler,
  type JobServices,
  type QueuedJob,
} from '#server/platform/queue/queue.ts'
import type { ScheduledJobs } from '#server/platform/queue/scheduler.ts'
import { drainQueue } from '#test/support/drainQueue.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { openQueueScenario, SCHEDULED_KIND } from '../../support/scenarios/queueScenario.ts'

const STEPS = [
  'claimed',
  'handlerBegun',
  'handlerDone',
  'endWritten',
  'effectsWritten',
  'committed',
] as const
type Step = (typeof STEPS)[number]

const HOUR_MS = 3_600_000
const MAIL = 'mail.campaignReminder' as const
/** Number of mails that a job brings about. */
const MAILS = 2

const scenario = await openQueueScenario()
const clients = [scenario.clientId, (await buildClient(scenario.db)).id]

afterAll(() => scenario.db.close())

it('[29.8] workers that fall silent at any step lose nothing and do nothing twice', async () => {
  const ordered: string[] = []
  const order = async () => {
    scenario.advanceClock(HOUR_MS / 1_000)
    const clientId = clients[ordered.length % clients.length] ?? ''
    ordered.push((await scenario.enqueue({ clientId })).subjectId)
  }
  const lives = [1, 3].flatMap((time) => STEPS.map((step) => ({ step, time })))
  for (const { step, time } of lives) {
    const { setup, died, isDead } = mortalWorker(step, time)
    while (!isDead()) {
      await order()
      await Promise.race([drainQueue(setup), died])
    }
    const others = [1, 2].map(() => drainQueue(mortalWorker().setup))
    await Promise.all(others)
    await scenario.loseLeases()
  }
  for (let hours = 0; hours < 3; hours += 1) {
    scenario.advanceClock(HOUR_MS / 1_000)
    await drainQueue(mortalWorker().setup)
  }

  const jobs = await everyJob()
  expect(jobs.filter(({ state }) => state !== 'done')).toEqual([])
  const duties = jobs.filter(({ kind }) => kind === SCHEDULED_KIND)
  const asked = duties.filter(({ occurrence }) => occurrence === '')
  expect(asked.map(({ subject_id }) => subject_id).sort()).toEqual(ordered.sort())
  for (const client of clients) {
    const hours = duties.filter(({ subject_id }) => subject_id === client)
    const times = hours.map(({ occurrence }) => Date.parse(occurrence)).sort((a, b) => a - b)
    expect(times).toEqual(times.map((_, place) => (times[0] ?? 0) + place * HOUR_MS))
    expect(times.length).toBeGreaterThan(lives.length)
  }
  expect(jobs).toHaveLength(duties.length * (1 + MAILS))
  expect(jobs.filter(({ effects }) => effects !== 1)).toEqual([])
  expect(jobs.some(({ attempts }) => attempts > 1)).toBe(true)
  // A mail sent before its end was recorded may be sent again; no other mail may.
  const mails = jobs.filter(({ kind }) => kind === MAIL)
  expect(mails.filter(({ sent }) => sent < 1)).toEqual([])
  const again = mails.reduce((sum, { sent }) => sum + sent - 1, 0)
  expect(again).toBeLessThanOrEqual(2 * lives.length)
})

/** A worker that dies when it reaches a step for the n-th time: it no longer reaches the database. */
function mortalWorker(deathAt?: Step, time = 1) {
  let times = 0
  let isDead = false
  let die = (): void => undefined
  const died = new Promise<void>((resolve) => (die = resolve))
  const reached = (step: Step) => {
    if (step !== deathAt || (times += 1) !== time) return
    isDead = true
    die()
    throw new Error('It is dead.')
  }
  const db = mortalDatabase(() => isDead, reached)
  const mailer = { send: (mail: Mail) => recordSent(db, mail as unknown as Trace) }
  const duty: JobHandler = async (job) => {
    reached('handlerBegun')
    const { clientId, subjectId } = job
    const mails = Array.from({ length: MAILS }, (_, index) => ({
      clientId,
      kind: MAIL,
      subjectId,
      cause: `${job.cause}/${index}`,
      dueAt: new Date(0),
    }))
    return ended(job, (transaction) => enqueue(transaction, mails))
  }
  const mail: JobHandler = async (job, parts) => {
    reached('handlerBegun')
    await parts.mailer.send(traceOf(job) as unknown as Mail)
    reached('handlerDone')
    return ended(job, async () => undefined)
  }
  const ended = (job: QueuedJob, effect: (by: Parameters<typeof enqueue>[0]) => Promise<void>) =>
    ({
      state: 'done',
      onFinish: async (transaction) => {
        reached('endWritten')
        await effect(transaction)
        await transaction.run((tables) => tables.insert('locations').values(traceOf(job)))
        reached('effectsWritten')
      },
    }) satisfies Awaited<ReturnType<JobHandler>>
  const parts = { ...scenario.parts, db, mailer } as unknown as JobServices
  const setup = { parts, handlers: { [SCHEDULED_KIND]: duty, [MAIL]: mail }, schedules: [hourly] }
  return { setup, died, isDead: () => isDead }
}

/** Names are unique, so that a second trace of the same job could only come with a second end of it. */
const traceOf = ({ clientId, id }: QueuedJob) => ({
  client_id: clientId,
  id: uuid(),
  name: `${id} ${uuid()}`,
})

type Trace = ReturnType<typeof traceOf>

const recordSent = (db: Database, trace: Trace) =>
  writeRows(db, { clientId: trace.client_id }, (tables) =>
    tables.insert('departments').values(trace),
  )

/** A job for every client and every hour that began. */
const hourly: ScheduledJobs = async (_db, { after, until }) => {
  const first = Math.floor(after.getTime() / HOUR_MS) + 1
  const count = Math.floor(until.getTime() / HOUR_MS) + 1 - first
  const hours = Array.from({ length: count }, (_, place) => new Date((first + place) * HOUR_MS))
  return hours.flatMap((dueAt) =>
    clients.map((clientId) => ({
      clientId,
      kind: SCHEDULED_KIND,
      subjectId: clientId,
      cause: dueAt.toISOString(),
      dueAt,
    })),
  )
}

function mortalDatabase(isDead: () => boolean, reached: (step: Step) => void): Database {
  const { db } = scenario
  const silence = new Promise<never>(() => undefined)
  const asLongAsItLives = async <T>(call: () => Promise<T>): Promise<T> => {
    if (isDead()) return silence
    try {
      const answer = await call()
      return isDead() ? silence : answer
    } catch (error) {
      return isDead() ? silence : Promise.reject(error)
    }
  }
  return {
    ...db,
    read: (scope, build) => asLongAsItLives(() => db.read(scope, build)),
    write: (scope, work) =>
      asLongAsItLives(async () => {
        const answer = await db.write(scope, work)
        if (scope === 'every client' && Array.isArray(answer) && answer.length > 0)
          reached('claimed')
        if (scope !== 'every client') reached('committed')
        return answer
      }),
  }
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
  scenario.db.sql<Traced>(
    'every client',
    () => sql`select j.kind, j.subject_id, j.occurrence, j.state, j.attempts,
          coalesce(e.count, 0)::int as effects, coalesce(s.count, 0)::int as sent
        from jobs j
        left join (select left(name, 36) as id, count(*) from locations group by 1) e on e.id = j.id::text
        left join (select left(name, 36) as id, count(*) from departments group by 1) s on s.id = j.id::text`,
  )
