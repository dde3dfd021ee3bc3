import { describe, expect, it } from 'vitest'
import { formatDay } from '../../foundation/format/formatDate.ts'
import { readerLocale } from '../../foundation/i18n/readerLocale.ts'
import { formatReminderDays } from './formatReminderDays.ts'

const weekday = (day: string) =>
  new Intl.DateTimeFormat(readerLocale(), { timeZone: 'UTC', weekday: 'long' }).format(
    new Date(day),
  )

describe('the reminder days of an occurrence in words', () => {
  it('[3.25] daily, weekly and monthly ones begin with its first day', () => {
    const occurrence = { start: '2026-03-02', end: '2026-05-31' }
    const start = formatDay('2026-03-02')
    expect(formatReminderDays(occurrence, 'daily')).toBe('Reminders every day')
    expect(formatReminderDays(occurrence, 'weekly')).toBe(
      `Reminders every ${weekday('2026-03-02')} from ${start}`,
    )
    expect(formatReminderDays(occurrence, 'monthly')).toBe(
      `Reminders on day 2 of every month from ${start}`,
    )
  })

  it('[19.8] a day that short months do not have says which day replaces it', () => {
    expect(formatReminderDays({ start: '2026-01-31', end: null }, 'monthly')).toBe(
      `Reminders on day 31 of every month, or the last day if the month is shorter, from ${formatDay('2026-01-31')}`,
    )
  })

  it.each([
    ['daily', '2026-03-01'],
    ['weekly', '2026-03-07'],
    ['monthly', '2026-03-31'],
  ] as const)(
    '[19.8] a %s reminder that comes once until %s is described with its day',
    (frequency, end) => {
      expect(formatReminderDays({ start: '2026-03-01', end }, frequency)).toBe(
        `Reminders on ${formatDay('2026-03-01')}`,
      )
    },
  )

  it('[19.7] the last day of an occurrence is in it', () => {
    expect(formatReminderDays({ start: '2026-03-01', end: '2026-03-08' }, 'weekly')).toMatch(
      /^Reminders every /u,
    )
  })
})
