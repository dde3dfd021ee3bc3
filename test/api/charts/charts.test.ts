/** Results of the summary calls, and what they refuse. */
import { beforeAll, describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { buildTwoSites, providerActor, actorAt } from '../../support/scenarios/twoSites.ts'
import { refreshUntilClean } from '../../support/scenarios/rollupScenario.ts'
import { BY_CLIENT, CALLS, documentOf, readSummary } from './chartCalls.ts'

/** Amsterdam is an hour ahead: 23:30 on the 14th in UTC is the 15th there. */
const scenario = await buildTwoSites()
const { db, of, north, dock, south, goodsIn, transport, lift, push, client } = scenario
const superUser = await actor('CLIENT_SUPER_USER', scenario.client)
const ada = await buildUser(db, { ...of, firstname: 'Ada', lastname: 'Östlund' })
const atNorth = { ...of, location_id: north.id, department_id: goodsIn.id, task_id: lift.id }
const made = (overrides: object, day: string) =>
  buildObservation(db, { ...atNorth, ...overrides, date: new Date(day) })
await made({ technique: 'correct', observee_id: ada.id }, '2026-01-14T23:30:00Z')
await made({ technique: 'incorrect', is_inside_base: true }, '2026-01-15T10:00:00Z')
await made({ technique: null, location_id: dock.id }, '2026-01-15T11:00:00Z')
await made(
  { technique: 'correct', is_inside_base: false, task_id: push.id },
  '2026-02-01T10:00:00Z',
)
await made(
  {
    technique: 'incorrect',
    location_id: south.id,
    department_id: transport.id,
    observee_id: ada.id,
  },
  '2026-02-01T11:00:00Z',
)
await made({ technique: 'incorrect', deleted_at: new Date() }, '2026-02-02T11:00:00Z')
await made(
  {
    technique: 'correct',
    unlinked_observee_name: 'Guest',
    location_id: south.id,
    department_id: transport.id,
  },
  '2026-02-03T11:00:00Z',
)

describe.each(['read from the observations', 'counted in advance'])('%s', (state) => {
  beforeAll(async () => {
    if (state === 'counted in advance') await refreshUntilClean(scenario.db, scenario.client.id)
  })

  it('the pie tells correct and incorrect [3.42] [7.86]', async () => {
    const pie = 'pieChartObservationsSummary'
    expect(await readSummary(superUser, pie)).toEqual({ correct: 3, incorrect: 2 })
    expect(await readSummary(superUser, pie, { showDeleted: true })).toEqual({
      correct: 3,
      incorrect: 3,
    })
    expect(await readSummary(superUser, pie, { showResult: 'incorrect' })).toEqual({
      correct: 0,
      incorrect: 2,
    })
    const inside = { principles: ['INSIDE_BASE'] }
    expect(await readSummary(superUser, pie, inside)).toEqual({ correct: 1, incorrect: 1 })
    expect(await readSummary(superUser, pie, { locations: [scenario.south.id] })).toEqual({
      correct: 1,
      incorrect: 1,
    })
  })

  it('the line tells each day of the client, in order, without empty days [3.42] [7.86]', async () => {
    const line = await readSummary(superUser, 'lineGraphObservationsSummary', { take: 1, skip: 1 })
    expect(line).toEqual([
      { date: '2026-01-15', total: 3, correct: 1, incorrect: 1 },
      { date: '2026-02-01', total: 2, correct: 1, incorrect: 1 },
      { date: '2026-02-03', total: 1, correct: 1, incorrect: 0 },
    ])
    const judged = { principles: ['OVERALL'], dateTo: '2026-01-31' }
    expect(await readSummary(superUser, 'lineGraphObservationsSummary', judged)).toEqual([
      { date: '2026-01-15', total: 2, correct: 1, incorrect: 1 },
    ])
  })

  it('[23.4] analytics have counts and the share of the correct ones, most observations first [3.44] [7.91]', async () => {
    const counts = (observation_count: number, correct_count: number, incorrect_count: number) => ({
      observation_count,
      correct_count,
      incorrect_count,
    })
    expect(await readSummary(superUser, 'analyticsByDepartment')).toEqual([
      { id: goodsIn.id, name: 'Goods in', ...counts(4, 2, 1), correctPercentage: 200 / 3 },
      { id: transport.id, name: 'Transport', ...counts(2, 1, 1), correctPercentage: 50 },
    ])
    const second = { take: 1, skip: 1 }
    expect(await readSummary(superUser, 'analyticsByDepartment', second)).toMatchObject([
      { name: 'Transport' },
    ])
    expect(await readSummary(superUser, 'analyticsByDepartment', { take: 1, skip: 2 })).toEqual([])
  })

  it('[23.4] analytics by location leave the percentage out where nothing is judged [7.91]', async () => {
    const january = { dateFrom: '2026-01-01', dateTo: '2026-01-31' }
    expect(await readSummary(superUser, 'analyticsByLocation', january)).toMatchObject([
      { id: scenario.north.id, observation_count: 2, correctPercentage: 50 },
      { id: scenario.dock.id, observation_count: 1, correctPercentage: null },
    ])
  })

  it('[23.4] analytics by individual, without those who have no account [7.91]', async () => {
    const [first, ...others] = await readSummary(superUser, 'analyticsByUser')
    expect(first).toMatchObject({ id: ada.id, name: 'Ada Östlund', observation_count: 2 })
    expect(others).toHaveLength(3)
  })

  it('[11.9] someone with limited access sees the figures of what they see [7.86]', async () => {
    const observer = await actorAt('CLIENT_OBSERVER', scenario.south)
    expect(await readSummary(observer, 'pieChartObservationsSummary')).toEqual({
      correct: 1,
      incorrect: 1,
    })
    expect(await readSummary(observer, 'analyticsByLocation')).toMatchObject([
      { name: 'South', observation_count: 2 },
    ])
    expect(await readSummary(observer, 'lineGraphObservationsSummary')).toHaveLength(2)
    const user = await actor('CLIENT_USER', scenario.client)
    expect(await readSummary(user, 'pieChartObservationsSummary')).toEqual({
      correct: 0,
      incorrect: 0,
    })
  })

  it('counts by client are of the caller’s own client for all but the provider [7.89]', async () => {
    const own = { client_id: client.id, company_name: client.company_name }
    const { data } = await superUser.gql(BY_CLIENT, {
      input: { clientId: (await buildClient(scenario.db)).id },
    })
    expect(data.all).toEqual([{ ...own, observation_count: 6 }])
    expect(data.incorrect).toEqual([{ ...own, observation_count: 2 }])
    const observer = await actorAt('CLIENT_OBSERVER', scenario.south)
    const seen = await observer.gql(BY_CLIENT, {})
    expect(seen.data.all).toEqual([{ ...own, observation_count: 2 }])
    const january = { dateFrom: '2026-01-15', dateTo: '2026-01-15' }
    expect((await superUser.gql(BY_CLIENT, { input: january })).data.all).toEqual([
      { ...own, observation_count: 3 },
    ])
  })

  it('the provider counts every client in its own days, also those without any, not the deleted ones [7.89]', async () => {
    const [west, empty, gone] = [
      await buildClient(db, { time_zone: 'America/New_York' }),
      await buildClient(db),
      await buildClient(db, { deleted_at: new Date() }),
    ]
    // Still the 14th in New York.
    await buildObservation(db, {
      client_id: west.id,
      technique: 'incorrect',
      date: new Date('2026-01-15T03:00:00Z'),
    })
    if (state === 'counted in advance') await refreshUntilClean(db, west.id)
    const who = await providerActor()
    const counts = async (input: object) => {
      const { data } = await who.gql(BY_CLIENT, { input })
      const of = (rows: { client_id: string; observation_count: number }[]) =>
        [client, west, empty, gone].map(
          ({ id }) => rows.find((row) => row.client_id === id)?.observation_count,
        )
      const all = data.all.map((row: { observation_count: number }) => row.observation_count)
      expect(all).toEqual(all.toSorted((a: number, b: number) => b - a))
      return [of(data.all), of(data.incorrect)]
    }
    expect(await counts({})).toEqual([
      [6, 1, 0, undefined],
      [2, 1, 0, undefined],
    ])
    const the15th = { dateFrom: '2026-01-15', dateTo: '2026-01-15' }
    expect(await counts(the15th)).toEqual([
      [3, 0, 0, undefined],
      [1, 0, 0, undefined],
    ])
    const the14th = { dateTo: '2026-01-14' }
    expect(await counts(the14th)).toEqual([
      [0, 1, 0, undefined],
      [0, 1, 0, undefined],
    ])
    const one = await who.gql(BY_CLIENT, { input: { clientId: west.id } })
    expect(one.data.all).toEqual([
      { client_id: west.id, company_name: west.company_name, observation_count: 1 },
    ])
  })

  it('[23.5] the provider reads the summaries of the requested client', async () => {
    const who = await providerActor()
    const pie = await readSummary(who, 'pieChartObservationsSummary', {}, scenario.client.id)
    expect(pie).toEqual({ correct: 3, incorrect: 2 })
    expect(await readSummary(who, 'pieChartObservationsSummary')).toEqual({
      correct: 0,
      incorrect: 0,
    })
  })
})

describe('the order of the analyses', () => {
  it('[23.31] by name, counts and share; fewer than five judged ones have no share and come last', async () => {
    const { db, client, of, dock, goodsIn } = await buildTwoSites()
    const who = await actor('CLIENT_SUPER_USER', client)
    const task = async (name: string, correct: number, incorrect: number) => {
      const { id } = await buildTask(db, { ...of, name })
      const about = { ...of, task_id: id, location_id: dock.id, department_id: goodsIn.id }
      for (let number = 0; number < correct + incorrect; number++)
        await buildObservation(db, {
          ...about,
          user_id: who.id,
          observee_id: who.id,
          technique: number < correct ? 'correct' : 'incorrect',
          date: new Date(Date.UTC(2026, 0, 1 + number)),
        })
    }
    await task('Good', 5, 0)
    await task('Fair', 3, 3)
    await task('Few', 0, 4)
    await task('Poor', 1, 4)
    const sorted = async (sort?: object) => {
      const { data } = await who.gql(
        `query ($sort: AnalyticsSort) { rows: analyticsByTask(sort: $sort) { name } }`,
        { sort },
      )
      return (data.rows as { name: string }[]).map(({ name }) => name).join(' ')
    }
    expect(await sorted()).toBe('Fair Good Poor Few')
    expect(await sorted({ column: 'correct_share', order: 'ASC' })).toBe('Poor Fair Good Few')
    expect(await sorted({ column: 'correct_share', order: 'DESC' })).toBe('Good Fair Poor Few')
    expect(await sorted({ column: 'incorrect_count', order: 'DESC' })).toBe('Poor Few Fair Good')
    expect(await sorted({ column: 'name', order: 'ASC' })).toBe('Fair Few Good Poor')
  })
})

it.each(Object.keys(CALLS))(
  '[1.1] [11.7] [23.6] %s tells nothing of another client or of an id that cannot be, and refuses what the list refuses',
  async (name) => {
    const nothing = name.startsWith('pie') ? { correct: 0, incorrect: 0 } : []
    const stranger = await actor('CLIENT_SUPER_USER')
    expect(await readSummary(stranger, name, {}, scenario.client.id)).toEqual(nothing)
    expect(await readSummary(stranger, name, { locations: [scenario.north.id] })).toEqual(nothing)
    expect(await readSummary(superUser, name, { tasks: ['no id'] })).toEqual(nothing)
    const crossed = { dateFrom: '2026-02-01', dateTo: '2026-01-01' }
    const { errors } = await superUser.gql(documentOf(name), { filter: crossed })
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', field: 'dateTo' })
  },
)

it('[7.89] [23.6] counts by client are refused for crossed days', async () => {
  const crossed = { input: { dateFrom: '2026-02-01', dateTo: '2026-01-01' } }
  for (const who of [superUser, await providerActor()])
    expect((await who.gql(BY_CLIENT, crossed)).errors?.[0]?.extensions).toEqual({
      code: 'BAD_INPUT',
      field: 'dateTo',
    })
})

it('[23.3] deleted records are still counted, by their name', async () => {
  const { db, of, client } = await buildTwoSites()
  const { location_id: id } = await buildObservation(db, of)
  await writeRows(db, { clientId: client.id }, (tables) =>
    tables.update('locations').set({ name: 'Closed', deleted_at: new Date() }).where('id', '=', id),
  )
  const who = await actor('CLIENT_SUPER_USER', client)
  const closed = [{ name: 'Closed', observation_count: 1 }]
  expect(await readSummary(who, 'analyticsByLocation')).toMatchObject(closed)
  await refreshUntilClean(db, client.id)
  expect(await readSummary(who, 'analyticsByLocation')).toMatchObject(closed)
})
