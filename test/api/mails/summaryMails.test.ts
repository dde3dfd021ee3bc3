/** Weekly and monthly summaries: schedule and recipients. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { enqueueBadLiftsAlert } from '#server/features/alerts/badLiftsAlert.ts'
import {
  scheduleMonthlySummaries,
  scheduleWeeklySummaries,
} from '#server/features/summaries/summaryJobs.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import { readSettings } from '#server/platform/settings/settings.ts'
import { drainQueue } from '#test/support/drainQueue.ts'
import {
  contentOf,
  jobsOf,
  limitToLocations,
  reopenJobs,
  updateRow,
} from '../../support/scenarios/scheduleScenario.ts'
import { openSummaryMailScenario, repeatTechnique } from './summaryMailScenario.ts'

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
    expect(mails.map(({ kind, job }) => `${kind} ${job.occurrence}`).toSorted()).toEqual([
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

/** Figures of weekly and monthly summaries. */
let figuresScenario: Awaited<ReturnType<typeof openSummaryMailScenario>>

beforeAll(async () => {
  figuresScenario = await openSummaryMailScenario()
})
afterAll(() => figuresScenario.db.close())

describe('[3.1] what it says', () => {
  it('[32.2] counts, correct share and change of the whole days of the week in the client’s zone', async () => {
    const made = await figuresScenario.company({ account_manager_id: null })
    const dock = await figuresScenario.place(made, 'Dock')
    const yard = await figuresScenario.place(made, 'Yard')
    // The week before: 6, of which 3 correct.
    await figuresScenario.observed(made, dock, '2026-11-10T10:00:00Z', [
      ...repeatTechnique(3, 'correct'),
      ...repeatTechnique(3, 'incorrect'),
    ])
    // From Monday 00:00 to Sunday 23:59 in Amsterdam.
    await figuresScenario.observed(
      made,
      dock,
      '2026-11-15T23:00:00Z',
      repeatTechnique(6, 'correct'),
    )
    await figuresScenario.observed(made, dock, '2026-11-22T22:58:00Z', ['incorrect', 'incorrect'])
    await figuresScenario.observed(made, yard, '2026-11-18T10:00:00Z', ['correct', null])
    // Outside the week, or deleted.
    await figuresScenario.observed(made, yard, '2026-11-15T22:59:00Z', ['incorrect'])
    await figuresScenario.observed(made, yard, '2026-11-22T23:00:00Z', ['incorrect'])
    await figuresScenario.observed(made, yard, '2026-11-18T12:00:00Z', ['incorrect'], {
      deleted_at: new Date('2026-11-19T12:00:00Z'),
    })
    await figuresScenario.startAt('2026-11-20T12:00:00Z')
    const [mail] = await figuresScenario.at('2026-11-23T12:00:00Z', made.client.id)
    expect(contentOf(mail)).toEqual({
      values: {
        firstname: 'Chief',
        company: made.client.company_name,
        period: '16 to 22 Nov 2026',
        observations: '10 observations',
        correct: '7',
        incorrect: '2',
        share: '78%',
        change: '3 more than before (7); correct share up from 43%',
      },
      rows: [
        { label: 'Dock', value: '8 observations, 75% correct' },
        { label: 'Yard', value: '2 observations' },
      ],
      path: `/allobservations?clientId=${made.client.id}&dateFrom=2026-11-16&dateTo=2026-11-22`,
    })
  })

  it('of fewer than 5 it claims no share, and of none no change', async () => {
    const made = await figuresScenario.company({ account_manager_id: null })
    const dock = await figuresScenario.place(made, 'Dock')
    await figuresScenario.observed(
      made,
      dock,
      '2026-11-18T10:00:00Z',
      repeatTechnique(4, 'correct'),
    )
    await figuresScenario.startAt('2026-11-20T12:00:00Z')
    const [mail] = await figuresScenario.at('2026-11-23T12:00:00Z', made.client.id)
    expect(contentOf(mail).values).toMatchObject({
      observations: '4 observations',
      share: 'fewer than 5 results: not enough data',
      change: 'no observations to compare with',
    })
    const [next] = await figuresScenario.at('2026-11-30T12:00:00Z', made.client.id)
    expect(contentOf(next)).toMatchObject({
      values: {
        observations: 'no observations',
        share: 'no results',
        change: 'not enough to compare: 0 now, 4 before',
      },
      rows: [],
    })
  })

  it('the month is compared with the whole month before, whatever their lengths', async () => {
    const made = await figuresScenario.company({
      account_manager_id: null,
      weekly_email_enabled: false,
    })
    const dock = await figuresScenario.place(made, 'Dock')
    await figuresScenario.observed(
      made,
      dock,
      '2026-01-31T23:00:00Z',
      repeatTechnique(6, 'correct'),
    )
    await figuresScenario.observed(
      made,
      dock,
      '2025-12-31T23:00:00Z',
      repeatTechnique(5, 'correct'),
    )
    await figuresScenario.observed(
      made,
      dock,
      '2025-12-31T22:50:00Z',
      repeatTechnique(5, 'incorrect'),
    )
    await figuresScenario.startAt('2026-02-20T12:00:00Z')
    const [mail] = await figuresScenario.at('2026-03-01T12:00:00Z', made.client.id)
    expect(contentOf(mail).values).toMatchObject({
      period: 'February 2026',
      observations: '6 observations',
      change: '1 more than before (5); correct share unchanged at 100%',
    })
  })

  it('[32.2] a super user of some locations gets the figures of those, the account manager all', async () => {
    const made = await figuresScenario.company({ monthly_email_enabled: false })
    const { db } = figuresScenario
    const dock = await figuresScenario.place(made, 'Dock')
    const yard = await figuresScenario.place(made, 'Yard')
    await updateRow(db, 'users', made.chief, { user_has_full_location_access: false })
    await limitToLocations(db, made.chief, [yard.location_id])
    await figuresScenario.observed(
      made,
      dock,
      '2026-11-18T10:00:00Z',
      repeatTechnique(5, 'correct'),
    )
    await figuresScenario.observed(
      made,
      yard,
      '2026-11-18T10:00:00Z',
      repeatTechnique(6, 'incorrect'),
    )
    await figuresScenario.startAt('2026-11-20T12:00:00Z')
    const mails = await figuresScenario.at('2026-11-23T12:00:00Z', made.client.id)
    const of = (id: string) => contentOf(mails.find(({ recipientId }) => recipientId === id))
    expect(of(made.chief.id)).toMatchObject({
      values: { observations: '6 observations', share: '0%' },
      rows: [{ label: 'Yard', value: '6 observations, 0% correct' }],
    })
    expect(of(made.manager.id)).toMatchObject({
      values: { observations: '11 observations', share: '45%', firstname: 'Manager' },
    })
    expect(of(made.manager.id).rows).toHaveLength(2)
  })
})

/** Summaries and alerts end to end: scheduled, written and sent through the product's own registries. */
const dataDir = mkdtempSync(join(tmpdir(), 'liftwise-summaries-'))
let sentScenario: Awaited<ReturnType<typeof openSummaryMailScenario>>

beforeAll(async () => {
  sentScenario = await openSummaryMailScenario()
})
afterAll(async () => {
  await sentScenario.db.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('[3.1] [9.5] [9.6] each is sent once, to its receivers’ addresses, with a link to what it tells of', async () => {
  const { db } = sentScenario
  const { client, of, chief, manager } = await sentScenario.company({
    company_name: 'Northwind',
    inactive_alert_user_level: 'CLIENT_SUPER_USER',
    inactive_alert_timeframe_months: 1,
    bad_lift_user_level: 'CLIENT_SUPER_USER',
    number_bad_lifts_to_alert: 2,
  })
  const created_at = new Date('2026-01-01T00:00:00Z')
  const ann = await buildUser(db, { ...of, created_at, firstname: 'Ann', lastname: 'Example' })
  const date = new Date('2026-05-28T10:00:00Z')
  for (const minutes of [0, 1])
    await buildObservation(db, {
      ...of,
      user_id: chief.id,
      observee_id: ann.id,
      technique: 'incorrect',
      date: new Date(date.getTime() + minutes * 60_000),
    })
  const judged = { technique: 'incorrect', observee_id: ann.id, date } as const
  await db.write({ clientId: client.id }, (transaction) =>
    enqueueBadLiftsAlert(transaction, {
      clientId: client.id,
      id: ann.id,
      before: null,
      after: judged,
      now: date,
    }),
  )
  await sentScenario.startAt('2026-05-31T12:00:00Z')
  const sent: Mail[] = []
  const settings = readSettings({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://liftwise.test',
    TOKEN_SECRET: 'the secret of the tests of summaries, long enough',
  })
  const parts = {
    db,
    settings,
    files: diskFileStore({ folder: join(dataDir, 'files'), secret: settings.tokenSecret }),
    mailer: { send: async (mail: Mail) => void sent.push(mail), close: () => undefined },
    // Monday, the 1st.
    now: () => new Date('2026-06-01T12:00:00Z'),
  }
  await drainQueue({ parts })
  await drainQueue({ parts })
  const letters = sent.map(({ to, subject }) => `${to.address}: ${subject}`).toSorted()
  expect(letters).toEqual(
    [
      `${chief.email}: Ann Example: 2 incorrect observations in a row`,
      `${chief.email}: Northwind, 25 to 31 May 2026: 2 observations`,
      `${chief.email}: Northwind, May 2026: 2 observations`,
      `${chief.email}: Northwind: 1 person without an observation for 1 month`,
      `${manager.email}: Northwind, 25 to 31 May 2026: 2 observations`,
      `${manager.email}: Northwind, May 2026: 2 observations`,
    ].toSorted(),
  )
  const list = `https://liftwise.test/allobservations?clientId=${client.id}`
  const linksOf = (part: string) => sent.filter(({ text }) => text.includes(`${list}${part}\n`))
  expect(linksOf('&dateFrom=2026-05-25&dateTo=2026-05-31')).toHaveLength(2)
  expect(linksOf('&dateFrom=2026-05-01&dateTo=2026-05-31')).toHaveLength(2)
  expect(linksOf(`&observees=${ann.id}&showResult=incorrect`)).toHaveLength(1)
  const inactive = sent.find(({ subject }) => subject.includes('without an observation'))
  expect(inactive?.text).toMatch(/Ann Example: never/)
  const jobs = await jobsOf(db, client.id)
  expect(jobs.filter(({ state }) => state !== 'done')).toEqual([])
})
