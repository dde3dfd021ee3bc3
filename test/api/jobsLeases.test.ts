/** A job is one worker's alone while its lease runs, and another's when its worker has ended. */
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimJobs } from '#server/jobs/claimQueries.ts'
import { endFailedTry, endTry } from '#server/jobs/endTry.ts'
import type { Handler, Job } from '#server/jobs/job.ts'
import { lanesOf } from '#server/jobs/lanes.ts'
import { takeBackLost } from '#server/jobs/takeBackLost.ts'
import { DUTY, jobsWorld, type JobsWorld, noting } from './jobsWorld.ts'

let world: JobsWorld
beforeAll(async () => {
  world = await jobsWorld()
})
afterAll(() => world.db.close())

const [lane = never()] = lanesOf([])
function never(): never {
  throw new Error('There is always a lane for quick work.')
}

const REASON = 'The process that worked on it ended before it was done.'

/** As a process does that ends before it begins with the first. */
async function claimAndEnd(): Promise<{ jobs: Job[]; holder: string }> {
  const holder = uuid()
  const claim = { lane, holder, leaseSeconds: 30, now: world.now() }
  const jobs = await world.db.write('every client', (transaction) => claimJobs(transaction, claim))
  return { jobs, holder }
}

/** As another worker does when the leases have run out. */
async function takeBack(): Promise<void> {
  await world.loseLeases()
  await world.db.write('every client', (transaction) => takeBackLost(transaction, world.now()))
}

describe('a lease', () => {
  it('keeps a job from others, and gives it to another when it has run out', async () => {
    const job = await world.order()
    const { jobs } = await claimAndEnd()
    expect(jobs).toHaveLength(1)
    const done: Job[] = []
    await world.work({ [DUTY]: noting(done) })
    expect(done).toEqual([])
    await world.loseLeases()
    await world.work({ [DUTY]: noting(done) })
    expect(done).toEqual([{ ...jobs[0], attempt: 2 }])
    expect(await world.rowOf(job)).toMatchObject({ state: 'done' })
  })

  it('that was lost lets nothing be written, and the job is still the other one’s', async () => {
    const job = await world.order()
    const { jobs, holder } = await claimAndEnd()
    await world.loseLeases()
    const name = uuid()
    let meanwhile: unknown
    await world.work({
      [DUTY]: async () => {
        // The first one comes to its end while the second is at work.
        const tried = { job: jobs[0] as Job, holder, now: world.now() }
        const isOurs = await endTry(world.db, tried, {
          state: 'done',
          finish: async (transaction) => {
            await transaction.run((tables) =>
              tables.insert('locations').values({ client_id: world.clientId, id: uuid(), name }),
            )
          },
        })
        const state = await endFailedTry(world.db, tried, new Error('too late'))
        meanwhile = { isOurs, state, row: await world.rowOf(job) }
        return { state: 'done' }
      },
    })
    expect(meanwhile).toMatchObject({
      isOurs: false,
      state: null,
      row: { state: 'running', attempts: 2, error: REASON },
    })
    expect(await world.locationsNamed(name)).toBe(0)
    expect(await world.rowOf(job)).toMatchObject({ state: 'done' })
  })

  it('is renewed while the work takes longer', async () => {
    await world.order()
    const done: Job[] = []
    let rounds = 0
    await world.work(
      {
        [DUTY]: async (job, parts) => {
          const began = performance.now()
          while (performance.now() - began < 3_500) {
            await world.work({ [DUTY]: noting(done) }, { leaseSeconds: 1.5 })
            rounds += 1
          }
          return noting(done)(job, parts)
        },
      },
      { leaseSeconds: 1.5 },
    )
    expect(rounds).toBeGreaterThan(3)
    expect(done).toHaveLength(1)
    expect(done[0]).toMatchObject({ attempt: 1 })
  })

  it('that has run out keeps the next job of the same claim from being begun', async () => {
    const orders = [await world.order(), await world.order()]
    const begun: { attempt: number; holder: string | null }[] = []
    const handler: Handler = async ({ subjectId, attempt }) => {
      const order = orders.find((one) => one.subjectId === subjectId) ?? never()
      begun.push({ attempt, holder: (await world.rowOf(order)).lease_holder })
      if (begun.length > 1) return { state: 'done' }
      // As a process that stood still: its timers too.
      const until = performance.now() + 400
      while (performance.now() < until);
      return { state: 'done' }
    }
    await world.work({ [DUTY]: handler }, { leaseSeconds: 0.3 })
    expect(begun.map(({ attempt }) => attempt)).toEqual([1, 1])
    expect(new Set(begun.map(({ holder }) => holder)).size).toBe(2)
  })

  it('lost with its process costs only the job that was begun a try', async () => {
    const orders = [await world.order(), await world.order(), await world.order()]
    const lose = async () => {
      await claimAndEnd()
      await takeBack()
      const rows = await Promise.all(orders.map(world.rowOf))
      return rows.map(({ attempts, due_at }) => [attempts, due_at <= world.now()])
    }
    const untried = [0, true]
    // Once may have been anything; twice, and the others go first.
    expect(await lose()).toEqual([[1, true], untried, untried])
    expect(await lose()).toEqual([[2, false], untried, untried])
    expect(await lose()).toEqual([[2, false], [1, true], untried])
    const done: Job[] = []
    await world.work({ [DUTY]: noting(done) })
    expect(done.map(({ attempt }) => attempt)).toEqual([2, 1])
    world.wait(120)
    await world.work({ [DUTY]: noting(done) })
    expect(done.map(({ attempt }) => attempt)).toEqual([2, 1, 3])
  })

  it('lost again and again makes a job rest, and fail in the end', async () => {
    const killer = await world.order()
    for (let lost = 1; lost <= 12; lost += 1) {
      const { jobs } = await claimAndEnd()
      expect(jobs.map(({ subjectId, attempt }) => [subjectId, attempt])).toEqual([
        [killer.subjectId, lost],
      ])
      await takeBack()
      world.wait(3_600)
    }
    expect(await world.rowOf(killer)).toMatchObject({
      state: 'failed',
      error: REASON,
    })
  })
})
