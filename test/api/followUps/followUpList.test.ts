/** List of follow-ups by person and filter, and the totals of the dashboard. */
import { expect, it } from 'vitest'
import { datePresetRange } from '#domain/charts/datePresets.ts'
import { addDays } from '#domain/dates.ts'
import { DATE_PRESETS } from '#domain/enumerations.ts'
import { buildFollowUp } from '#server/app/factories/buildFollowUp.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { now } from '#test/support/clock.ts'
import { expectRefused } from '../../support/scenarios/observationCalls.ts'
import { aiObservation } from '../../support/scenarios/storedObservations.ts'
import { updateRow } from '../../support/scenarios/scheduleScenario.ts'
import { providerActor, actorAt } from '../../support/scenarios/twoSites.ts'
import { buildFollowUpScenario, list, readFollowUp, today } from './followUpScenario.ts'

const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000)

const scenario = await buildFollowUpScenario()
const {
  db,
  of,
  dock,
  south,
  transport,
  coach,
  worker,
  observer,
  push,
  lead,
  client,
  north,
  goodsIn,
} = scenario
const build = async (at: object, more: object = {}, person = worker.id) => {
  const { observation } = await aiObservation(scenario, {
    user_id: observer.id,
    observee_id: person,
    ...at,
  })
  return (await buildFollowUp(db, observation, { coach_id: coach.id, ...more })).id
}
const kim = await buildUser(db, { ...of, firstname: 'Kim', lastname: 'Berg' })
const lee = await buildUser(db, { ...of, firstname: 'Lee', lastname: 'Dahl' })
const gone = await buildUser(db, { ...of, deleted_at: now() })
const people = { late: kim.id, coached: lee.id }
const ids = {
  late: await build({}, { due_date: addDays(today(), -1) }, kim.id),
  coached: await build({ location_id: dock.id }, { state: 'COACHED', coach_id: null }, lee.id),
  closed: await build(
    { task_id: push.id },
    {
      state: 'CLOSED',
      created_at: daysAgo(6),
      closed_at: daysAgo(2),
      due_date: addDays(today(), -9),
    },
  ),
  south: await build({ location_id: south.id, department_id: transport.id }),
  left: await build({}, {}, gone.id),
}

const found = async (who: Actor, where: object = {}, more: object = {}) => {
  const rows = await list(who, { ...more, where })
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
  return rows.map(({ id }) => names.get(id) ?? '').toSorted()
}

it('[51.7] each finds those about them, that they coach, and of observations that they see', async () => {
  const all = ['closed', 'coached', 'late', 'south']
  for (const who of [lead, observer]) expect(await found(who)).toEqual(all)
  expect(await found(coach)).toEqual(['closed', 'late', 'south'])
  expect(await found(worker)).toEqual(['closed', 'south'])
  const limited = (role: 'CLIENT_SUPER_USER' | 'CLIENT_OBSERVER') => actorAt(role, north)
  expect(await found(await limited('CLIENT_SUPER_USER'))).toEqual(['closed', 'coached', 'late'])
  const other = await actor('CLIENT_SUPER_USER')
  expect(await found(other)).toEqual([])
  expect(await readFollowUp(other, ids.late)).toBeUndefined()
  const provider = await providerActor()
  expect(await list(provider)).toEqual([])
  expect(await list(provider, {}, { clientId: client.id })).toHaveLength(4)
  expect(await readFollowUp(coach, ids.south)).toMatchObject({ may_see_observation: false })
})

it('[51.7] by state, overdue, coach, none yet, person, task, place, days of closing and words', async () => {
  expect(await found(lead, { states: ['OPEN', 'COACHED'] })).toEqual(['coached', 'late', 'south'])
  expect(await found(lead, { overdue: true })).toEqual(['late'])
  expect(await found(lead, { coaches: [coach.id] })).toEqual(['closed', 'late', 'south'])
  expect(await found(lead, { people: [people.late, people.coached] })).toEqual(['coached', 'late'])
  expect(await found(lead, { tasks: [push.id] })).toEqual(['closed'])
  expect(await found(lead, { locations: [north.id] })).toEqual(['closed', 'coached', 'late'])
  expect(await found(lead, { departments: [goodsIn.id] })).toEqual(['closed', 'coached', 'late'])
  const [from, to] = [addDays(today(), -3), addDays(today(), -1)]
  expect(await found(lead, { closedFrom: from, closedTo: to })).toEqual(['closed'])
  expect(await found(lead, { closedFrom: today() })).toEqual([])
  expect(await found(lead, {}, { search: 'berg lift' })).toEqual(['late'])
  expect(await found(coach, { share: 'TO_COACH' })).toEqual(['closed', 'late', 'south'])
  expect(await found(worker, { share: 'ABOUT_ME' })).toEqual(['closed', 'south'])
  expect(await found(lead, { share: 'UNCOACHED' })).toEqual(['coached'])
})

it('[23.32] days of closing may be chosen by name; the days are those of the day of the call', async () => {
  const seen = new Set<number>()
  for (const closedDates of DATE_PRESETS) {
    const { dateFrom: closedFrom, dateTo: closedTo } = datePresetRange(closedDates, today())
    const closed = await found(lead, { closedFrom, closedTo })
    expect(await found(lead, { closedDates }), closedDates).toEqual(closed)
    const totals = await lead.gql(
      `query ($closedDates: DatePreset) { followUpTotals(closedDates: $closedDates) { closed } }`,
      { closedDates },
    )
    expect(totals.data?.followUpTotals).toEqual({ closed: closed.length })
    seen.add(closed.length)
  }
  expect(seen).toEqual(new Set([0, 1]))
  const twice = { where: { closedDates: 'LAST_MONTH', closedTo: today() } }
  const QUERY = `query ($filter: FollowUpFilter) { totalFollowUps(filter: $filter) }`
  expectRefused(await lead.gql(QUERY, { filter: twice }), 'BAD_INPUT', 'closedDates')
})

it('[51.7] in the order of each column', async () => {
  for (const column of [
    'due_date',
    'state',
    'user_name',
    'task_name',
    'location_name',
    'coach_name',
    'created_at',
    'closed_at',
    'reopened_count',
    'updated_at',
    'deleted_at',
  ])
    for (const order of ['ASC', 'DESC'])
      expect(await found(lead, {}, { sort: { column, order } }), column).toHaveLength(4)
  const rows = await list(lead, { sort: { column: 'due_date', order: 'ASC' } })
  expect(rows[0].id).toBe(ids.closed)
  const byState = await list(lead, { sort: { column: 'state', order: 'ASC' } })
  const keys = byState.map(({ state, due_date }) => `${STATES.indexOf(state)} ${due_date}`)
  expect(keys).toEqual(keys.toSorted())
})

const STATES = ['OPEN', 'COACHED', 'CLOSED', 'WITHDRAWN']

it('[51.8] the totals are those of their lists', async () => {
  const totals = async (who: Actor, days: object = {}) =>
    (
      await who.gql(
        `query ($from: Date, $to: Date) { followUpTotals(closedFrom: $from, closedTo: $to) {
          open overdue closed closed_in_time median_days_to_close } }`,
        days,
      )
    ).data?.followUpTotals
  const from = addDays(today(), -3)
  const limited = await actorAt('CLIENT_OBSERVER', north)
  for (const who of [lead, observer, limited])
    expect(await totals(who, { from })).toMatchObject({
      open: (await found(who, { states: ['OPEN', 'COACHED'] })).length,
      overdue: (await found(who, { overdue: true })).length,
      closed: (await found(who, { states: ['CLOSED'], closedFrom: from })).length,
      closed_in_time: (await found(who, { inTime: true, closedFrom: from })).length,
    })
  const { closed, closed_in_time, median_days_to_close: median } = await totals(lead, { from })
  // Its due day was nine days ago, and it was closed two days ago.
  expect([closed, closed_in_time]).toEqual([1, 0])
  await updateRow(db, 'follow_ups', { id: ids.closed, ...of }, { due_date: addDays(today(), -2) })
  expect((await totals(lead, { from })).closed_in_time).toBe(1)
  expect(await found(lead, { inTime: true })).toEqual(['closed'])
  expect(median).toBeCloseTo(4, 3)
  expect(await totals(lead, { to: from })).toMatchObject({ closed: 0, median_days_to_close: null })
  expectRefused(await coach.gql('{ followUpTotals { open } }'), 'FORBIDDEN')
})
