/** What becomes of jobs that fail. */
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobHandler, QueuedJob } from '#server/platform/queue/job.ts'
import {
  SCHEDULED_KIND,
  openQueueScenario,
  type QueueScenario,
  recordingHandler,
} from '../../support/scenarios/queueScenario.ts'

let retryScenario: QueueScenario
beforeAll(async () => {
  retryScenario = await openQueueScenario()
})
afterAll(() => retryScenario.db.close())

const failingHandler: JobHandler = () =>
  Promise.reject(new Error('The mail server does not answer.'))

describe('a job that fails', () => {
  it('rests longer after each try, says why meanwhile, and has failed after the last', async () => {
    const job = await retryScenario.enqueue()
    const reports: unknown[] = []
    const tries: number[] = []
    const handlers = {
      [SCHEDULED_KIND]: async (tried: QueuedJob) => {
        tries.push(tried.attempt)
        return failingHandler(tried, retryScenario.parts)
      },
    }
    const began = retryScenario.now().getTime()
    const triedAt: number[] = []
    for (let rest = 0; tries.length < 12; rest += 1) {
      expect(rest).toBeLessThan(12)
      triedAt.push((retryScenario.now().getTime() - began) / 1_000)
      await retryScenario.work(handlers, { report: (error) => reports.push(error) })
      const row = await retryScenario.rowOf(job)
      expect(row).toMatchObject({
        attempts: rest + 1,
        error: 'The mail server does not answer.',
        lease_holder: null,
      })
      if (row.state !== 'waiting') break
      expect(reports).toEqual([])
      retryScenario.advanceClock(
        (row.due_at.getTime() - retryScenario.now().getTime()) / 1_000 - 0.001,
      )
      await retryScenario.work(handlers)
      expect(tries).toHaveLength(rest + 1)
      retryScenario.advanceClock(0.001)
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    const rests = [30, 120, 480, 1_920, 3_600, 3_600, 3_600, 3_600, 3_600, 3_600, 3_600]
    expect(triedAt.slice(1).map((at, index) => at - (triedAt[index] ?? 0))).toEqual(rests)
    expect(await retryScenario.rowOf(job)).toMatchObject({
      state: 'failed',
      finished_at: retryScenario.now(),
    })
    expect(String(reports)).toContain('has failed')
    expect(String(reports)).not.toContain('mail server')
    retryScenario.advanceClock(365 * 86_400)
    await retryScenario.work(handlers)
    expect(tries).toHaveLength(12)
  })

  it('holds up no other, and what was said of it is gone when it is done at last', async () => {
    const poor = await retryScenario.enqueue()
    const rich = await retryScenario.enqueue()
    const done: QueuedJob[] = []
    const handler: JobHandler = async (job, parts) =>
      job.subjectId === poor.subjectId && job.attempt === 1
        ? failingHandler(job, parts)
        : recordingHandler(done)(job, parts)
    await retryScenario.work({ [SCHEDULED_KIND]: handler })
    expect(done.map(({ subjectId }) => subjectId)).toEqual([rich.subjectId])
    retryScenario.advanceClock(30)
    await retryScenario.work({ [SCHEDULED_KIND]: handler })
    expect(await retryScenario.rowOf(poor)).toMatchObject({
      state: 'done',
      attempts: 2,
      error: null,
    })
  })

  it('may say itself that another try would end the same', async () => {
    const job = await retryScenario.enqueue()
    const reason = 'The mail server refused the address for good.'
    await retryScenario.work({ [SCHEDULED_KIND]: async () => ({ state: 'failed', reason }) })
    expect(await retryScenario.rowOf(job)).toMatchObject({
      state: 'failed',
      error: reason,
      attempts: 1,
    })
  })

  it('is tried again when what it brings about cannot be written, and nothing of it is', async () => {
    const job = await retryScenario.enqueue()
    const name = uuid()
    const handler: JobHandler = async ({ clientId, attempt }) => ({
      state: 'done',
      finish: async (transaction) => {
        await transaction.run((tables) =>
          tables.insert('locations').values({ client_id: clientId, id: uuid(), name }),
        )
        if (attempt === 1) throw new Error('The disk\0 is full.')
      },
    })
    await retryScenario.work({ [SCHEDULED_KIND]: handler })
    expect(await retryScenario.rowOf(job)).toMatchObject({
      state: 'waiting',
      error: 'The disk is full.',
    })
    expect(await retryScenario.locationsNamed(name)).toBe(0)
    retryScenario.advanceClock(30)
    await retryScenario.work({ [SCHEDULED_KIND]: handler })
    expect(await retryScenario.rowOf(job)).toMatchObject({ state: 'done' })
    expect(await retryScenario.locationsNamed(name)).toBe(1)
  })
})
