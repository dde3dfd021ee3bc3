/** A job belongs to one worker while its lease runs, and to another when its worker has ended. */
import { v7 as uuid } from 'uuid'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { message } from '#domain/messages.ts'
import { claimJobs } from '#server/platform/queue/lease.ts'
import { failJob, finishJob, requeueExpired } from '#server/platform/queue/finishJob.ts'
import { type JobHandler, type QueuedJob } from '#server/platform/queue/queue.ts'
import {
  addLocation,
  SCHEDULED_KIND,
  openQueueScenario,
  passTime,
  recordingHandler,
} from '../../support/scenarios/queueScenario.ts'

const scenario = await openQueueScenario()

afterEach(() => vi.restoreAllMocks())
afterAll(() => scenario.db.close())

const onFinished = async (): Promise<void> => undefined

const REASON = message('jobInterrupted')

/** Claims jobs, like a process that ends before it begins with the first. */
async function claimAndEnd(): Promise<{ jobs: QueuedJob[]; holder: string }> {
  const holder = uuid()
  const claim = {
    kinds: [SCHEDULED_KIND],
    batchSize: 100,
    holder,
    leaseSeconds: 30,
    now: scenario.now(),
  }
  const jobs = await scenario.db.write('every client', (transaction) =>
    claimJobs(transaction, claim),
  )
  return { jobs, holder }
}

/** Reclaims the jobs, like another worker after the leases have expired. */
async function takeBack(): Promise<void> {
  await scenario.loseLeases()
  await scenario.db.write('every client', (transaction) =>
    requeueExpired(transaction, { now: scenario.now(), onFinished }),
  )
}

describe('a lease', () => {
  it('[29.3] keeps a job from others, and gives it to another when it has run out', async () => {
    const job = await scenario.enqueue()
    const { jobs } = await claimAndEnd()
    expect(jobs).toHaveLength(1)
    const done: QueuedJob[] = []
    await scenario.work({ [SCHEDULED_KIND]: recordingHandler(done) })
    expect(done).toEqual([])
    await scenario.loseLeases()
    await scenario.work({ [SCHEDULED_KIND]: recordingHandler(done) })
    expect(done).toEqual([{ ...jobs[0], attempt: 2 }])
    expect(await scenario.rowOf(job)).toMatchObject({ state: 'done' })
  })

  it('[29.3] that was lost lets nothing be written, and the job is still the other one’s', async () => {
    const job = await scenario.enqueue()
    const { jobs, holder } = await claimAndEnd()
    await scenario.loseLeases()
    const name = uuid()
    let meanwhile: unknown
    await scenario.work({
      [SCHEDULED_KIND]: async () => {
        // The first one finishes while the second is running.
        const tried = { job: jobs[0] as QueuedJob, holder, now: scenario.now(), onFinished }
        const isOurs = await finishJob(scenario.db, tried, {
          state: 'done',
          onFinish: (transaction) => addLocation(transaction, scenario.clientId, name),
        })
        const state = await failJob(scenario.db, tried, new Error('too late'))
        meanwhile = { isOurs, state, row: await scenario.rowOf(job) }
        return { state: 'done' }
      },
    })
    expect(meanwhile).toMatchObject({
      isOurs: false,
      state: null,
      row: { state: 'running', attempts: 2, error: REASON },
    })
    expect(await scenario.locationsNamed(name)).toBe(0)
    expect(await scenario.rowOf(job)).toMatchObject({ state: 'done' })
  })

  it('[29.3] is renewed while the work takes longer', async () => {
    const order = await scenario.enqueue()
    const leaseEnd = async () => Number((await scenario.rowOf(order)).lease_until)
    const done: QueuedJob[] = []
    await scenario.work(
      {
        [SCHEDULED_KIND]: async (job, parts) => {
          const before = await leaseEnd()
          await expect.poll(leaseEnd).toBeGreaterThan(before)
          await scenario.work({ [SCHEDULED_KIND]: recordingHandler(done) })
          return recordingHandler(done)(job, parts)
        },
      },
      { leaseSeconds: 6 },
    )
    expect(done).toMatchObject([{ attempt: 1 }])
  })

  it('[29.3] that has run out keeps the next job of the same claim from being begun', async () => {
    const orders = [await scenario.enqueue(), await scenario.enqueue()]
    const begun: { attempt: number; holder: string | null }[] = []
    const handler: JobHandler = async ({ subjectId, attempt }) => {
      const [order] = orders.filter((one) => one.subjectId === subjectId)
      if (order) begun.push({ attempt, holder: (await scenario.rowOf(order)).lease_holder })
      if (begun.length > 1) return { state: 'done' }
      passTime(1_500)
      return { state: 'done' }
    }
    await scenario.work({ [SCHEDULED_KIND]: handler }, { leaseSeconds: 1 })
    expect(begun.map(({ attempt }) => attempt)).toEqual([1, 1])
    expect(new Set(begun.map(({ holder }) => holder)).size).toBe(2)
  })

  it('[29.4] lost with its process costs only the job that was begun a try', async () => {
    const orders = [await scenario.enqueue(), await scenario.enqueue(), await scenario.enqueue()]
    const lose = async () => {
      await claimAndEnd()
      await takeBack()
      const rows = await Promise.all(orders.map(scenario.rowOf))
      return rows.map(({ attempts, due_at }) => [attempts, due_at <= scenario.now()])
    }
    const untried = [0, true]
    // One crash may have any cause; after two, other jobs run first.
    expect(await lose()).toEqual([[1, true], untried, untried])
    expect(await lose()).toEqual([[2, false], untried, untried])
    expect(await lose()).toEqual([[2, false], [1, true], untried])
    const done: QueuedJob[] = []
    await scenario.work({ [SCHEDULED_KIND]: recordingHandler(done) })
    expect(done.map(({ attempt }) => attempt)).toEqual([2, 1])
    scenario.advanceClock(120)
    await scenario.work({ [SCHEDULED_KIND]: recordingHandler(done) })
    expect(done.map(({ attempt }) => attempt)).toEqual([2, 1, 3])
  })

  it('[29.4] lost again and again makes a job rest, and fail in the end', async () => {
    const killer = await scenario.enqueue()
    for (let lost = 1; lost <= 12; lost += 1) {
      const { jobs } = await claimAndEnd()
      expect(jobs.map(({ subjectId, attempt }) => [subjectId, attempt])).toEqual([
        [killer.subjectId, lost],
      ])
      await takeBack()
      scenario.advanceClock(3_600)
    }
    expect(await scenario.rowOf(killer)).toMatchObject({
      state: 'failed',
      error: REASON,
    })
  })
})
