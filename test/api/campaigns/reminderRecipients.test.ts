/** Recipients and contents of campaign reminders. */
import { describe, expect, it } from 'vitest'
import { scheduleReminders } from '#server/features/campaigns/campaignReminders.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import type { QueuedJob } from '#server/platform/queue/queue.ts'
import { runScheduler } from '#server/platform/queue/scheduler.ts'
import {
  composedMailOf,
  jobsOf,
  openScheduleScenario,
  updateRow,
} from '../../support/scenarios/scheduleScenario.ts'
import { KIM_AND_LEE, reminderRecipientsAt, buildRemindingCampaign } from './reminderScenario.ts'

const scenario = await openScheduleScenario()

describe('who is reminded', () => {
  it.each([
    ['CLIENT_USER', ['Kim']],
    ['CLIENT_OBSERVER', ['Lee']],
    ['BOTH', KIM_AND_LEE],
  ] as const)('[9.9] [19.3] level %s: %j, and never anybody else', async (level, names) => {
    await scenario.startAt('2026-03-02T00:00:00Z')
    const { at, of } = await buildRemindingCampaign(scenario, 'UTC', {
      reminder_alert_user_level: level,
    })
    for (const type of ['CLIENT_OBSERVEE', 'CLIENT_SUPER_USER', 'NONE'] as const)
      await buildUser(scenario.db, { ...of, type })
    await buildUser(scenario.db, { ...of, is_account_enabled: false })
    await buildUser(scenario.db, { ...of, deleted_at: new Date() })
    expect(await at('2026-03-02T08:00:00Z')).toEqual(names)
  })

  it('[1.9] it stops for who has done as much as is required', async () => {
    await scenario.startAt('2026-03-02T00:00:00Z')
    const { at, kim, lee, observe } = await buildRemindingCampaign(scenario, 'UTC', {
      num_observations_required: 2,
    })
    await observe({ observee: kim.id, observer: kim.id, at: '2026-03-02T06:00:00Z' })
    expect(await at('2026-03-02T08:00:00Z')).toEqual(KIM_AND_LEE)
    await observe({ observee: kim.id, observer: lee.id, at: '2026-03-02T09:00:00Z' })
    expect(await at('2026-03-03T08:00:00Z')).toEqual(['Lee'])
    const last = await observe({
      observee: lee.id,
      observer: lee.id,
      at: '2026-03-03T09:00:00Z',
    })
    expect(await at('2026-03-04T08:00:00Z')).toEqual([])
    await updateRow(scenario.db, 'observations', last, { deleted_at: new Date() })
    expect(await at('2026-03-05T08:00:00Z')).toEqual(['Lee'])
  })

  it('[19.2] the next occurrence is owed again; what lies outside of it, or of the campaign, does not count', async () => {
    await scenario.startAt('2026-03-31T12:00:00Z')
    const { at, kim, observe, set } = await buildRemindingCampaign(scenario, 'Asia/Kathmandu', {
      frequency: 'monthly',
      start_date: '2026-03-01',
      end_date: '2026-05-31',
      reminder_alert_user_level: 'CLIENT_USER',
    })
    await observe({ observee: kim.id, observer: kim.id, at: '2026-03-31T18:14:59Z' })
    const alone = { campaign_id: null }
    await observe({ observee: kim.id, observer: kim.id, at: '2026-04-01T01:00:00Z' }, alone)
    expect(await at('2026-04-01T02:15:00Z')).toEqual(['Kim'])
    await observe({ observee: kim.id, observer: kim.id, at: '2026-03-31T18:15:00Z' })
    expect(await at('2026-04-02T02:15:00Z')).toEqual([])
    expect(await at('2026-05-01T02:15:00Z')).toEqual(['Kim'])
    await set({ num_observations_required: 3 })
    expect(await at('2026-05-02T02:15:00Z')).toEqual(['Kim'])
  })

  it('[19.2] of a campaign for chosen people: these', async () => {
    await scenario.startAt('2026-03-02T00:00:00Z')
    const { at, of, kim, campaign, set } = await buildRemindingCampaign(scenario, 'UTC')
    const chosen = { ...of, campaign_id: campaign.id, user_id: kim.id }
    await insertRow(scenario.db, of.client_id, 'campaign_users', chosen)
    await set({ has_selected_users: true })
    expect(await at('2026-03-02T08:00:00Z')).toEqual(['Kim'])
  })

  it('[18.18] [19.2] nobody without departments of their own, where the campaign leaves them out', async () => {
    await scenario.startAt('2026-03-02T00:00:00Z')
    const { at, of, kim, goodsIn, set } = await buildRemindingCampaign(scenario, 'UTC')
    const inDepartment = { ...of, user_id: kim.id, department_id: goodsIn.id }
    await insertRow(scenario.db, of.client_id, 'user_departments', inDepartment)
    await updateRow(scenario.db, 'users', kim, { user_has_full_department_access: false })
    await set({ department_id: goodsIn.id })
    expect(await at('2026-03-02T08:00:00Z')).toEqual(KIM_AND_LEE)
    await set({ leaves_out_people_without_places: true })
    expect(await at('2026-03-03T08:00:00Z')).toEqual(['Kim'])
  })

  it.each(['tasks', 'locations', 'departments'] as const)(
    '[4.51] nobody while the %s of the campaign are deleted, and everybody again afterwards',
    async (table) => {
      await scenario.startAt('2026-03-01T00:00:00Z')
      const { at, set, lift, north, goodsIn } = await buildRemindingCampaign(scenario, 'UTC')
      await set({ task_id: lift.id, location_id: north.id, department_id: goodsIn.id })
      expect(await at('2026-03-02T08:00:00Z')).toEqual(KIM_AND_LEE)
      await runScheduler(scenario.db, [scheduleReminders], new Date('2026-03-03T08:00:00Z'))
      await set({ deleted_at: new Date('2026-03-03T08:00:30Z') }, table)
      expect(await at('2026-03-03T08:01:00Z')).toEqual([])
      expect(await at('2026-03-04T08:00:00Z')).toEqual([])
      await set({ deleted_at: null }, table)
      expect(await at('2026-03-05T08:00:00Z')).toEqual(KIM_AND_LEE)
    },
  )

  it.each([
    ['a deleted campaign', 'campaigns', { deleted_at: new Date() }],
    ['a disabled client', 'clients', { deleted_at: new Date() }],
    [
      'a campaign without reminders',
      'campaigns',
      { email_notifications_enabled: false, notification_frequency: null },
    ],
    ['a campaign that ended yesterday', 'campaigns', { end_date: '2026-03-04' }],
    ['a campaign that begins later', 'campaigns', { start_date: '2026-03-06' }],
  ] as const)(
    '[19.4] %s reminds nobody, also of what was ordered before',
    async (_of, table, values) => {
      await scenario.startAt('2026-03-05T00:00:00Z')
      const before = await buildRemindingCampaign(scenario, 'UTC')
      await before.set(values, table)
      expect(await before.at('2026-03-05T08:00:00Z')).toEqual([])
      await scenario.startAt('2026-03-05T00:00:00Z')
      const ordered = await buildRemindingCampaign(scenario, 'UTC')
      await runScheduler(scenario.db, [scheduleReminders], new Date('2026-03-05T08:00:00Z'))
      await ordered.set(values, table)
      expect(await ordered.at('2026-03-05T08:01:00Z')).toEqual([])
    },
  )
})

describe('what a reminder says', () => {
  it('[11.15] [19.5] the email names what is owed at the moment of sending, until when, and where it is done', async () => {
    await scenario.startAt('2026-03-02T00:00:00Z')
    const { client, of, dock, south, campaign, kim, lift, set, observe } =
      await buildRemindingCampaign(scenario, 'UTC', {
        num_observations_required: 3,
        end_date: '2026-03-06',
        reminder_alert_user_level: 'CLIENT_USER',
      })
    await set({ task_id: lift.id })
    await observe({ observee: kim.id, observer: kim.id, at: '2026-03-02T06:00:00Z' })
    const [mail] = await reminderRecipientsAt(scenario, '2026-03-02T08:00:00Z', client.id)
    expect(mail?.content).toEqual({
      values: {
        campaign: 'March',
        owed: '2 observations',
        required: '3 observations',
        end: 'by 6 Mar 2026 (4 days left)',
        task: 'Lift a box',
      },
      path: `/campaigns/${campaign.id}?clientId=${client.id}`,
    })
    const job = mail?.job as QueuedJob
    const now = (instant: string) => ({ ...scenario.parts, now: () => new Date(instant) })
    const said = async (instant: string) => {
      const { content } = await composedMailOf('campaignReminder', job, now(instant))
      return typeof content === 'string' ? content : content.values
    }
    expect(await said('2026-03-03T08:00:00Z')).toBe('A newer reminder was sent.')
    expect(await said('2026-03-07T00:00:00Z')).toBe('This occurrence of the campaign has ended.')
    await set({ num_observations_required: 2, end_date: '2026-03-02', task_id: null })
    expect(await said('2026-03-02T09:00:00Z')).toMatchObject({
      owed: '1 observation',
      end: 'by 2 Mar 2026 (the last day)',
      task: 'Any task',
    })
    const southern = await buildTask(scenario.db, { ...of, locations: [south.id] })
    await insertRow(scenario.db, client.id, 'user_locations', {
      ...of,
      user_id: kim.id,
      location_id: dock.id,
    })
    await set({ user_has_full_location_access: false }, 'users')
    await set({ end_date: null, task_id: southern.id })
    expect(await said('2026-03-02T09:00:00Z')).toMatchObject({
      end: 'no end date',
      task: 'No access',
    })
    await set({ num_observations_required: null })
    expect(await said('2026-03-02T09:00:00Z')).toBe(
      'They are done, or no longer receive reminders.',
    )
  })

  it('[19.5] in the app, for campaigns that ask for it: what is owed and until when', async () => {
    await scenario.startAt('2026-03-02T00:00:00Z')
    const app = { app_notifications_enabled: true, email_notifications_enabled: false }
    const { at, told, kim, lee, campaign, observe } = await buildRemindingCampaign(
      scenario,
      'UTC',
      {
        ...app,
        num_observations_required: 2,
      },
    )
    await observe({ observee: kim.id, observer: lee.id, at: '2026-03-02T06:00:00Z' })
    expect(await at('2026-03-02T08:00:00Z')).toEqual([])
    expect((await told()).map(({ id: _id, created_at: _at, ...row }) => row)).toEqual(
      [kim, lee].map(({ id, client_id }) => ({
        client_id,
        user_id: id,
        kind: 'CAMPAIGN_REMINDER',
        subject_id: campaign.id,
        occurrence: '2026-03-02/2026-03-02',
        payload: { owed: 1, end_date: '2026-04-30' },
        read_at: null,
      })),
    )
    const mailOnly = await buildRemindingCampaign(scenario, 'UTC', { start_date: '2026-03-03' })
    expect(await mailOnly.at('2026-03-03T08:00:00Z')).toEqual(KIM_AND_LEE)
    expect(await mailOnly.told()).toEqual([])
  })

  it('[30.10] emails are ordered by name', async () => {
    await scenario.startAt('2026-03-02T00:00:00Z')
    const { at, of, client, kim, lee } = await buildRemindingCampaign(scenario, 'UTC')
    const zoe = await buildUser(scenario.db, { ...of, firstname: 'Zoe' })
    const adam = await buildUser(scenario.db, { ...of, firstname: 'Adam' })
    await at('2026-03-02T08:00:00Z')
    const jobs = await jobsOf(scenario.db, client.id)
    const receivers = jobs.filter(({ kind }) => kind === 'mail.campaignReminder')
    expect(receivers.map(({ user_id }) => user_id)).toEqual(
      [adam, kim, lee, zoe].map(({ id }) => id),
    )
  })
})
