import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { REPORT_FREQUENCIES } from '../enumerations.ts'
import { latestReminderDay } from './reminderDays.ts'

const YEAR = { start: '2028-01-31', end: '2029-01-30' }

const daysOf = (frequency: (typeof REPORT_FREQUENCIES)[number], from: string, to: string) => {
  const found = new Set<string | null>()
  for (let day = from; day <= to; day = addDays(day, 1))
    found.add(latestReminderDay(YEAR, frequency, day))
  return [...found]
}

describe('the reminder days of an occurrence', () => {
  it('[9.10] daily: each day of it', () => {
    expect(daysOf('daily', '2028-01-30', '2028-02-02')).toEqual([
      null,
      '2028-01-31',
      '2028-02-01',
      '2028-02-02',
    ])
  })

  it('[9.10] weekly: its first day and every seven days, over a leap day', () => {
    expect(daysOf('weekly', '2028-02-14', '2028-03-10')).toEqual([
      '2028-02-14',
      '2028-02-21',
      '2028-02-28',
      '2028-03-06',
    ])
  })

  it('[9.10] monthly: its first day and that day of each month, the last one where it is missing', () => {
    expect(daysOf('monthly', '2028-01-31', '2028-05-31')).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
      '2028-05-31',
    ])
  })

  it('none comes after its end', () => {
    const week = { start: '2026-03-02', end: '2026-03-08' }
    expect(latestReminderDay(week, 'daily', '2026-04-01')).toBe('2026-03-08')
    expect(latestReminderDay(week, 'weekly', '2026-04-01')).toBe('2026-03-02')
  })

  it('of any occurrence lie in it, begin with its first day, and are what they were on the days before the next one', () => {
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
