/** Schedule of campaign reminders: each is sent once, with a movable clock. */
import { describe, expect, it } from 'vitest'
import {
  scheduleReminders,
  sendCampaignReminders,
} from '#server/features/campaigns/campaignReminders.ts'
import { enqueue, type QueuedJob } from '#server/platform/queue/queue.ts'
import { runScheduler } from '#server/platform/queue/scheduler.ts'
import {
  finishJob,
  jobsOf,
  openScheduleScenario,
} from '../../support/scenarios/scheduleScenario.ts'
import { buildRemindingCampaign, KIM_AND_LEE } from './reminderScenario.ts'

const scenario = await openScheduleScenario()

describe('when reminders come', () => {
  it('[3.25] [19.1] daily: on each day of the campaign at 08:00 of the client’s clock, not before it and not after it', async () => {
    await scenario.startAt('2026-03-01T00:00:00Z')
    const { at } = await buildRemindingCampaign(scenario, 'Europe/Amsterdam', {
      end_date: '2026-03-04',
    })
    expect(await at('2026-03-01T12:00:00Z')).toEqual([])
    expect(await at('2026-03-02T06:59:59Z')).toEqual([])
    expect(await at('2026-03-02T07:00:00Z')).toEqual(KIM_AND_LEE)
    expect(await at('2026-03-02T23:00:00Z')).toEqual([])
    expect(await at('2026-03-03T07:00:01Z')).toEqual(KIM_AND_LEE)
    expect(await at('2026-03-04T12:00:00Z')).toEqual(KIM_AND_LEE)
    for (const day of ['05', '06', '07']) expect(await at(`2026-03-${day}T12:00:00Z`)).toEqual([])
  })

  it('[3.25] weekly: on the first day and seven days later; after a stop of three weeks once', async () => {
    await scenario.startAt('2026-03-02T00:00:00Z')
    const { at } = await buildRemindingCampaign(scenario, 'UTC', {
      notification_frequency: 'weekly',
    })
    expect(await at('2026-03-02T08:00:00Z')).toEqual(KIM_AND_LEE)
    expect(await at('2026-03-08T12:00:00Z')).toEqual([])
    expect(await at('2026-03-09T08:00:00Z')).toEqual(KIM_AND_LEE)
    expect(await at('2026-03-30T12:00:00Z')).toEqual(KIM_AND_LEE)
  })

  it('[19.6] a stop of the workers alone brings one, too', async () => {
    await scenario.startAt('2026-03-02T00:00:00Z')
    const { at, client } = await buildRemindingCampaign(scenario, 'Europe/Amsterdam')
    for (const day of ['02', '03', '04', '05'])
      await runScheduler(scenario.db, [scheduleReminders], new Date(`2026-03-${day}T07:30:00Z`))
    expect(await at('2026-03-05T07:31:00Z')).toEqual(KIM_AND_LEE)
    const jobs = await jobsOf(scenario.db, client.id)
    const states = jobs.filter(({ kind }) => kind === 'remindOfCampaign').map(({ state }) => state)
    expect(states.toSorted()).toEqual(['cancelled', 'cancelled', 'cancelled', 'done'])
  })

  it('[19.6] the same stretch planned twice, and the same work done twice, remind once', async () => {
    const { client, campaign, kim, lee, told } = await buildRemindingCampaign(scenario, 'UTC', {
      app_notifications_enabled: true,
    })
    const now = new Date('2026-03-02T08:00:00Z')
    const stretch = { after: new Date('2026-03-02T07:00:00Z'), until: now }
    for (let time = 0; time < 2; time++) {
      const jobs = (await scheduleReminders(scenario.db, stretch)).filter(
        ({ clientId }) => clientId === client.id,
      )
      expect(jobs).toHaveLength(1)
      await scenario.db.write({ clientId: client.id }, (transaction) => enqueue(transaction, jobs))
    }
    for (let time = 0; time < 2; time++)
      await finishJob(
        scenario.db,
        client.id,
        await sendCampaignReminders(jobOf(client.id, campaign.id), partsAt(now)),
      )
    const rows = await jobsOf(scenario.db, client.id)
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual([
      'mail.campaignReminder',
      'mail.campaignReminder',
      'remindOfCampaign',
    ])
    expect((await told()).map(({ user_id }) => user_id).toSorted()).toEqual(
      [kim.id, lee.id].toSorted(),
    )
  })

  const jobOf = (clientId: string, subjectId: string): QueuedJob => ({
    clientId,
    subjectId,
    id: subjectId,
    kind: 'remindOfCampaign',
    userId: null,
    cause: '2026-03-02/2026-03-02',
    payload: {},
    attempt: 1,
  })
  const partsAt = (now: Date) => ({ ...scenario.parts, now: () => now })
})
