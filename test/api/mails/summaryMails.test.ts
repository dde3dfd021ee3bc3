/** Weekly and monthly summaries: when they are due, and to whom they go (decisions, Rules). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '#server/app/factories/buildUser.ts'
import {
  scheduleMonthlySummaries,
  scheduleWeeklySummaries,
} from '#server/features/charts/planSummaries.ts'
import {
  updateRow,
  contentOf,
  jobsOf,
  reopenJobs,
} from '../../support/scenarios/scheduleScenario.ts'
import { openSummaryMailScenario } from './summaryMailScenario.ts'

let scenario: Awaited<ReturnType<typeof openSummaryMailScenario>>

beforeAll(async () => {
  scenario = await openSummaryMailScenario()
})
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

  it('both on a Monday that is the 1st', async () => {
    const { client } = await scenario.company({ account_manager_id: null })
    await scenario.startAt('2026-05-31T12:00:00Z')
    const mails = await scenario.at('2026-06-01T12:00:00Z', client.id)
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['monthlySummary', 'weeklySummary'])
  })

  it.each([
    ['Europe/Amsterdam', '2026-03-30T04:00:00Z', 'right after clocks were put forward'],
    ['Europe/Amsterdam', '2026-10-26T05:00:00Z', 'right after they were put back'],
    ['Asia/Kathmandu', '2026-11-23T00:15:00Z', ''],
    ['Pacific/Chatham', '2026-11-22T16:15:00Z', 'where it is Monday on our Sunday'],
    ['Pacific/Apia', '2012-01-01T16:00:00Z', 'in the week of the day that never was'],
  ])('in %s at %s %s', async (time_zone, due) => {
    const { client } = await scenario.company({ time_zone, account_manager_id: null })
    await scenario.startAt(new Date(Date.parse(due) - 5 * 24 * 3_600_000).toISOString())
    const before = new Date(Date.parse(due) - 1).toISOString()
    const mails = await scenario.at(before, client.id)
    expect(mails.filter(({ kind }) => kind === 'weeklySummary')).toEqual([])
    expect((await scenario.at(due, client.id)).map(({ kind }) => kind)).toEqual(['weeklySummary'])
  })

  it('switched on in the middle of a week, nothing comes late', async () => {
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

  it('after a long stop the newest alone is sent', async () => {
    const { client } = await scenario.company({ account_manager_id: null })
    await scenario.startAt('2026-06-10T12:00:00Z')
    const mails = await scenario.at('2026-11-25T12:00:00Z', client.id)
    expect(mails.map(({ kind, job }) => `${kind} ${job.occurrence}`).toSorted()).toEqual([
      'monthlySummary 2026-11-01',
      'weeklySummary 2026-11-23',
    ])
  })

  it('a deleted client has none planned, nor sent when it was deleted meanwhile', async () => {
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
  it('to the account manager and the client’s super users who have an account, and to nobody else', async () => {
    const made = await scenario.company({ monthly_email_enabled: false })
    const { db } = scenario
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

  it('not to who is no longer the account manager, or no super user, at the moment of sending', async () => {
    const made = await scenario.company({ monthly_email_enabled: false })
    await scenario.startAt('2026-11-20T12:00:00Z')
    await scenario.at('2026-11-23T12:00:00Z', made.client.id)
    await updateRow(scenario.db, 'clients', made.client, { account_manager_id: null })
    await updateRow(scenario.db, 'users', made.chief, { type: 'CLIENT_OBSERVER' })
    await reopenJobs(scenario.db, made.client.id, 'mail.weeklySummary')
    const mails = await scenario.at('2026-11-23T13:00:00Z', made.client.id)
    expect(mails.map(({ content }) => typeof content)).toEqual(['string', 'string'])
  })

  it('once each, whenever the same stretch is planned again and the same work done again', async () => {
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
