import { expect, it } from 'vitest'
import { createTranslator, english } from '../../platform/texts/translator.ts'
import { mailDay, mailMinute, mailPeriod } from './mailDates.ts'

it.each([
  ['2026-11-16', '2026-11-22', '16 to 22 Nov 2026'],
  ['2026-09-28', '2026-10-04', '28 Sept to 4 Oct 2026'],
  ['2026-12-28', '2027-01-03', '28 Dec 2026 to 3 Jan 2027'],
  ['2028-02-01', '2028-02-29', 'February 2028'],
  ['2028-02-01', '2028-02-28', '1 to 28 Feb 2028'],
  ['2026-12-01', '2026-12-31', 'December 2026'],
  ['2026-01-01', '2026-02-28', '1 Jan to 28 Feb 2026'],
  ['2026-03-05', '2026-03-05', '5 Mar 2026'],
])('[40.5] %s to %s is said as %s', (dateFrom, dateTo, expected) => {
  expect(mailPeriod(english, { dateFrom, dateTo })).toBe(expected)
})

it('[40.5] a day is said without a leading zero', () => {
  expect(mailDay(english, '2026-05-07')).toBe('7 May 2026')
})

it('[49.23] days and periods follow the language of the mail', () => {
  const made = createTranslator('pl', {
    mailFigures: { period: '%{from} – %{to}' },
  } as never)
  expect(mailDay(made, '2026-05-07')).toBe('7 maj 2026')
  expect(mailPeriod(made, { dateFrom: '2026-02-01', dateTo: '2026-02-28' })).toBe('luty 2026')
  expect(mailMinute(english, new Date('2026-11-29T13:05:00Z'), 'Europe/Amsterdam')).toBe(
    '29 Nov 2026, 14:05',
  )
})
