/** When people were last observed, and who was not observed since a day. */
import { expect, it } from 'vitest'
import { datePresetRange } from '#domain/charts/datePresets.ts'
import { localDayOf } from '#domain/dates.ts'
import { CURRENT_PERIODS } from '#domain/enumerations.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import { actor } from '#test/support/api.ts'
import { now } from '#test/support/clock.ts'
import { expectRefused } from '#test/support/scenarios/observationCalls.ts'
import { buildTwoSites, actorAt } from '#test/support/scenarios/twoSites.ts'

const names = new Map<string, string>()

/** Lagos is an hour ahead: 23:30 on 30 September in UTC is 1 October there. */
const site = await buildTwoSites({ time_zone: 'Africa/Lagos' })
const superUser = await actor('CLIENT_SUPER_USER', site.client)
const { db, of, dock, south, goodsIn, transport, lift } = site
const observed = async (name: string, ...dates: [day: string, more?: object][]) => {
  const { id } = await buildUser(db, { ...of, firstname: name, lastname: 'X' })
  names.set(id, name)
  const about = { ...of, task_id: lift.id, user_id: superUser.id, observee_id: id }
  const there = { location_id: dock.id, department_id: goodsIn.id }
  for (const [day, more] of dates)
    await buildObservation(db, { ...about, ...there, date: new Date(day), ...more })
}
await observed('Never')
await observed('Deleted', ['2026-11-01T10:00:00Z', { deleted_at: new Date() }])
await observed('Early', ['2026-02-01T10:00:00Z'], ['2026-09-30T22:30:00Z'])
await observed('Late', ['2026-09-30T23:30:00Z'])
await observed('South', [
  '2026-11-02T10:00:00Z',
  { location_id: south.id, department_id: transport.id },
])

async function list(filter: object, who = superUser) {
  const data = await answered(
    who.gql(
      `query ($filter: UserFilter) { rows: allUsers(filter: $filter) { id last_observed_at } total: totalUsers(filter: $filter) }`,
      { filter: { take: 100, ...filter } },
    ),
  )
  const rows: { id: string; last_observed_at: string | null }[] = data.rows
  expect(data.total).toBe(rows.length)
  return rows.filter(({ id }) => names.has(id)).map((row) => ({ ...row, name: names.get(row.id) }))
}

const namesOf = (rows: { name?: string | undefined }[]) => rows.map(({ name = '' }) => name)

it('[2.106] each person has the date of their newest observation that the caller sees, and sorts by it', async () => {
  const rows = await list({ sort: { column: 'last_observed_at', order: 'DESC' } })
  expect(namesOf(rows)).toEqual(['South', 'Late', 'Early', 'Deleted', 'Never'])
  expect(rows[2]?.last_observed_at).toBe('2026-09-30T22:30:00.000Z')
  expect(rows[3]?.last_observed_at).toBeNull()
  const first = await list({ sort: { column: 'last_observed_at', order: 'ASC' } })
  expect(namesOf(first).slice(0, 3)).toEqual(['Early', 'Late', 'South'])
  const northern = await actorAt('CLIENT_SUPER_USER', site.north)
  const seen = await list({}, northern)
  expect(seen.find(({ name }) => name === 'South')?.last_observed_at).toBeNull()
})

it('[2.106] who was not observed on a day of the client or later', async () => {
  const notSince = async (notObservedSince: string) =>
    namesOf(await list({ notObservedSince })).toSorted()
  expect(await notSince('2026-10-01')).toEqual(['Deleted', 'Early', 'Never'])
  expect(await notSince('2026-09-30')).toEqual(['Deleted', 'Never'])
  expect(await notSince('2026-12-01')).toEqual(['Deleted', 'Early', 'Late', 'Never', 'South'])
  const { errors } = await superUser.gql(
    `{ totalUsers(filter: { notObservedSince: "2026-02-30" }) }`,
  )
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT' })
})

it('[2.106] [23.32] a period has the first day that it has today, in the client’s time zone', async () => {
  const today = localDayOf(now(), 'Africa/Lagos')
  await observed('Now', [now().toISOString()])
  for (const notObserved of CURRENT_PERIODS) {
    const { dateFrom } = datePresetRange(notObserved, today)
    const rows = namesOf(await list({ notObserved }))
    expect(rows, notObserved).toEqual(namesOf(await list({ notObservedSince: dateFrom })))
    expect(rows).not.toContain('Now')
    expect(rows).toContain('Never')
  }
  const twice = { notObserved: 'THIS_YEAR', notObservedSince: today }
  const QUERY = `query ($filter: UserFilter) { totalUsers(filter: $filter) }`
  expectRefused(await superUser.gql(QUERY, { filter: twice }), 'BAD_INPUT', 'notObserved')
})
