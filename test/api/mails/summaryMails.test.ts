/** Weekly and monthly summaries: schedule, recipients and figures. */
import { afterAll, describe, expect, it } from 'vitest'
import { buildUser } from '#server/app/factories/buildUser.ts'
import {
  scheduleMonthlySummaries,
  scheduleWeeklySummaries,
} from '#server/features/summaries/summaryJobs.ts'
import {
  contentOf,
  jobsOf,
  limitToLocations,
  reopenJobs,
  updateRow,
} from '../../support/scenarios/scheduleScenario.ts'
import { openSummaryMailScenario, repeatTechnique } from './summaryMailScenario.ts'

const scenario = await openSummaryMailScenario()
const { db } = scenario

afterAll(() => scenario.db.close())

describe('[3.1] when a summary is due', () => {
  it('the weekly one on Monday at 06:00 of the client’s clock, once', async () => {
    const { client } = await scenario.company()
    await scenario.startAt('2026-11-20T12:00:00Z')
    expect(await scenario.at('2026-11-22T12:00:00Z', client.id)).toEqual([])
    expect(await scenario.at('2026-11-23T04:59:59.999Z', client.id)).toEqual([])
    const mails = await scenario.at('2026-11-23T05:00:00Z', client.id)
    expect(mails.map(({ kind }) => kind)).toEqual(['weeklySummary', 'weeklySummary'])
    expect(await scenario.at('2026-11-23T05:00:01Z', client.id)).toEqual([])
    expect(await scenario.at('2026-11-29T23:00:00Z', client.id)).toEqual([])
  })

  it('the monthly one on the 1st, of a month with a leap day too', async () => {
    const { client } = await scenario.company({ weekly_email_enabled: false })
    await scenario.startAt('2028-02-28T12:00:00Z')
    expect(await scenario.at('2028-02-29T12:00:00Z', client.id)).toEqual([])
    const [mail] = await scenario.at('2028-03-01T05:00:00Z', client.id)
    expect(mail?.kind).toBe('monthlySummary')
    expect(contentOf(mail)).toMatchObject({
      values: { period: 'February 2028' },
      path: `/allobservations?clientId=${client.id}&dateFrom=2028-02-01&dateTo=2028-02-29`,
    })
    expect(await scenario.at('2028-03-31T12:00:00Z', client.id)).toEqual([])
  })

  it('[32.4] switched on in the middle of a week, nothing comes late', async () => {
    const { client } = await scenario.company({
      weekly_email_enabled: false,
      monthly_email_enabled: false,
    })
    await scenario.startAt('2026-11-20T12:00:00Z')
    expect(await scenario.at('2026-11-25T12:00:00Z', client.id)).toEqual([])
    await updateRow(scenario.db, 'clients', client, { weekly_email_enabled: true })
    expect(await scenario.at('2026-11-29T12:00:00Z', client.id)).toEqual([])
    expect(await scenario.at('2026-11-30T12:00:00Z', client.id)).toHaveLength(2)
    await updateRow(scenario.db, 'clients', client, { weekly_email_enabled: false })
    expect(await scenario.at('2026-12-10T12:00:00Z', client.id)).toEqual([])
  })

  it('[32.4] after a long stop the newest alone is sent', async () => {
    const { client } = await scenario.company({ account_manager_id: null })
    await scenario.startAt('2026-06-10T12:00:00Z')
    const mails = await scenario.at('2026-11-25T12:00:00Z', client.id)
    expect(mails.map(({ kind, job }) => `${kind} ${job.cause}`).toSorted()).toEqual([
      'monthlySummary 2026-11-01',
      'weeklySummary 2026-11-23',
    ])
  })

  it('[32.4] a deleted client has none planned, nor sent when it was deleted meanwhile', async () => {
    const deleted_at = new Date('2026-01-01T00:00:00Z')
    const gone = await scenario.company({ deleted_at })
    const stretch = {
      after: new Date('2026-10-31T00:00:00Z'),
      until: new Date('2026-11-03T00:00:00Z'),
    }
    for (const plan of [scheduleWeeklySummaries, scheduleMonthlySummaries]) {
      const planned = await plan(scenario.db, stretch)
      expect(planned.filter(({ clientId }) => clientId === gone.client.id)).toEqual([])
    }
    const { client } = await scenario.company()
    await scenario.startAt('2026-11-20T12:00:00Z')
    expect(await scenario.at('2026-11-23T12:00:00Z', client.id)).toHaveLength(2)
    await updateRow(scenario.db, 'clients', client, { deleted_at })
    await reopenJobs(scenario.db, client.id, 'mail.weeklySummary')
    const mails = await scenario.at('2026-11-23T13:00:00Z', client.id)
    expect(mails.map(({ content }) => typeof content)).toEqual(['string', 'string'])
  })
})

describe('[3.1] whom it goes to', () => {
  it('[32.3] to the account manager and the client’s super users who have an account, and to nobody else', async () => {
    const made = await scenario.company({ monthly_email_enabled: false })
    const second = await buildUser(db, { ...made.of, type: 'CLIENT_SUPER_USER' })
    for (const values of [
      { type: 'CLIENT_SUPER_USER', is_account_enabled: false },
      { type: 'CLIENT_SUPER_USER', deleted_at: new Date() },
      { type: 'CLIENT_OBSERVER' },
      { type: 'CLIENT_USER' },
    ] as const)
      await buildUser(db, { ...made.of, ...values })
    await buildUser(db, { client_id: made.manager.client_id, type: 'PROVIDER_SUPER_USER' })
    await buildUser(db, { client_id: made.manager.client_id, type: 'CLIENT_SUPER_USER' })
    await scenario.startAt('2026-11-20T12:00:00Z')
    const mails = await scenario.at('2026-11-23T12:00:00Z', made.client.id)
    const expected = [made.chief.id, made.manager.id, second.id].toSorted()
    expect(mails.map(({ recipientId }) => recipientId)).toEqual(expected)
  })

  it.each([
    ['is disabled', { is_account_enabled: false }],
    ['is deleted', { deleted_at: new Date() }],
    ['is no super user of the provider any more', { type: 'CLIENT_USER' }],
  ])('not to an account manager who %s', async (_name, set) => {
    const made = await scenario.company({ monthly_email_enabled: false })
    await updateRow(scenario.db, 'users', made.manager, set)
    await scenario.startAt('2026-11-20T12:00:00Z')
    const mails = await scenario.at('2026-11-23T12:00:00Z', made.client.id)
    expect(mails.map(({ recipientId }) => recipientId)).toEqual([made.chief.id])
  })

  it('[32.3] not to who is no longer the account manager, or no super user, at the moment of sending', async () => {
    const made = await scenario.company({ monthly_email_enabled: false })
    await scenario.startAt('2026-11-20T12:00:00Z')
    await scenario.at('2026-11-23T12:00:00Z', made.client.id)
    await updateRow(scenario.db, 'clients', made.client, { account_manager_id: null })
    await updateRow(scenario.db, 'users', made.chief, { type: 'CLIENT_OBSERVER' })
    await reopenJobs(scenario.db, made.client.id, 'mail.weeklySummary')
    const mails = await scenario.at('2026-11-23T13:00:00Z', made.client.id)
    expect(mails.map(({ content }) => typeof content)).toEqual(['string', 'string'])
  })

  it('[32.4] once each, whenever the same stretch is planned again and the same work done again', async () => {
    const made = await scenario.company({ monthly_email_enabled: false })
    await scenario.startAt('2026-11-20T12:00:00Z')
    expect(await scenario.at('2026-11-23T12:00:00Z', made.client.id)).toHaveLength(2)
    await scenario.startAt('2026-11-20T12:00:00Z')
    expect(await scenario.at('2026-11-23T12:00:00Z', made.client.id)).toEqual([])
    await reopenJobs(scenario.db, made.client.id, 'summariseWeek')
    expect(await scenario.at('2026-11-23T13:00:00Z', made.client.id)).toEqual([])
    expect(await jobsOf(scenario.db, made.client.id)).toHaveLength(3)
  })
})

describe('[3.1] what it says', () => {
  it('[32.2] counts, correct share and change of the whole days of the week in the client’s zone', async () => {
    const made = await scenario.company({ account_manager_id: null })
    const dock = await scenario.place(made, 'Dock')
    const yard = await scenario.place(made, 'Yard')
    // The week before: 6, of which 3 correct.
    const before = [...repeatTechnique(3, 'correct'), ...repeatTechnique(3, 'incorrect')]
    await scenario.observed(made, dock, '2026-11-10T10:00:00Z', before)
    // From Monday 00:00 to Sunday 23:59 in Amsterdam.
    await scenario.observed(made, dock, '2026-11-15T23:00:00Z', repeatTechnique(6, 'correct'))
    await scenario.observed(made, dock, '2026-11-22T22:58:00Z', ['incorrect', 'incorrect'])
    await scenario.observed(made, yard, '2026-11-18T10:00:00Z', ['correct', null])
    // Outside the week, or deleted.
    await scenario.observed(made, yard, '2026-11-15T22:59:00Z', ['incorrect'])
    await scenario.observed(made, yard, '2026-11-22T23:00:00Z', ['incorrect'])
    await scenario.observed(made, yard, '2026-11-18T12:00:00Z', ['incorrect'], {
      deleted_at: new Date('2026-11-19T12:00:00Z'),
    })
    await scenario.startAt('2026-11-20T12:00:00Z')
    const [mail] = await scenario.at('2026-11-23T12:00:00Z', made.client.id)
    expect(contentOf(mail)).toEqual({
      values: {
        period: '16 to 22 Nov 2026',
        observations: '10 observations',
        correct: '7',
        incorrect: '2',
        share: '78%',
        change: '3 more than before (7); up from 43% correct',
      },
      rows: [
        { label: 'Dock', value: '8 observations, 75% correct' },
        { label: 'Yard', value: '2 observations' },
      ],
      path: `/allobservations?clientId=${made.client.id}&dateFrom=2026-11-16&dateTo=2026-11-22`,
    })
  })

  it('[32.2] a super user of some locations gets the figures of those, the account manager all', async () => {
    const made = await scenario.company({ monthly_email_enabled: false })
    const dock = await scenario.place(made, 'Dock')
    const yard = await scenario.place(made, 'Yard')
    await updateRow(db, 'users', made.chief, { user_has_full_location_access: false })
    await limitToLocations(db, made.chief, [yard.location_id])
    await scenario.observed(made, dock, '2026-11-18T10:00:00Z', repeatTechnique(5, 'correct'))
    await scenario.observed(made, yard, '2026-11-18T10:00:00Z', repeatTechnique(6, 'incorrect'))
    await scenario.startAt('2026-11-20T12:00:00Z')
    const mails = await scenario.at('2026-11-23T12:00:00Z', made.client.id)
    const of = (id: string) => contentOf(mails.find(({ recipientId }) => recipientId === id))
    expect(of(made.chief.id)).toMatchObject({
      values: { observations: '6 observations', share: '0%' },
      rows: [{ label: 'Yard', value: '6 observations, 0% correct' }],
    })
    expect(of(made.manager.id)).toMatchObject({
      values: { observations: '11 observations', share: '45%' },
    })
    expect(of(made.manager.id).rows).toHaveLength(2)
  })
})
