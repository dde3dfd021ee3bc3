/** What becomes of jobs that fail. */
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Handler, Job } from '#server/jobs/job.ts'
import { DUTY, jobsWorld, type JobsWorld, noting } from './jobsWorld.ts'

let world: JobsWorld
beforeAll(async () => {
  world = await jobsWorld()
})
afterAll(() => world.db.close())

const refusing: Handler = () => Promise.reject(new Error('The mail server does not answer.'))

describe('a job that fails', () => {
  it('rests longer after each try, says why meanwhile, and has failed after the last', async () => {
    const job = await world.order()
    const reports: unknown[] = []
    const tries: number[] = []
    const handlers = {
      [DUTY]: async (tried: Job) => {
        tries.push(tried.attempt)
        return refusing(tried, world.parts)
      },
    }
    const began = world.now().getTime()
    const triedAt: number[] = []
    for (let rest = 0; tries.length < 12; rest += 1) {
      expect(rest).toBeLessThan(12)
      triedAt.push((world.now().getTime() - began) / 1_000)
      await world.work(handlers, { report: (error) => reports.push(error) })
      const row = await world.rowOf(job)
      expect(row).toMatchObject({
        attempts: rest + 1,
        error: 'The mail server does not answer.',
        lease_holder: null,
      })
      if (row.state !== 'waiting') break
      expect(reports).toEqual([])
      world.wait((row.due_at.getTime() - world.now().getTime()) / 1_000 - 0.001)
      await world.work(handlers)
      expect(tries).toHaveLength(rest + 1)
      world.wait(0.001)
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    const rests = [30, 120, 480, 1_920, 3_600, 3_600, 3_600, 3_600, 3_600, 3_600, 3_600]
    expect(triedAt.slice(1).map((at, index) => at - (triedAt[index] ?? 0))).toEqual(rests)
    expect(await world.rowOf(job)).toMatchObject({ state: 'failed', finished_at: world.now() })
    expect(String(reports)).toContain('has failed')
    expect(String(reports)).not.toContain('mail server')
    world.wait(365 * 86_400)
    await world.work(handlers)
    expect(tries).toHaveLength(12)
  })

  it('holds up no other, and what was said of it is gone when it is done at last', async () => {
    const poor = await world.order()
    const rich = await world.order()
    const done: Job[] = []
    const handler: Handler = async (job, parts) =>
      job.subjectId === poor.subjectId && job.attempt === 1
        ? refusing(job, parts)
        : noting(done)(job, parts)
    await world.work({ [DUTY]: handler })
    expect(done.map(({ subjectId }) => subjectId)).toEqual([rich.subjectId])
    world.wait(30)
    await world.work({ [DUTY]: handler })
    expect(await world.rowOf(poor)).toMatchObject({ state: 'done', attempts: 2, error: null })
  })

  it('may say itself that another try would end the same', async () => {
    const job = await world.order()
    const reason = 'The mail server refused the address for good.'
    await world.work({ [DUTY]: async () => ({ state: 'failed', reason }) })
    expect(await world.rowOf(job)).toMatchObject({ state: 'failed', error: reason, attempts: 1 })
  })

  it('is tried again when what it brings about cannot be written, and nothing of it is', async () => {
    const job = await world.order()
    const name = uuid()
    const handler: Handler = async ({ clientId, attempt }) => ({
      state: 'done',
      finish: async (transaction) => {
        await transaction.run((tables) =>
          tables.insert('locations').values({ client_id: clientId, id: uuid(), name }),
        )
        if (attempt === 1) throw new Error('The disk\0 is full.')
      },
    })
    await world.work({ [DUTY]: handler })
    expect(await world.rowOf(job)).toMatchObject({ state: 'waiting', error: 'The disk is full.' })
    expect(await world.locationsNamed(name)).toBe(0)
    world.wait(30)
    await world.work({ [DUTY]: handler })
    expect(await world.rowOf(job)).toMatchObject({ state: 'done' })
    expect(await world.locationsNamed(name)).toBe(1)
  })
})
