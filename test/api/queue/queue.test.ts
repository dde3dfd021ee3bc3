/** The job queue: each job is done once, in order, and atomically with its effects. */
import { v7 as uuid } from 'uuid'
import { afterAll, describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import {
  enqueue,
  type JobHandler,
  type NewJob,
  type QueuedJob,
} from '#server/platform/queue/queue.ts'
import {
  addLocation,
  openQueueScenario,
  recordingHandler,
  SCHEDULED_KIND,
} from '../../support/scenarios/queueScenario.ts'

const scenario = await openQueueScenario()

afterAll(() => scenario.db.close())

const subjects = (jobs: Pick<NewJob, 'subjectId'>[]) => jobs.map(({ subjectId }) => subjectId)

const newJob = (): NewJob => ({
  clientId: scenario.clientId,
  kind: SCHEDULED_KIND,
  subjectId: uuid(),
  dueAt: scenario.now(),
})

/** Handler whose effect is a location named after the job's subject. */
const writing: JobHandler = async ({ clientId, subjectId }) => ({
  state: 'done',
  onFinish: (transaction) => addLocation(transaction, clientId, subjectId),
})

describe('the job queue', () => {
  it('[29.1] works by priority, then by when it is due, then as it was ordered', async () => {
    const later = await scenario.enqueue({ dueAt: new Date(scenario.now().getTime() - 1_000) })
    const soon = await scenario.enqueue({ dueAt: new Date(scenario.now().getTime() - 2_000) })
    const urgent = await scenario.enqueue({ priority: 1 })
    const { clientId } = scenario
    const batch = Array.from({ length: 120 }, () => newJob())
    await scenario.db.write({ clientId }, (transaction) => enqueue(transaction, batch))
    const done: QueuedJob[] = []
    await scenario.work({ [SCHEDULED_KIND]: recordingHandler(done) })
    expect(subjects(done)).toEqual(subjects([urgent, soon, later, ...batch]))
    expect(done.every(({ attempt }) => attempt === 1)).toBe(true)
  })

  it('[29.2] gives the handler what was ordered', async () => {
    const userId = uuid()
    const job = await scenario.enqueue({
      kind: 'mail.weeklySummary',
      userId,
      cause: '2026-03-02',
      payload: { days: [1, 2] },
    })
    const done: QueuedJob[] = []
    await scenario.work({ 'mail.weeklySummary': recordingHandler(done) })
    expect(done).toEqual([
      {
        clientId: scenario.clientId,
        id: (await scenario.rowOf(job)).id,
        kind: 'mail.weeklySummary',
        userId,
        subjectId: job.subjectId,
        cause: '2026-03-02',
        payload: { days: [1, 2] },
        attempt: 1,
      },
    ])
  })

  it('[29.1] does nothing before it is due', async () => {
    const job = await scenario.enqueue({ dueAt: new Date(scenario.now().getTime() + 1) })
    const done: QueuedJob[] = []
    await scenario.work({ [SCHEDULED_KIND]: recordingHandler(done) })
    expect(done).toEqual([])
    expect(await scenario.rowOf(job)).toMatchObject({ state: 'waiting', attempts: 0 })
    scenario.advanceClock(0.001)
    await scenario.work({ [SCHEDULED_KIND]: recordingHandler(done) })
    expect(subjects(done)).toEqual([job.subjectId])
  })

  it('[29.1] keeps one of the same kind, person, subject and cause, also when it is done', async () => {
    const userId = uuid()
    const job = await scenario.enqueue({
      kind: 'mail.campaignReminder',
      userId,
      cause: 'March',
    })
    const done: QueuedJob[] = []
    const work = () => scenario.work({ 'mail.campaignReminder': recordingHandler(done) })
    await scenario.enqueue({ ...job, payload: { again: true } })
    await work()
    await scenario.enqueue(job)
    await work()
    expect(done).toHaveLength(1)
    const others: Partial<NewJob>[] = [
      { cause: 'April' },
      { userId: uuid() },
      { userId: null },
      { subjectId: uuid() },
      { clientId: (await buildClient(scenario.db)).id },
    ]
    for (const other of others) await scenario.enqueue({ ...job, ...other })
    for (const other of others) await scenario.enqueue({ ...job, ...other })
    await work()
    expect(done).toHaveLength(1 + others.length)
  })

  it('[29.2] orders nothing when its cause is rolled back', async () => {
    const job = newJob()
    const cause = scenario.db.write({ clientId: job.clientId }, async (transaction) => {
      await enqueue(transaction, [job])
      throw new Error('changed my mind')
    })
    await expect(cause).rejects.toThrow('changed my mind')
    expect(await scenario.rowOf(job)).toBeUndefined()
  })

  it('[29.2] writes what a job brings about together with its end', async () => {
    const job = await scenario.enqueue()
    await scenario.work({ [SCHEDULED_KIND]: writing })
    expect(await scenario.locationsNamed(job.subjectId)).toBe(1)
    expect(await scenario.rowOf(job)).toMatchObject({
      state: 'done',
      attempts: 1,
      progress: 100,
      error: null,
      lease_holder: null,
      lease_until: null,
      finished_at: scenario.now(),
    })
  })

  it('[29.2] does what a job has ordered while it was ending', async () => {
    const first = await scenario.enqueue()
    const done: QueuedJob[] = []
    await scenario.work({
      [SCHEDULED_KIND]: async ({ clientId, subjectId }) => ({
        state: 'done',
        onFinish: (transaction) =>
          enqueue(transaction, [
            { clientId, kind: 'mail.campaignReminder', subjectId, dueAt: scenario.now() },
          ]),
      }),
      'mail.campaignReminder': recordingHandler(done),
    })
    expect(subjects(done)).toEqual([first.subjectId])
  })

  it('[29.6] keeps the reason of work that is no longer wanted', async () => {
    const job = await scenario.enqueue()
    const reason = 'The campaign was deleted.'
    await scenario.work({ [SCHEDULED_KIND]: async () => ({ state: 'cancelled', reason }) })
    expect(await scenario.rowOf(job)).toMatchObject({ state: 'cancelled', error: reason })
  })

  it('[48.11] leaves work that it does not know to a worker of another version', async () => {
    const job = await scenario.enqueue({ kind: 'alertOfInactivity' })
    const next = await scenario.enqueue()
    const done: QueuedJob[] = []
    await scenario.work({ [SCHEDULED_KIND]: recordingHandler(done) })
    expect(subjects(done)).toEqual([next.subjectId])
    expect(await scenario.rowOf(job)).toMatchObject({ state: 'waiting', attempts: 0 })
    await scenario.work({ alertOfInactivity: recordingHandler(done) })
    expect(subjects(done)).toEqual([next.subjectId, job.subjectId])
  })

  it('[11.1] works for every client, each within its own rows', async () => {
    const stranger = await buildClient(scenario.db)
    const place = await insertRow(scenario.db, stranger.id, 'locations', {
      client_id: stranger.id,
      id: uuid(),
      name: 'of a stranger',
    })
    const job = await scenario.enqueue()
    await scenario.work({
      [SCHEDULED_KIND]: async () => ({
        state: 'done',
        onFinish: async (transaction) => {
          await transaction.run((tables) =>
            tables.update('locations').set({ name: 'taken' }).where('id', '=', place.id),
          )
        },
      }),
    })
    expect(await scenario.rowOf(job)).toMatchObject({ state: 'done' })
    expect(await scenario.locationsNamed('taken')).toBe(0)
  })
})

const failingHandler: JobHandler = () =>
  Promise.reject(new Error('The mail server does not answer.'))

describe('a job that fails', () => {
  it('[29.5] rests after each try, says why meanwhile, and has failed after the last', async () => {
    const job = await scenario.enqueue()
    const reports: unknown[] = []
    const tries: number[] = []
    const failing: JobHandler = (tried, parts) => {
      tries.push(tried.attempt)
      return failingHandler(tried, parts)
    }
    const work = () =>
      scenario.work({ [SCHEDULED_KIND]: failing }, { report: (error) => reports.push(error) })
    await work()
    expect(await scenario.rowOf(job)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      error: 'The mail server does not answer.',
      lease_holder: null,
      due_at: new Date(scenario.now().getTime() + 30_000),
    })
    while (tries.length < 12) {
      expect(reports).toEqual([])
      scenario.advanceClock(3_600)
      await work()
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(await scenario.rowOf(job)).toMatchObject({
      state: 'failed',
      finished_at: scenario.now(),
    })
    expect(String(reports)).toContain('failed; see its row')
    expect(String(reports)).not.toContain('mail server')
    scenario.advanceClock(365 * 86_400)
    await work()
    expect(tries).toHaveLength(12)
  })

  it('[29.6] holds up no other, and what was said of it is gone when it is done at last', async () => {
    const poor = await scenario.enqueue()
    const rich = await scenario.enqueue()
    const done: QueuedJob[] = []
    const handler: JobHandler = async (job, parts) =>
      job.subjectId === poor.subjectId && job.attempt === 1
        ? failingHandler(job, parts)
        : recordingHandler(done)(job, parts)
    await scenario.work({ [SCHEDULED_KIND]: handler })
    expect(done.map(({ subjectId }) => subjectId)).toEqual([rich.subjectId])
    scenario.advanceClock(30)
    await scenario.work({ [SCHEDULED_KIND]: handler })
    expect(await scenario.rowOf(poor)).toMatchObject({
      state: 'done',
      attempts: 2,
      error: null,
    })
  })

  it('[29.6] may say itself that another try would end the same', async () => {
    const job = await scenario.enqueue()
    const reason = 'The mail server refused the address for good.'
    await scenario.work({ [SCHEDULED_KIND]: async () => ({ state: 'failed', reason }) })
    expect(await scenario.rowOf(job)).toMatchObject({
      state: 'failed',
      error: reason,
      attempts: 1,
    })
  })

  it('[29.2] is tried again when what it brings about cannot be written, and nothing of it is', async () => {
    const job = await scenario.enqueue()
    const name = uuid()
    const handler: JobHandler = async ({ clientId, attempt }) => ({
      state: 'done',
      onFinish: async (transaction) => {
        await addLocation(transaction, clientId, name)
        if (attempt === 1) throw new Error('The disk\0 is full.')
      },
    })
    await scenario.work({ [SCHEDULED_KIND]: handler })
    expect(await scenario.rowOf(job)).toMatchObject({
      state: 'waiting',
      error: 'The disk\uFFFD is full.',
    })
    expect(await scenario.locationsNamed(name)).toBe(0)
    scenario.advanceClock(30)
    await scenario.work({ [SCHEDULED_KIND]: handler })
    expect(await scenario.rowOf(job)).toMatchObject({ state: 'done' })
    expect(await scenario.locationsNamed(name)).toBe(1)
  })
})
