/** The worker that goes on by itself: it finds work, keeps long work beside quick work, and stops in order. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Handler, Job } from '#server/jobs/job.ts'
import { keepWorking, type KeptWorking } from '#server/jobs/keepWorking.ts'
import { daily, DUTY, jobsWorld, type JobsWorld, noting } from './jobsWorld.ts'

let world: JobsWorld
beforeAll(async () => {
  world = await jobsWorld()
})
afterAll(() => world.db.close())

const never: Handler = () => new Promise(() => undefined)

function working(handlers: KeptWorking['handlers'], more: Partial<KeptWorking> = {}) {
  const errors: unknown[] = []
  const stop = keepWorking({
    parts: world.parts,
    handlers,
    plans: [],
    report: (error) => errors.push(error),
    everyMs: 20,
    planEveryMs: 20,
    afterFailureMs: 20,
    ...more,
  })
  return { stop, errors }
}

/** Resolves when it is so; the test's time limit ends the wait otherwise. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo()))
    await new Promise((resolve) => {
      setTimeout(resolve, 5)
    })
}

/** Done from outside, whenever the test says. */
function held() {
  const begun: Job[] = []
  let letGo = (): void => undefined
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const handler: Handler = async (job) => {
    begun.push(job)
    await gone
    return { state: 'done' }
  }
  return { begun, letGo, handler }
}

describe('the worker', () => {
  it('finds what is ordered and what time brings about', async () => {
    const done: Job[] = []
    const { stop, errors } = working(
      { [DUTY]: noting(done), summariseWeek: noting(done) },
      { plans: [daily(world.clientId)] },
    )
    await world.order()
    await until(() => done.length === 1)
    await until(async () => (await linesOfPlanner()) > 0)
    world.wait(86_400)
    await until(() => done.length === 2)
    expect(done.map(({ kind }) => kind)).toEqual([DUTY, 'summariseWeek'])
    await stop()
    expect(errors).toEqual([])
  })

  it('ends the job that is under work before it stops, and gives the others back at once', async () => {
    const orders = [await world.order(), await world.order(), await world.order()]
    const { begun, letGo, handler } = held()
    const { stop } = working({ [DUTY]: handler })
    await until(() => begun.length === 1)
    let isStopped = false
    const stopping = stop().then(() => (isStopped = true))
    await world.db.ping()
    expect(isStopped).toBe(false)
    letGo()
    await stopping
    const rows = await Promise.all(orders.map(world.rowOf))
    expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['done', 1],
      ['waiting', 0],
      ['waiting', 0],
    ])
    const done: Job[] = []
    await world.work({ [DUTY]: noting(done) })
    expect(done).toHaveLength(2)
  })

  it('waits for no job that does not end', async () => {
    const job = await world.order()
    const { stop } = working({ [DUTY]: never }, { patienceMs: 300 })
    await until(async () => (await world.rowOf(job)).state === 'running')
    const began = performance.now()
    await stop()
    const took = performance.now() - began
    expect(took).toBeGreaterThan(290)
    expect(took).toBeLessThan(6_000)
    await world.loseLeases()
    const done: Job[] = []
    await world.work({ [DUTY]: noting(done) })
    expect(done).toMatchObject([{ subjectId: job.subjectId, attempt: 2 }])
  })

  it('lets no long work hold up the quick', async () => {
    const long = await world.order({ kind: 'alertOfInactivity', priority: 1 })
    const { begun, letGo, handler } = held()
    const done: Job[] = []
    const { stop } = working(
      { alertOfInactivity: handler, [DUTY]: noting(done) },
      { longWork: ['alertOfInactivity'] },
    )
    await until(() => begun.length === 1)
    await world.order()
    await until(() => done.length === 1)
    expect(await world.rowOf(long)).toMatchObject({ state: 'running' })
    letGo()
    await stop()
    expect(await world.rowOf(long)).toMatchObject({ state: 'done' })
  })

  it('looks up from a long queue for what is more urgent', async () => {
    const done: Job[] = []
    const slow: Handler = async (job, parts) => {
      if (done.length === 0) {
        await world.order({ priority: 1, kind: 'mail.passwordReset' })
        await new Promise((resolve) => {
          setTimeout(resolve, 2_100)
        })
      }
      return noting(done)(job, parts)
    }
    for (let count = 0; count < 3; count += 1) await world.order()
    await world.work({ [DUTY]: slow, 'mail.passwordReset': noting(done) })
    expect(done.map(({ kind }) => kind)).toEqual([DUTY, 'mail.passwordReset', DUTY, DUTY])
    expect(done.every(({ attempt }) => attempt === 1)).toBe(true)
  })

  it('reports a database that is away, and goes on when it is back', async () => {
    let isAway = true
    const db: typeof world.db = {
      ...world.db,
      write: (reach, work) =>
        isAway ? Promise.reject(new Error('The database is away.')) : world.db.write(reach, work),
    }
    const job = await world.order()
    const { stop, errors } = working({ [DUTY]: noting([]) }, { parts: { ...world.parts, db } })
    await until(() => errors.length > 0)
    expect(String(errors[0])).toContain('The database is away.')
    isAway = false
    await until(async () => (await world.rowOf(job)).state === 'done')
    await stop()
  })
})

async function linesOfPlanner(): Promise<number> {
  const rows = await world.db.read('every client', (tables) =>
    tables.from('planner').select('planned_until'),
  )
  return rows.length
}
