import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { SUMMARY_MONTHS } from '../enumerations.ts'
import {
  isSummaryMonths,
  lastSummaryMonths,
  precedingRange,
  resolveSummaryDates,
} from './summaryDates.ts'

const TODAY = '2026-11-21'

describe('the days of the observation summary', () => {
  it('[4.42] [9.12] are the last 12 months when the filter has none', () => {
    const year = { dateFrom: '2025-11-21', dateTo: TODAY, months: 12 }
    expect(resolveSummaryDates({}, TODAY)).toEqual(year)
    expect(resolveSummaryDates({ dateFrom: null, dateTo: '' }, TODAY)).toEqual(year)
  })

  it.each([
    [1, '2026-10-21'],
    [3, '2026-08-21'],
    [6, '2026-05-21'],
    [9, '2026-02-21'],
    [12, '2025-11-21'],
  ] as const)('[4.43] [9.12] %i months start on %s and end today', (months, dateFrom) => {
    const range = lastSummaryMonths(months, TODAY)
    expect(range).toEqual({ dateFrom, dateTo: TODAY, months })
    expect(resolveSummaryDates(range, TODAY)).toEqual(range)
  })

  it('are the filter’s own when they are no choice of the dropdown', () => {
    const own = { dateFrom: '2026-01-01', dateTo: '2026-01-31' }
    expect(resolveSummaryDates(own, TODAY)).toEqual({ ...own, months: null })
    expect(resolveSummaryDates({ dateTo: '2026-01-31' }, TODAY)).toEqual({
      dateFrom: null,
      dateTo: '2026-01-31',
      months: null,
    })
    expect(resolveSummaryDates({ dateFrom: '2025-11-21' }, TODAY).months).toBeNull()
  })

  it('a choice of yesterday is no choice any more', () => {
    expect(resolveSummaryDates(lastSummaryMonths(3, '2026-11-20'), TODAY).months).toBeNull()
  })

  it('[9.12] the choices are 1, 3, 6, 9 and 12 months', () => {
    expect(SUMMARY_MONTHS.every(isSummaryMonths)).toBe(true)
    expect([0, 2, '12', null, undefined].some(isSummaryMonths)).toBe(false)
  })
})

describe('the range before', () => {
  it('ends the day before, and has as many days', () => {
    const march = { dateFrom: '2026-03-01', dateTo: '2026-03-31' }
    expect(precedingRange(march)).toEqual({ dateFrom: '2026-01-29', dateTo: '2026-02-28' })
    expect(precedingRange({ dateFrom: TODAY, dateTo: TODAY })).toEqual({
      dateFrom: '2026-11-20',
      dateTo: '2026-11-20',
    })
  })

  it('of any range: the two stand side by side and are as long', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), fc.nat(800), (start, length) => {
        const dateFrom = addDays(TODAY, start)
        const before = precedingRange({ dateFrom, dateTo: addDays(dateFrom, length) })
        expect(addDays(before.dateTo, 1)).toBe(dateFrom)
        expect(addDays(before.dateFrom, length)).toBe(before.dateTo)
      }),
    )
  })
})
