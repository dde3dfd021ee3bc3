/** Schedule of campaign reminders: each is sent once, with a movable clock. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { findDueReminder, reminderKey } from '#domain/campaigns/reminderSchedule.ts'
import { addDays } from '#domain/dates.ts'
import { CAMPAIGN_FREQUENCIES, REPORT_FREQUENCIES } from '#domain/enumerations.ts'
import {
  scheduleReminders,
  sendCampaignReminders,
} from '#server/features/campaigns/campaignReminders.ts'
import { enqueue, type QueuedJob } from '#server/platform/queue/queue.ts'
import { runScheduler } from '#server/platform/queue/scheduler.ts'
import {
  openScheduleScenario,
  type ScheduleScenario,
} from '../../support/scenarios/scheduleScenario.ts'
import { buildRemindingCampaign, KIM_AND_LEE } from './reminderScenario.ts'

let scenario: ScheduleScenario

beforeAll(async () => {
  scenario = await openScheduleScenario()
})

describe('when reminders come', () => {
  it('[3.25] daily: on each day of the campaign at 08:00, not before it and not after it', async () => {
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

  it('[3.25] weekly and monthly: from the first day on, also where its day is missing', async () => {
    await scenario.startAt('2026-01-30T00:00:00Z')
    const dates = { start_date: '2026-01-31', end_date: '2026-04-30' }
    const weekly = await buildRemindingCampaign(scenario, 'UTC', {
      ...dates,
      notification_frequency: 'weekly',
    })
    const monthly = await buildRemindingCampaign(scenario, 'UTC', {
      ...dates,
      notification_frequency: 'monthly',
    })
    const seen = { weekly: [] as string[], monthly: [] as string[] }
    for (let day = '2026-01-30'; day <= '2026-05-02'; day = addDays(day, 1)) {
      const instant = `${day}T08:00:00Z`
      if ((await weekly.at(instant)).length > 0) seen.weekly.push(day)
      const jobs = await scenario.db.read({ clientId: monthly.client.id }, (tables) =>
        tables
          .from('jobs')
          .select('occurrence')
          .where('kind', '=', 'mail.campaignReminder')
          .where('user_id', '=', monthly.kim.id),
      )
      seen.monthly = jobs.map(({ occurrence }) => occurrence).toSorted()
    }
    expect(seen.weekly.slice(0, 6)).toEqual([
      '2026-01-31',
      '2026-02-07',
      '2026-02-14',
      '2026-02-21',
      '2026-02-28',
      '2026-03-07',
    ])
    expect(seen.weekly).toHaveLength(13)
    expect(seen.monthly).toEqual([
      '2026-01-31/2026-01-31',
      '2026-01-31/2026-02-28',
      '2026-01-31/2026-03-31',
      '2026-01-31/2026-04-30',
    ])
  })

  it.each([
    ['Europe/Amsterdam', '2026-03-28T00:00Z', ['28T07:00', '29T06:00', '30T06:00']],
    ['Europe/Amsterdam', '2026-10-24T00:00Z', ['24T06:00', '25T07:00', '26T07:00']],
    ['Australia/Lord_Howe', '2026-04-03T12:00Z', ['03T21:00', '04T21:30', '05T21:30']],
    ['Australia/Lord_Howe', '2026-10-02T12:00Z', ['02T21:30', '03T21:00', '04T21:00']],
    ['Asia/Kathmandu', '2026-03-28T00:00Z', ['28T02:15', '29T02:15', '30T02:15']],
    ['Pacific/Apia', '2026-03-28T00:00Z', ['28T19:00', '29T19:00', '30T19:00']],
  ])('[19.1] in %s from %s: once each day, whatever the clocks do', async (zone, from, due) => {
    await scenario.startAt(new Date(from).toISOString())
    const { at } = await buildRemindingCampaign(scenario, zone, {
      start_date: '2026-01-01',
      end_date: null,
    })
    const found: string[] = []
    const start = new Date(from).getTime()
    for (let half = 1; half <= 144; half++) {
      const instant = new Date(start + half * 1_800_000).toISOString()
      // The quarter-hour matters in one zone only.
      for (const look of zone === 'Asia/Kathmandu' ? [minusQuarter(instant), instant] : [instant]) {
        const names = await at(look)
        if (names.length === 0) continue
        expect(names).toEqual(KIM_AND_LEE)
        found.push(look.slice(8, 16))
      }
    }
    expect(found).toEqual(due)
  })

  const minusQuarter = (instant: string) =>
    new Date(new Date(instant).getTime() - 900_000).toISOString()

  it('[19.6] a stop of three weeks brings one, not twenty', async () => {
    await scenario.startAt('2026-03-02T00:00:00Z')
    const { at, client } = await buildRemindingCampaign(scenario, 'Europe/Amsterdam')
    expect(await at('2026-03-23T12:00:00Z')).toEqual(KIM_AND_LEE)
    const jobs = await scenario.db.read({ clientId: client.id }, (tables) =>
      tables.from('jobs').select(['kind', 'occurrence']).where('kind', '=', 'remindOfCampaign'),
    )
    expect(jobs).toEqual([{ kind: 'remindOfCampaign', occurrence: '2026-03-02/2026-03-23' }])
  })

  it('[19.6] a stop of the workers alone brings one, too', async () => {
    await scenario.startAt('2026-03-02T00:00:00Z')
    const { at, client } = await buildRemindingCampaign(scenario, 'Europe/Amsterdam')
    for (const day of ['02', '03', '04', '05'])
      await runScheduler(scenario.db, [scheduleReminders], new Date(`2026-03-${day}T07:30:00Z`))
    expect(await at('2026-03-05T07:31:00Z')).toEqual(KIM_AND_LEE)
    const jobs = await scenario.db.read({ clientId: client.id }, (tables) =>
      tables.from('jobs').select(['state', 'error']).where('kind', '=', 'remindOfCampaign'),
    )
    expect(jobs.map(({ state }) => state).toSorted()).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
      'done',
    ])
  })

  it('[19.6] the same stretch planned twice, and the same work done twice, remind once', async () => {
    const { client, campaign, kim } = await buildRemindingCampaign(scenario, 'UTC', {
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
    for (let time = 0; time < 2; time++) {
      const outcome = await sendCampaignReminders(jobOf(client.id, campaign.id), partsAt(now))
      await scenario.db.write({ clientId: client.id }, async (transaction) => {
        if ('onFinish' in outcome) await outcome.onFinish?.(transaction)
      })
    }
    const rows = await scenario.db.read({ clientId: client.id }, (tables) =>
      tables.from('jobs').select(['kind', 'user_id']).orderBy('kind').orderBy('id'),
    )
    expect(rows.map(({ kind }) => kind)).toEqual([
      'mail.campaignReminder',
      'mail.campaignReminder',
      'remindOfCampaign',
    ])
    const told = await scenario.db.read({ clientId: client.id }, (tables) =>
      tables.from('notifications').select('id').where('user_id', '=', kim.id),
    )
    expect(told).toHaveLength(1)
  })

  const jobOf = (clientId: string, subjectId: string): QueuedJob => ({
    clientId,
    subjectId,
    id: subjectId,
    kind: 'remindOfCampaign',
    userId: null,
    occurrence: '2026-03-02/2026-03-02',
    payload: {},
    attempt: 1,
  })
  const partsAt = (now: Date) => ({ ...scenario.parts, now: () => now })
})

/** Property: reminders are the same, regardless of when the scheduler runs. */
let lawScenario: ScheduleScenario

beforeAll(async () => {
  lawScenario = await openScheduleScenario()
})

describe('whatever the campaigns, and whenever the clock is looked at', () => {
  it('[1.9] everybody who owes gets each reminder at most once, and the newest one always', async () => {
    const zones = ['Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia', 'America/New_York']
    const campaign = fc.record({
      zone: fc.constantFrom(...zones),
      frequency: fc.constantFrom(...CAMPAIGN_FREQUENCIES),
      notification_frequency: fc.constantFrom(...REPORT_FREQUENCIES),
      start: fc.integer({ min: -40, max: 20 }),
      length: fc.option(fc.integer({ min: 0, max: 60 })),
    })
    const looks = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 3, maxLength: 10 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(campaign, { minLength: 1, maxLength: 3 }),
        looks,
        async (all, minutes) => {
          const begin = new Date('2026-03-20T00:00:00Z')
          await lawScenario.startAt(begin.toISOString())
          const built = []
          for (const { zone, start, length, ...fields } of all) {
            const start_date = addDays('2026-03-20', start)
            const end_date = length === null ? null : addDays(start_date, length)
            built.push({
              zone,
              ...(await buildRemindingCampaign(lawScenario, zone, {
                ...fields,
                start_date,
                end_date,
              })),
            })
          }
          const expected: string[] = []
          let after = begin
          for (const apart of minutes) {
            const until = new Date(after.getTime() + apart * 60_000)
            await lawScenario.at(until.toISOString(), '')
            for (const { zone, campaign: known, kim, lee } of built) {
              const due = findDueReminder(
                known,
                known.notification_frequency ?? 'daily',
                { after, until },
                zone,
              )
              if (due)
                for (const { id } of [kim, lee])
                  expected.push(`${id} ${known.id} ${reminderKey(due)}`)
            }
            after = until
          }
          const found: string[] = []
          for (const { client } of built)
            for (const job of await lawScenario.db.read({ clientId: client.id }, (tables) =>
              tables
                .from('jobs')
                .select(['user_id', 'subject_id', 'occurrence', 'state'])
                .where('kind', '=', 'mail.campaignReminder'),
            )) {
              expect(job.state).toBe('done')
              found.push(`${job.user_id} ${job.subject_id} ${job.occurrence}`)
            }
          expect(found.toSorted()).toEqual(expected.toSorted())
        },
      ),
      { numRuns: 8 },
    )
  })
})
