import { expect, it } from 'vitest'
import { formatDate, formatDateRange } from './formatDate.ts'

it('[9.27] both days of a range have two digits of day and month', () => {
  const days = { dateFrom: '2026-10-22', dateTo: '2027-01-05' }
  expect(formatDateRange(days)).toBe(`${formatDate(days.dateFrom)} – ${formatDate(days.dateTo)}`)
  expect(formatDateRange({ dateFrom: '2026-10-22', dateTo: '2026-10-22' })).toBe(
    formatDate('2026-10-22'),
  )
})
