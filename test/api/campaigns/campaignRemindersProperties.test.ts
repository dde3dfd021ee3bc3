/** The law of the reminders of campaigns, whenever the clock is looked at. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { findDueReminder, reminderKey } from '#domain/campaigns/reminderDue.ts'
import { CAMPAIGN_FREQUENCIES, REPORT_FREQUENCIES } from '#domain/enumerations.ts'
import { addDays } from '#domain/dates.ts'
import {
  openScheduleScenario,
  type ScheduleScenario,
} from '../../support/scenarios/scheduleScenario.ts'
import { buildRemindingCampaign } from './reminderScenario.ts'

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
