import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, localDayOf } from '../dates.ts'
import { CAMPAIGN_FREQUENCIES, REPORT_FREQUENCIES, type ReportFrequency } from '../enumerations.ts'
import { instantOfLocalHour } from '../localTime.ts'
import { type CampaignSchedule, occurrencesUntil } from './occurrences.ts'
import {
  findDueReminder,
  latestReminderDay,
  parseReminderKey,
  reminderKey,
} from './reminderSchedule.ts'

const MONTH: CampaignSchedule = { frequency: 'monthly', start_date: '2026-01-31', end_date: null }
const ZONE = 'Asia/Kathmandu'

const due = (frequency: ReportFrequency, after: string, until: string, zone = ZONE) => {
  const window = { after: new Date(after), until: new Date(until) }
  const reminder = findDueReminder(MONTH, frequency, window, zone)
  return reminder && [reminderKey(reminder), reminder.dueAt.toISOString()]
}

describe('the reminder that became due', () => {
  it('[3.25] at 08:00 of the client’s clock, itself in', () => {
    expect(due('daily', '2026-02-01T02:14:00Z', '2026-02-01T02:14:59Z')).toBeNull()
    expect(due('daily', '2026-02-01T02:14:59Z', '2026-02-01T02:15:00Z')).toEqual([
      '2026-01-31/2026-02-01',
      '2026-02-01T02:15:00.000Z',
    ])
    expect(due('daily', '2026-02-01T02:15:00Z', '2026-02-01T02:16:00Z')).toBeNull()
  })

  it('[19.6] after a stop of three weeks it is the newest one alone', () => {
    expect(due('daily', '2026-02-01T00:00:00Z', '2026-02-22T12:00:00Z')?.[0]).toBe(
      '2026-01-31/2026-02-22',
    )
    expect(due('weekly', '2026-02-01T00:00:00Z', '2026-02-22T12:00:00Z')?.[0]).toBe(
      '2026-01-31/2026-02-21',
    )
    expect(due('monthly', '2026-02-01T00:00:00Z', '2026-02-22T12:00:00Z')).toBeNull()
  })

  it('[19.6] one for an occurrence that is over is worth nothing', () => {
    expect(due('daily', '2026-02-27T00:00:00Z', '2026-02-27T18:15:00Z')).toBeNull()
    expect(due('daily', '2026-02-27T00:00:00Z', '2026-02-28T02:15:00Z')?.[0]).toBe(
      '2026-02-28/2026-02-28',
    )
  })

  it('[19.6] its key tells its occurrence and its day', () => {
    const occurrence = { start: '2026-01-31', end: null }
    expect(parseReminderKey(reminderKey({ occurrence, day: '2026-02-07' }))).toEqual({
      start: '2026-01-31',
      day: '2026-02-07',
    })
  })
})

const ZONES = [
  'UTC',
  'Europe/Amsterdam',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/St_Johns',
]
const HOUR = 3_600_000

const campaigns = fc
  .record({
    frequency: fc.constantFrom(...CAMPAIGN_FREQUENCIES),
    start: fc.integer({ min: 0, max: 900 }),
    length: fc.option(fc.integer({ min: 0, max: 200 })),
  })
  .map(({ frequency, start, length }): CampaignSchedule => {
    const start_date = addDays('2026-01-01', start)
    return { frequency, start_date, end_date: length === null ? null : addDays(start_date, length) }
  })

/** Instants at which the clock is read, beginning a day before the start, from a minute to some weeks apart. */
const looks = fc.array(
  fc.oneof(fc.integer({ min: 1, max: 240 }), fc.integer({ min: 241, max: 40_000 })),
  { minLength: 1, maxLength: 40 },
)

/** Returns every reminder of the campaign, computed day by day without arithmetic on the lengths of months. */
function remindersUntil(
  campaign: CampaignSchedule,
  frequency: ReportFrequency,
  zone: string,
  until: Date,
) {
  const all: { key: string; start: string; end: string | null; at: Date }[] = []
  const last = addDays(localDayOf(until, zone), 1)
  for (const { start, end } of occurrencesUntil(campaign, last)) {
    let days = 0
    for (let day = start; day <= (end ?? last) && day <= last; day = addDays(day, 1)) {
      const isWanted =
        frequency === 'daily' ||
        (frequency === 'weekly' && days % 7 === 0) ||
        (frequency === 'monthly' && isMonthly(start, day))
      if (isWanted)
        all.push({ key: `${start}/${day}`, start, end, at: instantOfLocalHour(day, 8, zone) })
      days += 1
    }
  }
  return all
}

const isMonthly = (start: string, day: string): boolean => {
  const startDay = Number(start.slice(8))
  const is = Number(day.slice(8))
  return is === startDay || (is < startDay && addDays(day, 1).endsWith('-01'))
}

describe('the reminders of any campaign, whenever the clock is looked at', () => {
  it('[19.1] [19.6] come at most once each, and the newest one of the running occurrence always', () => {
    const frequencies = fc.constantFrom(...REPORT_FREQUENCIES)
    fc.assert(
      fc.property(
        campaigns,
        frequencies,
        fc.constantFrom(...ZONES),
        looks,
        (campaign, frequency, zone, minutes) => {
          const seen = new Set<string>()
          let after = new Date(
            instantOfLocalHour(campaign.start_date, 0, zone).getTime() - 12 * HOUR,
          )
          for (const apart of minutes) {
            const until = new Date(after.getTime() + apart * 60_000)
            const reminder = findDueReminder(campaign, frequency, { after, until }, zone)
            const today = localDayOf(until, zone)
            const newest = remindersUntil(campaign, frequency, zone, until)
              .filter(({ start, end, at }) => {
                return at <= until && start <= today && (end === null || today <= end)
              })
              .at(-1)
            expect(reminder && reminderKey(reminder)).toBe(
              newest && newest.at > after ? newest.key : null,
            )
            if (reminder) {
              expect(seen.has(reminderKey(reminder))).toBe(false)
              seen.add(reminderKey(reminder))
            }
            after = until
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})

const YEAR = { start: '2028-01-31', end: '2029-01-30' }

const daysOf = (frequency: (typeof REPORT_FREQUENCIES)[number], from: string, to: string) => {
  const reminders = new Set<string | null>()
  for (let day = from; day <= to; day = addDays(day, 1))
    reminders.add(latestReminderDay(YEAR, frequency, day))
  return [...reminders]
}

describe('the reminder days of an occurrence', () => {
  it.each([
    ['each day of it', 'daily', '01-30', '02-02', [null, '01-31', '02-01', '02-02']],
    [
      'every seven days, over a leap day',
      'weekly',
      '02-14',
      '03-10',
      ['02-14', '02-21', '02-28', '03-06'],
    ],
    [
      'that day of each month, or its last one',
      'monthly',
      '01-31',
      '04-30',
      ['01-31', '02-29', '03-31', '04-30'],
    ],
  ] as const)('[3.25] its first day and %s', (_days, frequency, from, to, expected) => {
    const days = expected.map((day) => day && `2028-${day}`)
    expect(daysOf(frequency, `2028-${from}`, `2028-${to}`)).toEqual(days)
  })

  it('[19.7] none comes after its end', () => {
    const week = { start: '2026-03-02', end: '2026-03-08' }
    expect(latestReminderDay(week, 'daily', '2026-04-01')).toBe('2026-03-08')
    expect(latestReminderDay(week, 'weekly', '2026-04-01')).toBe('2026-03-02')
  })

  it('[19.7] of any occurrence lie in it, begin with its first day, and are what they were on the days before the next one', () => {
    const days = fc.integer({ min: 0, max: 1_500 })
    fc.assert(
      fc.property(
        days,
        days,
        fc.option(days),
        fc.constantFrom(...REPORT_FREQUENCIES),
        (from, after, length, frequency) => {
          const start = addDays('2023-12-01', from)
          const occurrence = { start, end: length === null ? null : addDays(start, length) }
          const day = addDays(start, after)
          const newest = latestReminderDay(occurrence, frequency, day) ?? ''
          expect(start <= newest && newest <= day).toBe(true)
          if (occurrence.end !== null) expect(newest <= occurrence.end).toBe(true)
          expect(latestReminderDay(occurrence, frequency, newest)).toBe(newest)
          expect(latestReminderDay(occurrence, frequency, start)).toBe(start)
        },
      ),
    )
  })
})
