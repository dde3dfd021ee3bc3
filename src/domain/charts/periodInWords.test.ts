import { expect, it } from 'vitest'
import { formatPeriodDay, formatPeriod } from './periodInWords.ts'

it.each([
  ['2026-11-16', '2026-11-22', '16 to 22 Nov 2026'],
  ['2026-09-28', '2026-10-04', '28 Sep to 4 Oct 2026'],
  ['2026-12-28', '2027-01-03', '28 Dec 2026 to 3 Jan 2027'],
  ['2028-02-01', '2028-02-29', 'February 2028'],
  ['2028-02-01', '2028-02-28', '1 to 28 Feb 2028'],
  ['2026-12-01', '2026-12-31', 'December 2026'],
  ['2026-01-01', '2026-02-28', '1 Jan to 28 Feb 2026'],
  ['2026-03-05', '2026-03-05', '5 Mar 2026'],
])('%s to %s is said as %s', (dateFrom, dateTo, words) => {
  expect(formatPeriod({ dateFrom, dateTo })).toBe(words)
})

it('a day is said without a leading zero', () => {
  expect(formatPeriodDay('2026-05-07')).toBe('7 May 2026')
})
