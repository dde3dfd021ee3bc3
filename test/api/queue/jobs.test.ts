/** The job queue: what is ordered is done once, in order, together with what it brings about. */
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertRow } from '#server/app/factories/insertRow.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { enqueue } from '#server/platform/queue/enqueue.ts'
import type { JobHandler, QueuedJob, NewJob } from '#server/platform/queue/job.ts'
import {
  SCHEDULED_KIND,
  openQueueScenario,
  type QueueScenario,
  recordingHandler,
} from '../../support/scenarios/queueScenario.ts'

let scenario: QueueScenario
beforeAll(async () => {
  scenario = await openQueueScenario()
})
afterAll(() => scenario.db.close())

const subjects = (jobs: Pick<NewJob, 'subjectId'>[]) => jobs.map(({ subjectId }) => subjectId)

/** Brings a location about whose name is the job's subject. */
const writing: JobHandler = async ({ clientId, subjectId }) => ({
  state: 'done',
  finish: async (transaction) => {
    await transaction.run((tables) =>
      tables.insert('locations').values({ client_id: clientId, id: uuid(), name: subjectId }),
    )
  },
})

describe('the job queue', () => {
  it('works by priority, then by when it is due, then as it was ordered', async () => {
    const later = await scenario.enqueue({ dueAt: new Date(scenario.now().getTime() - 1_000) })
    const soon = await scenario.enqueue({ dueAt: new Date(scenario.now().getTime() - 2_000) })
    const urgent = await scenario.enqueue({ priority: 1 })
    const batch = Array.from({ length: 120 }, () => ({
      clientId: scenario.clientId,
      kind: SCHEDULED_KIND,
      subjectId: uuid(),
      dueAt: scenario.now(),
    }))
    await scenario.db.write({ clientId: scenario.clientId }, (transaction) =>
      enqueue(transaction, batch),
    )
    const done: QueuedJob[] = []
    await scenario.work({ [SCHEDULED_KIND]: recordingHandler(done) })
    expect(subjects(done)).toEqual(subjects([urgent, soon, later, ...batch]))
    expect(done.every(({ attempt }) => attempt === 1)).toBe(true)
  })

  it('gives the handler what was ordered', async () => {
    const userId = uuid()
    const job = await scenario.enqueue({
      kind: 'mail.weeklySummary',
      userId,
      occurrence: '2026-03-02',
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
        occurrence: '2026-03-02',
        payload: { days: [1, 2] },
        attempt: 1,
      },
    ])
  })

  it('does nothing before it is due', async () => {
    const job = await scenario.enqueue({ dueAt: new Date(scenario.now().getTime() + 1) })
    const done: QueuedJob[] = []
    await scenario.work({ [SCHEDULED_KIND]: recordingHandler(done) })
    expect(done).toEqual([])
    expect(await scenario.rowOf(job)).toMatchObject({ state: 'waiting', attempts: 0 })
    scenario.advanceClock(0.001)
    await scenario.work({ [SCHEDULED_KIND]: recordingHandler(done) })
    expect(subjects(done)).toEqual([job.subjectId])
  })

  it('keeps one of the same kind, person, subject and occurrence, also when it is done', async () => {
    const userId = uuid()
    const job = await scenario.enqueue({
      kind: 'mail.campaignReminder',
      userId,
      occurrence: 'March',
    })
    const done: QueuedJob[] = []
    const work = () => scenario.work({ 'mail.campaignReminder': recordingHandler(done) })
    await scenario.enqueue({ ...job, payload: { again: true } })
    await work()
    await scenario.enqueue(job)
    await work()
    expect(done).toHaveLength(1)
    const others: Partial<NewJob>[] = [
      { occurrence: 'April' },
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

  it('orders nothing when its cause is rolled back', async () => {
    const job = {
      clientId: scenario.clientId,
      kind: SCHEDULED_KIND,
      subjectId: uuid(),
      dueAt: scenario.now(),
    }
    const cause = scenario.db.write({ clientId: scenario.clientId }, async (transaction) => {
      await enqueue(transaction, [job])
      throw new Error('changed my mind')
    })
    await expect(cause).rejects.toThrow('changed my mind')
    expect(await scenario.rowOf(job)).toBeUndefined()
  })

  it('writes what a job brings about together with its end', async () => {
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

  it('does what a job has ordered while it was ending', async () => {
    const first = await scenario.enqueue()
    const done: QueuedJob[] = []
    await scenario.work({
      [SCHEDULED_KIND]: async ({ clientId, subjectId }) => ({
        state: 'done',
        finish: (transaction) =>
          enqueue(transaction, [
            { clientId, kind: 'mail.campaignReminder', subjectId, dueAt: scenario.now() },
          ]),
      }),
      'mail.campaignReminder': recordingHandler(done),
    })
    expect(subjects(done)).toEqual([first.subjectId])
  })

  it('keeps the reason of work that is no longer wanted', async () => {
    const job = await scenario.enqueue()
    const reason = 'The campaign was deleted.'
    await scenario.work({ [SCHEDULED_KIND]: async () => ({ state: 'cancelled', reason }) })
    expect(await scenario.rowOf(job)).toMatchObject({ state: 'cancelled', error: reason })
  })

  it('says of work that nobody can do that it is unknown', async () => {
    const job = await scenario.enqueue({ kind: 'alertOfInactivity' })
    const next = await scenario.enqueue()
    const reports: unknown[] = []
    const done: QueuedJob[] = []
    await scenario.work(
      { [SCHEDULED_KIND]: recordingHandler(done) },
      { report: (error) => reports.push(error) },
    )
    expect(await scenario.rowOf(job)).toMatchObject({
      state: 'failed',
      attempts: 1,
      error: "This version of Liftwise does not know how to do the work 'alertOfInactivity'.",
    })
    expect(subjects(done)).toEqual([next.subjectId])
    expect(String(reports[0])).toContain('(alertOfInactivity) has failed')
  })

  it('works for every client, each within its own rows', async () => {
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
        finish: async (transaction) => {
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
