/** The weekly mail of a saved view: when, to whom, once, and within whose access. */
import { v7 as uuid } from 'uuid'
import { afterAll, describe, expect, it } from 'vitest'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import {
  contentOf,
  jobsOf,
  limitToLocations,
  reopenJobs,
} from '../../support/scenarios/scheduleScenario.ts'
import { openSummaryMailScenario, repeatTechnique } from '../mails/summaryMailScenario.ts'

const scenario = await openSummaryMailScenario()

afterAll(() => scenario.db.close())

const OFF = { weekly_email_enabled: false, monthly_email_enabled: false }

/** A view of incorrect observations, mailed to these people; the first one's. */
async function viewFor(
  { of }: { of: { client_id: string } },
  people: readonly { id: string }[],
  more: { filter?: object; is_shared?: boolean } = {},
) {
  const { filter = { showResult: 'incorrect' }, is_shared = true } = more
  const at = { created_at: new Date(), updated_at: new Date() }
  const view = { ...of, id: uuid(), user_id: people[0]?.id ?? '', name: 'Incorrect', is_shared }
  const query = JSON.stringify({ filter, sort: 'user', order: 'ASC' })
  await insertRow(scenario.db, of.client_id, 'saved_views', { ...view, query, ...at })
  for (const { id: user_id } of people)
    await insertRow(scenario.db, of.client_id, 'saved_view_mails', {
      ...of,
      view_id: view.id,
      user_id,
      created_at: new Date(),
    })
  return view
}

const MONDAY = '2026-11-23T05:00:00Z'

describe('[53.10] the weekly mail of a view', () => {
  it('on Monday at 06:00 of the client’s clock, once, whatever is planned or done again', async () => {
    const made = await scenario.company(OFF)
    await viewFor(made, [made.chief, made.manager])
    await scenario.startAt('2026-11-20T12:00:00Z')
    expect(await scenario.at('2026-11-23T04:59:59.999Z', made.client.id)).toEqual([])
    const mails = await scenario.at(MONDAY, made.client.id)
    expect(mails.map(({ kind }) => kind)).toEqual(['savedView', 'savedView'])
    await scenario.startAt('2026-11-20T12:00:00Z')
    expect(await scenario.at(MONDAY, made.client.id)).toEqual([])
    // As after a worker that died before the end of its job was written.
    await reopenJobs(scenario.db, made.client.id, 'mailSavedViews')
    expect(await scenario.at('2026-11-23T13:00:00Z', made.client.id)).toEqual([])
    expect(await jobsOf(scenario.db, made.client.id)).toHaveLength(3)
    expect(await scenario.at('2026-11-30T12:00:00Z', made.client.id)).toHaveLength(2)
  })

  it('counts what the view has, and its weeks, within the receiver’s access', async () => {
    const made = await scenario.company(OFF)
    const [north, south] = [
      await scenario.place(made, 'North'),
      await scenario.place(made, 'South'),
    ]
    const observer = await buildUser(scenario.db, {
      ...made.of,
      type: 'CLIENT_OBSERVER',
      user_has_full_location_access: false,
    })
    await limitToLocations(scenario.db, observer, [north.location_id])
    await scenario.observed(made, north, '2026-11-18T08:00:00Z', repeatTechnique(6, 'incorrect'))
    await scenario.observed(made, north, '2026-11-18T09:00:00Z', repeatTechnique(3, 'correct'))
    await scenario.observed(made, south, '2026-11-19T08:00:00Z', repeatTechnique(2, 'incorrect'))
    await scenario.observed(made, south, '2026-11-11T08:00:00Z', repeatTechnique(5, 'incorrect'))
    await viewFor(made, [made.chief, observer])
    await scenario.startAt('2026-11-20T12:00:00Z')
    const mails = await scenario.at(MONDAY, made.client.id)
    const of = (person: { id: string }) =>
      contentOf(mails.find(({ recipientId }) => recipientId === person.id))
    expect(of(made.chief).values).toMatchObject({
      view: 'Incorrect',
      period: '16 to 22 Nov 2026',
      total: '13 observations',
      week: '8 observations',
      change: expect.stringContaining('3 more than before (5)'),
    })
    expect(of(observer).values).toMatchObject({ total: '6 observations', week: '6 observations' })
    const filter = encodeURIComponent('{"showResult":"incorrect"}')
    expect(of(made.chief).path).toBe(
      `/allobservations?clientId=${made.client.id}&filter=${filter}&sort=user&order=ASC`,
    )
  })

  it('has nothing of weeks outside the days of its filter', async () => {
    const made = await scenario.company(OFF)
    const place = await scenario.place(made, 'East')
    await scenario.observed(made, place, '2026-11-18T08:00:00Z', repeatTechnique(4, 'incorrect'))
    await viewFor(made, [made.chief], { filter: { dateTo: '2026-11-15' } })
    await scenario.startAt('2026-11-20T12:00:00Z')
    const [mail] = await scenario.at(MONDAY, made.client.id)
    expect(contentOf(mail).values).toMatchObject({
      total: 'no observations',
      week: 'no observations',
    })
  })

  it('[23.32] counts the last month as it is on that Monday, in the client’s time zone', async () => {
    const made = await scenario.company(OFF)
    const place = await scenario.place(made, 'West')
    const wrong = (times: number) => repeatTechnique(times, 'incorrect')
    await scenario.observed(made, place, '2026-10-15T08:00:00Z', wrong(2))
    // November has begun in the client's time zone.
    await scenario.observed(made, place, '2026-10-31T23:30:00Z', wrong(1))
    await scenario.observed(made, place, '2026-11-28T08:00:00Z', wrong(4))
    await viewFor(made, [made.chief], { filter: { dates: 'LAST_MONTH' } })
    await scenario.startAt('2026-11-20T12:00:00Z')
    const mailed = async (at: string) => contentOf((await scenario.at(at, made.client.id)).at(-1))
    const november = await mailed(MONDAY)
    expect(november.values).toMatchObject({ total: '2 observations', week: 'no observations' })
    const filter = encodeURIComponent('{"dates":"LAST_MONTH"}')
    expect(november.path).toContain(`&filter=${filter}&`)
    const december = await mailed('2026-12-07T05:00:00Z')
    expect(december.values).toMatchObject({ total: '5 observations', week: 'no observations' })
  })

  it('is not written for who no longer sees the view or wants it', async () => {
    const made = await scenario.company(OFF)
    const second = await buildUser(scenario.db, { ...made.of, type: 'CLIENT_SUPER_USER' })
    const view = await viewFor(made, [made.chief, second])
    await scenario.startAt('2026-11-20T12:00:00Z')
    expect(await scenario.at(MONDAY, made.client.id)).toHaveLength(2)
    await asOwner(scenario.db, 'update saved_views set is_shared = false where id = $1', [view.id])
    await reopenJobs(scenario.db, made.client.id, 'mail.savedView')
    const again = await scenario.at('2026-11-23T13:00:00Z', made.client.id)
    expect(again.map(({ recipientId, content }) => [recipientId, typeof content])).toEqual(
      [
        [made.chief.id, 'object'],
        [second.id, 'string'],
      ].toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    )
  })
})
