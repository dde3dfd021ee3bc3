/** The job queue: what is ordered is done once, in order, together with what it brings about. */
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertRow } from '#server/demo/factories/insertRow.ts'
import { buildClient } from '#server/demo/factories/buildClient.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import type { Handler, Job, NewJob } from '#server/jobs/job.ts'
import { DUTY, jobsWorld, type JobsWorld, noting } from './jobsWorld.ts'

let world: JobsWorld
beforeAll(async () => {
  world = await jobsWorld()
})
afterAll(() => world.db.close())

const subjects = (jobs: Pick<NewJob, 'subjectId'>[]) => jobs.map(({ subjectId }) => subjectId)

/** Brings a location about whose name is the job's subject. */
const writing: Handler = async ({ clientId, subjectId }) => ({
  state: 'done',
  finish: async (transaction) => {
    await transaction.run((tables) =>
      tables.insert('locations').values({ client_id: clientId, id: uuid(), name: subjectId }),
    )
  },
})

describe('the job queue', () => {
  it('works by priority, then by when it is due, then as it was ordered', async () => {
    const later = await world.order({ dueAt: new Date(world.now().getTime() - 1_000) })
    const soon = await world.order({ dueAt: new Date(world.now().getTime() - 2_000) })
    const urgent = await world.order({ priority: 1 })
    const batch = Array.from({ length: 120 }, () => ({
      clientId: world.clientId,
      kind: DUTY,
      subjectId: uuid(),
      dueAt: world.now(),
    }))
    await world.db.write({ clientId: world.clientId }, (transaction) => enqueue(transaction, batch))
    const done: Job[] = []
    await world.work({ [DUTY]: noting(done) })
    expect(subjects(done)).toEqual(subjects([urgent, soon, later, ...batch]))
    expect(done.every(({ attempt }) => attempt === 1)).toBe(true)
  })

  it('gives the handler what was ordered', async () => {
    const userId = uuid()
    const job = await world.order({
      kind: 'mail.weeklySummary',
      userId,
      occurrence: '2026-03-02',
      payload: { days: [1, 2] },
    })
    const done: Job[] = []
    await world.work({ 'mail.weeklySummary': noting(done) })
    expect(done).toEqual([
      {
        clientId: world.clientId,
        id: (await world.rowOf(job)).id,
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
    const job = await world.order({ dueAt: new Date(world.now().getTime() + 1) })
    const done: Job[] = []
    await world.work({ [DUTY]: noting(done) })
    expect(done).toEqual([])
    expect(await world.rowOf(job)).toMatchObject({ state: 'waiting', attempts: 0 })
    world.wait(0.001)
    await world.work({ [DUTY]: noting(done) })
    expect(subjects(done)).toEqual([job.subjectId])
  })

  it('keeps one of the same kind, person, subject and occurrence, also when it is done', async () => {
    const userId = uuid()
    const job = await world.order({ kind: 'mail.campaignReminder', userId, occurrence: 'March' })
    const done: Job[] = []
    const work = () => world.work({ 'mail.campaignReminder': noting(done) })
    await world.order({ ...job, payload: { again: true } })
    await work()
    await world.order(job)
    await work()
    expect(done).toHaveLength(1)
    const others: Partial<NewJob>[] = [
      { occurrence: 'April' },
      { userId: uuid() },
      { userId: null },
      { subjectId: uuid() },
      { clientId: (await buildClient(world.db)).id },
    ]
    for (const other of others) await world.order({ ...job, ...other })
    for (const other of others) await world.order({ ...job, ...other })
    await work()
    expect(done).toHaveLength(1 + others.length)
  })

  it('orders nothing when its cause is rolled back', async () => {
    const job = { clientId: world.clientId, kind: DUTY, subjectId: uuid(), dueAt: world.now() }
    const cause = world.db.write({ clientId: world.clientId }, async (transaction) => {
      await enqueue(transaction, [job])
      throw new Error('changed my mind')
    })
    await expect(cause).rejects.toThrow('changed my mind')
    expect(await world.rowOf(job)).toBeUndefined()
  })

  it('writes what a job brings about together with its end', async () => {
    const job = await world.order()
    await world.work({ [DUTY]: writing })
    expect(await world.locationsNamed(job.subjectId)).toBe(1)
    expect(await world.rowOf(job)).toMatchObject({
      state: 'done',
      attempts: 1,
      progress: 100,
      error: null,
      lease_holder: null,
      lease_until: null,
      finished_at: world.now(),
    })
  })

  it('does what a job has ordered while it was ending', async () => {
    const first = await world.order()
    const done: Job[] = []
    await world.work({
      [DUTY]: async ({ clientId, subjectId }) => ({
        state: 'done',
        finish: (transaction) =>
          enqueue(transaction, [
            { clientId, kind: 'mail.campaignReminder', subjectId, dueAt: world.now() },
          ]),
      }),
      'mail.campaignReminder': noting(done),
    })
    expect(subjects(done)).toEqual([first.subjectId])
  })

  it('keeps the reason of work that is no longer wanted', async () => {
    const job = await world.order()
    const reason = 'The campaign was deleted.'
    await world.work({ [DUTY]: async () => ({ state: 'cancelled', reason }) })
    expect(await world.rowOf(job)).toMatchObject({ state: 'cancelled', error: reason })
  })

  it('says of work that nobody can do that it is unknown', async () => {
    const job = await world.order({ kind: 'alertOfInactivity' })
    const next = await world.order()
    const reports: unknown[] = []
    const done: Job[] = []
    await world.work({ [DUTY]: noting(done) }, { report: (error) => reports.push(error) })
    expect(await world.rowOf(job)).toMatchObject({
      state: 'failed',
      attempts: 1,
      error: "This version of Liftwise does not know how to do the work 'alertOfInactivity'.",
    })
    expect(subjects(done)).toEqual([next.subjectId])
    expect(String(reports[0])).toContain('(alertOfInactivity) has failed')
  })

  it('works for every client, each within its own rows', async () => {
    const stranger = await buildClient(world.db)
    const place = await insertRow(world.db, stranger.id, 'locations', {
      client_id: stranger.id,
      id: uuid(),
      name: 'of a stranger',
    })
    const job = await world.order()
    await world.work({
      [DUTY]: async () => ({
        state: 'done',
        finish: async (transaction) => {
          await transaction.run((tables) =>
            tables.update('locations').set({ name: 'taken' }).where('id', '=', place.id),
          )
        },
      }),
    })
    expect(await world.rowOf(job)).toMatchObject({ state: 'done' })
    expect(await world.locationsNamed('taken')).toBe(0)
  })
})
