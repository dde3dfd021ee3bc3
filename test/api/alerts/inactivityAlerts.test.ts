/** Inactivity alerts: who has not observed for the client's months, and who hears of it (spec 9). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildLocation } from '#server/app/factories/buildLocation.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import {
  updateRow,
  contentOf,
  jobsOf,
  limitToLocations,
} from '../../support/scenarios/scheduleScenario.ts'
import { nameFields, openInactivityScenario } from './inactivityScenario.ts'

let scenario: Awaited<ReturnType<typeof openInactivityScenario>>

beforeAll(async () => {
  scenario = await openInactivityScenario()
})
afterAll(() => scenario.db.close())

describe('[9.5] when somebody has not observed for the client’s months', () => {
  it('its super users are told, at 06:00 of the day on which the month is over, once', async () => {
    const made = await scenario.company()
    const { client, chief } = made
    await scenario.person(made, '2026-03-31T09:00:00Z', nameFields('Ann'))
    await scenario.startAt('2026-04-28T12:00:00Z')
    expect(await scenario.at('2026-04-29T12:00:00Z', client.id)).toEqual([])
    expect(await scenario.at('2026-04-30T03:59:59.999Z', client.id)).toEqual([])
    const mails = await scenario.at('2026-04-30T04:00:00Z', client.id)
    expect(mails.map(({ recipientId, kind }) => [recipientId, kind])).toEqual([
      [chief.id, 'inactivityAlert'],
    ])
    expect(contentOf(mails[0])).toEqual({
      values: {
        firstname: 'Chief',
        company: client.company_name,
        months: '1 month',
        count: '1 person',
      },
      rows: [{ person: 'Ann Example', last: '31 Mar 2026' }],
      path: `/allobservations?clientId=${client.id}`,
    })
    expect(await scenario.at('2026-04-30T20:00:00Z', client.id)).toEqual([])
    expect(await scenario.at('2026-05-01T12:00:00Z', client.id)).toEqual([])
    expect(await scenario.at('2026-09-01T12:00:00Z', client.id)).toEqual([])
  })

  it('they are told again of a new spell, after the person has observed', async () => {
    const made = await scenario.company()
    const { client } = made
    const ann = await scenario.person(made, '2026-03-10T09:00:00Z')
    await scenario.startAt('2026-04-09T12:00:00Z')
    expect(await scenario.at('2026-04-10T12:00:00Z', client.id)).toHaveLength(1)
    await scenario.observes(ann, '2026-05-05T23:30:00Z')
    expect(await scenario.at('2026-05-20T12:00:00Z', client.id)).toEqual([])
    // In Amsterdam it was the 6th already.
    expect(await scenario.at('2026-06-05T12:00:00Z', client.id)).toEqual([])
    const mails = await scenario.at('2026-06-06T12:00:00Z', client.id)
    expect(contentOf(mails[0]).rows).toEqual([expect.objectContaining({ last: '6 May 2026' })])
  })

  it('the account’s creation counts where there is no observation', async () => {
    const made = await scenario.company({ inactive_alert_timeframe_months: 3 })
    const { client } = made
    await scenario.person(made, null, {
      ...nameFields('New'),
      created_at: new Date('2026-01-31T10:00:00Z'),
    })
    await scenario.startAt('2026-04-28T12:00:00Z')
    expect(await scenario.at('2026-04-29T12:00:00Z', client.id)).toEqual([])
    const [mail] = await scenario.at('2026-04-30T12:00:00Z', client.id)
    expect(contentOf(mail)).toMatchObject({
      values: { months: '3 months' },
      rows: [{ person: 'New Example', last: 'never' }],
    })
  })

  it('nobody else counts: no super user, nobody without a role, nobody disabled or deleted', async () => {
    const made = await scenario.company()
    const then = '2026-03-10T09:00:00Z'
    await scenario.person(made, then, { type: 'CLIENT_SUPER_USER', is_account_enabled: false })
    await scenario.person(made, then, { type: 'NONE' })
    await scenario.person(made, then, { is_account_enabled: false })
    await scenario.person(made, then, { deleted_at: new Date('2026-03-11T00:00:00Z') })
    await scenario.startAt('2026-04-09T12:00:00Z')
    expect(await scenario.at('2026-04-11T12:00:00Z', made.client.id)).toEqual([])
    for (const type of ['CLIENT_OBSERVEE', 'CLIENT_USER', 'CLIENT_OBSERVER'] as const)
      await scenario.person(made, then, { type })
    const [mail] = await scenario.at('2026-04-12T12:00:00Z', made.client.id)
    expect(contentOf(mail).values['count']).toBe('3 people')
  })

  it('a deleted observation is none, and one that somebody else made of them neither', async () => {
    const made = await scenario.company()
    const { db } = scenario
    const ann = await scenario.person(made, '2026-03-10T09:00:00Z')
    await updateRow(db, 'observations', await scenario.observes(ann, '2026-04-08T09:00:00Z'), {
      deleted_at: new Date('2026-04-08T10:00:00Z'),
    })
    await buildObservation(db, {
      ...made.of,
      user_id: made.chief.id,
      observee_id: ann.id,
      date: new Date('2026-04-08T11:00:00Z'),
    })
    await scenario.startAt('2026-04-09T12:00:00Z')
    expect(await scenario.at('2026-04-10T12:00:00Z', made.client.id)).toHaveLength(1)
  })
})

describe('[9.7] whom it goes to', () => {
  it.each([
    ['CLIENT_SUPER_USER', ['chief']],
    ['CLIENT_OBSERVER', ['observer']],
    ['BOTH', ['chief', 'observer']],
  ] as const)('%s: %s', async (level, expected) => {
    const made = await scenario.company({ inactive_alert_user_level: level })
    const recent = '2026-04-08T09:00:00Z'
    const observer = await scenario.person(made, recent, { type: 'CLIENT_OBSERVER' })
    await buildUser(scenario.db, {
      ...made.of,
      type: 'CLIENT_SUPER_USER',
      is_account_enabled: false,
    })
    await scenario.person(made, '2026-03-10T09:00:00Z')
    await scenario.startAt('2026-04-09T12:00:00Z')
    const mails = await scenario.at('2026-04-10T12:00:00Z', made.client.id)
    const ids = { chief: made.chief.id, observer: observer.id }
    expect(mails.map(({ recipientId }) => recipientId)).toEqual(
      expected.map((name) => ids[name]).toSorted(),
    )
  })

  it('with NONE it goes to nobody; switched on, all go into one mail the next morning', async () => {
    const made = await scenario.company({ inactive_alert_user_level: 'NONE' })
    const { client } = made
    await scenario.person(made, '2026-03-10T09:00:00Z')
    await scenario.person(made, '2025-03-10T09:00:00Z')
    await scenario.startAt('2026-04-09T12:00:00Z')
    expect(await scenario.at('2026-04-20T12:00:00Z', client.id)).toEqual([])
    expect(await jobsOf(scenario.db, client.id)).toEqual([])
    await updateRow(scenario.db, 'clients', client, { inactive_alert_user_level: 'BOTH' })
    expect(await scenario.at('2026-04-20T13:00:00Z', client.id)).toEqual([])
    const mails = await scenario.at('2026-04-21T04:00:00Z', client.id)
    expect(mails.map((mail) => contentOf(mail).values['count'])).toEqual(['2 people'])
  })

  it('each hears only of people within their access', async () => {
    const made = await scenario.company({ inactive_alert_user_level: 'BOTH' })
    const { db } = scenario
    const north = await buildLocation(db, made.of)
    const dock = await buildLocation(db, { ...made.of, parent_id: north.id })
    const south = await buildLocation(db, made.of)
    const recent = '2026-04-08T09:00:00Z'
    const limited = { type: 'CLIENT_OBSERVER', user_has_full_location_access: false } as const
    const northern = await scenario.person(made, recent, limited)
    await limitToLocations(db, northern, [north.id])
    const southern = await scenario.person(made, recent, limited)
    await limitToLocations(db, southern, [south.id])
    const ann = await scenario.person(made, '2026-03-10T09:00:00Z', nameFields('Ann'))
    await updateRow(db, 'users', ann, { user_has_full_location_access: false })
    await limitToLocations(db, ann, [dock.id])
    await scenario.startAt('2026-04-09T12:00:00Z')
    const mails = await scenario.at('2026-04-10T12:00:00Z', made.client.id)
    expect(mails.map(({ recipientId }) => recipientId)).toEqual(
      [made.chief.id, northern.id].toSorted(),
    )
    for (const mail of mails) expect(contentOf(mail).rows).toHaveLength(1)
    // Nor does a job of the one who hears nothing name them.
    const jobs = await jobsOf(db, made.client.id)
    expect(jobs.filter(({ user_id }) => user_id === southern.id)).toEqual([])
  })

  it('whom nobody may hear of is told of on the day when somebody may', async () => {
    const made = await scenario.company({ inactive_alert_user_level: 'CLIENT_OBSERVER' })
    await scenario.person(made, '2026-03-10T09:00:00Z')
    await scenario.startAt('2026-04-09T12:00:00Z')
    expect(await scenario.at('2026-04-10T12:00:00Z', made.client.id)).toEqual([])
    await scenario.person(made, '2026-04-10T09:00:00Z', { type: 'CLIENT_OBSERVER' })
    expect(await scenario.at('2026-04-11T12:00:00Z', made.client.id)).toHaveLength(1)
  })
})
