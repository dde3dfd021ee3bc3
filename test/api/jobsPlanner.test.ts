/** What time brings about is ordered once, whoever looks and however long nobody looked. */
import { afterAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import { buildClient } from '#server/demo/factories/buildClient.ts'
import type { Job } from '#server/jobs/job.ts'
import { planDue } from '#server/jobs/planDue.ts'
import type { Plan } from '#server/jobs/planned.ts'
import { daily, jobsWorld, type JobsWorld, noting } from './jobsWorld.ts'

let world: JobsWorld
const worlds: JobsWorld[] = []
beforeEach(async () => {
  world = worlds[0] ?? (await jobsWorld())
  worlds[0] = world
  await emptied()
})
afterEach(emptied)
afterAll(() => worlds[0]?.db.close())

async function emptied(): Promise<void> {
  await world.db.write('every client', async (transaction) => {
    await transaction.run((tables) => tables.remove('jobs'))
    await transaction.run((tables) => tables.update('planner').set({ planned_until: world.now() }))
  })
}

const DAY = 86_400
const plan = (plans: Plan[] = [daily(world.clientId)]) => planDue(world.db, plans, world.now())

async function occurrences(): Promise<string[]> {
  const rows = await world.db.read('every client', (tables) =>
    tables.from('jobs').select('occurrence').orderBy('due_at').orderBy('id'),
  )
  return rows.map(({ occurrence }) => occurrence)
}

const dayOf = (seconds = 0) =>
  new Date(world.now().getTime() + seconds * 1_000).toISOString().slice(0, 10)

describe('the planner', () => {
  it('begins with what comes, not with what was', async () => {
    const seen: unknown[] = []
    const noticing: Plan = async (_db, stretch) => {
      seen.push(stretch)
      return []
    }
    await plan([noticing])
    expect(seen).toEqual([])
    const after = world.now()
    world.wait(20)
    await plan([noticing])
    expect(seen).toEqual([{ after, until: world.now() }])
  })

  it('orders each occurrence once, however often it looks', async () => {
    await plan()
    const expected: string[] = []
    for (let day = 0; day < 3; day += 1) {
      for (let look = 0; look < 6; look += 1) {
        world.wait(DAY / 6)
        await plan()
      }
      expected.push(dayOf())
    }
    expect(await occurrences()).toEqual(expected)
  })

  it('orders it once with three planners at the same time', async () => {
    await Promise.all([plan(), plan(), plan()])
    const asked: unknown[] = []
    const differing: Plan = async (db, stretch) => {
      const mine = asked.push(stretch)
      // Nobody is through before everybody has begun.
      while (asked.length < 3) await db.ping()
      const [job] = await daily(world.clientId)(db, stretch)
      return job ? [job, { ...job, occurrence: `${job.occurrence}/${mine}` }] : []
    }
    world.wait(DAY)
    await Promise.all([plan([differing]), plan([differing]), plan([differing])])
    expect(asked).toHaveLength(3)
    expect(await occurrences()).toEqual([
      dayOf(),
      expect.stringMatching(new RegExp(`^${dayOf()}/[123]$`)),
    ])
  })

  it('orders only the newest after a stop of weeks', async () => {
    await plan()
    world.wait(24 * DAY)
    await Promise.all([plan(), plan(), plan()])
    expect(await occurrences()).toEqual([dayOf()])
  })

  it('orders nothing for a clock that was put back, and nothing twice when it goes on', async () => {
    world.wait(DAY)
    await plan()
    const ordered = await occurrences()
    expect(ordered).toHaveLength(1)
    world.wait(-2 * DAY)
    await plan()
    world.wait(2 * DAY)
    await plan()
    expect(await occurrences()).toEqual(ordered)
  })

  it('that cannot write all moves nothing on, and orders it at the next look', async () => {
    world.wait(DAY)
    const failing: Plan = () => Promise.reject(new Error('a table is missing'))
    await expect(plan([daily(world.clientId), failing])).rejects.toThrow('a table is missing')
    const strange: Plan = async () => [
      { clientId: dayOf(), kind: 'summariseWeek', subjectId: world.clientId, dueAt: world.now() },
    ]
    await expect(plan([daily(world.clientId), strange])).rejects.toThrow('uuid')
    expect(await occurrences()).toEqual([])
    await plan()
    expect(await occurrences()).toEqual([dayOf()])
  })

  it('plans for every client, and the work is done', async () => {
    const clients = [world.clientId, (await buildClient(world.db)).id]
    const done: Job[] = []
    const work = () =>
      world.work({ summariseWeek: noting(done) }, { plans: clients.map((id) => daily(id)) })
    for (let day = 0; day < 2; day += 1) {
      world.wait(DAY)
      await work()
      await work()
    }
    const days = [dayOf(-DAY), dayOf()]
    expect(done.map(({ clientId, occurrence }) => `${clientId} ${occurrence}`)).toEqual(
      days.flatMap((day) => clients.map((clientId) => `${clientId} ${day}`)),
    )
  })
})
