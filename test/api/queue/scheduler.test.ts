/** Scheduled work is enqueued once, however many schedulers run and however long none ran. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import type { QueuedJob } from '#server/platform/queue/queue.ts'
import { runScheduler } from '#server/platform/queue/scheduler.ts'
import type { ScheduledJobs } from '#server/platform/queue/scheduler.ts'
import {
  dailySchedule,
  openQueueScenario,
  recordingHandler,
} from '../../support/scenarios/queueScenario.ts'

const scenario = await openQueueScenario()

beforeEach(() =>
  scenario.db.write('every client', async (transaction) => {
    await transaction.run((tables) => tables.remove('jobs'))
    await transaction.run((tables) =>
      tables.update('planner').set({ planned_until: scenario.now() }),
    )
  }),
)
afterAll(() => scenario.db.close())

const DAY = 86_400
const plan = (plans: ScheduledJobs[] = [dailySchedule(scenario.clientId)]) =>
  runScheduler(scenario.db, plans, scenario.now())

async function causes(): Promise<string[]> {
  const rows = await scenario.db.read('every client', (tables) =>
    tables.from('jobs').select('occurrence').orderBy('due_at').orderBy('id'),
  )
  return rows.map(({ occurrence }) => occurrence)
}

const dayOf = (seconds = 0) =>
  new Date(scenario.now().getTime() + seconds * 1_000).toISOString().slice(0, 10)

describe('the planner', () => {
  it('[29.12] begins with what comes, not with what was', async () => {
    const seen: unknown[] = []
    const noticing: ScheduledJobs = async (_db, stretch) => {
      seen.push(stretch)
      return []
    }
    await plan([noticing])
    expect(seen).toEqual([])
    const after = scenario.now()
    scenario.advanceClock(20)
    await plan([noticing])
    expect(seen).toEqual([{ after, until: scenario.now() }])
  })

  it('[29.11] orders each job once, however often it looks', async () => {
    await plan()
    const expected: string[] = []
    for (let day = 0; day < 3; day += 1) {
      for (let look = 0; look < 6; look += 1) {
        scenario.advanceClock(DAY / 6)
        await plan()
      }
      expected.push(dayOf())
    }
    expect(await causes()).toEqual(expected)
  })

  it('[29.11] orders it once with three planners at the same time', async () => {
    await Promise.all([plan(), plan(), plan()])
    const asked: unknown[] = []
    const differing: ScheduledJobs = async (db, stretch) => {
      const mine = asked.push(stretch)
      // None continues before all have begun.
      while (asked.length < 3) await db.ping()
      const [job] = await dailySchedule(scenario.clientId)(db, stretch)
      return job ? [job, { ...job, cause: `${job.cause}/${mine}` }] : []
    }
    scenario.advanceClock(DAY)
    await Promise.all([plan([differing]), plan([differing]), plan([differing])])
    expect(asked).toHaveLength(3)
    expect(await causes()).toEqual([
      dayOf(),
      expect.stringMatching(new RegExp(`^${dayOf()}/[123]$`)),
    ])
  })

  it('[29.11] orders only the newest after a stop of weeks', async () => {
    await plan()
    scenario.advanceClock(24 * DAY)
    await Promise.all([plan(), plan(), plan()])
    expect(await causes()).toEqual([dayOf()])
  })

  it('[29.12] orders nothing for a clock that was put back, and nothing twice when it goes on', async () => {
    scenario.advanceClock(DAY)
    await plan()
    const ordered = await causes()
    expect(ordered).toHaveLength(1)
    scenario.advanceClock(-2 * DAY)
    await plan()
    scenario.advanceClock(2 * DAY)
    await plan()
    expect(await causes()).toEqual(ordered)
  })

  it('[29.12] goes on when a clock that was ahead by a year is right again', async () => {
    scenario.advanceClock(400 * DAY)
    await plan()
    scenario.advanceClock(-400 * DAY)
    await plan()
    scenario.advanceClock(DAY)
    await plan()
    expect(await causes()).toContain(dayOf())
  })

  it('[29.12] that cannot write all moves nothing on, and orders it at the next look', async () => {
    scenario.advanceClock(DAY)
    const failing: ScheduledJobs = () => Promise.reject(new Error('a table is missing'))
    await expect(plan([dailySchedule(scenario.clientId), failing])).rejects.toThrow(
      'a table is missing',
    )
    const strange: ScheduledJobs = async () => [
      {
        clientId: dayOf(),
        kind: 'summariseWeek',
        subjectId: scenario.clientId,
        dueAt: scenario.now(),
      },
    ]
    await expect(plan([dailySchedule(scenario.clientId), strange])).rejects.toThrow('uuid')
    expect(await causes()).toEqual([])
    await plan()
    expect(await causes()).toEqual([dayOf()])
  })

  it('[29.11] plans for every client, and the work is done', async () => {
    const clients = [scenario.clientId, (await buildClient(scenario.db)).id]
    const done: QueuedJob[] = []
    const work = () =>
      scenario.work(
        { summariseWeek: recordingHandler(done) },
        { schedules: clients.map((id) => dailySchedule(id)) },
      )
    for (let day = 0; day < 2; day += 1) {
      scenario.advanceClock(DAY)
      await work()
      await work()
    }
    const days = [dayOf(-DAY), dayOf()]
    expect(done.map(({ clientId, cause }) => `${clientId} ${cause}`)).toEqual(
      days.flatMap((day) => clients.map((clientId) => `${clientId} ${day}`)),
    )
  })
})
