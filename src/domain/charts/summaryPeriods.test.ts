import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { daysDueIn } from '../localTime.ts'
import { filterDays } from './datePresets.ts'
import {
  lastSummaryMonths,
  monthEndingBefore,
  precedingRange,
  summaryDates,
  SUMMARY_PERIODS,
  weekEndingBefore,
} from './summaryPeriods.ts'

const TODAY = '2026-11-21'

describe('the days of the observation summary', () => {
  it('[4.42] are the last 12 months when the filter has none', () => {
    for (const filter of [{}, { dateFrom: null, dateTo: '' }])
      expect(summaryDates(filter)).toEqual({ dates: 'MONTHS_12' })
  })

  it.each([
    [1, '2026-10-22'],
    [3, '2026-08-22'],
    [6, '2026-05-22'],
    [9, '2026-02-22'],
    [12, '2025-11-22'],
  ] as const)('[4.43] [4.42] %i months start on %s and end today', (months, dateFrom) => {
    const range = { dateFrom, dateTo: TODAY, months, dates: `MONTHS_${months}` }
    expect(lastSummaryMonths(months, TODAY)).toEqual(range)
    expect(filterDays({ dates: `MONTHS_${months}` }, TODAY)).toEqual({ dateFrom, dateTo: TODAY })
  })

  it('[23.10] are the filter’s own, with their name or without', () => {
    const days = { dateFrom: '2026-01-01', dateTo: '2026-01-31' }
    expect(summaryDates(days)).toEqual(days)
    expect(summaryDates({ dateTo: '2026-01-31' })).toEqual({ dateTo: '2026-01-31' })
    expect(summaryDates({ dates: 'LAST_MONTH' })).toEqual({ dates: 'LAST_MONTH' })
  })
})

describe('the range before', () => {
  it('[23.7] ends the day before, and has as many calendar months or else days', () => {
    const march = { dateFrom: '2026-03-01', dateTo: '2026-03-31' }
    expect(precedingRange(march)).toEqual({ dateFrom: '2026-02-01', dateTo: '2026-02-28' })
    const month = { dateFrom: '2026-10-27', dateTo: '2026-11-26' }
    expect(precedingRange(month)).toEqual({ dateFrom: '2026-09-27', dateTo: '2026-10-26' })
    const days = { dateFrom: '2026-03-02', dateTo: '2026-03-31' }
    expect(precedingRange(days)).toEqual({ dateFrom: '2026-01-31', dateTo: '2026-03-01' })
    expect(precedingRange({ dateFrom: TODAY, dateTo: TODAY })).toEqual({
      dateFrom: '2026-11-20',
      dateTo: '2026-11-20',
    })
  })
})

const FREQUENCIES = ['weekly', 'monthly'] as const

describe('summaries', () => {
  it('[3.1] the weekly one is due on Mondays', () => {
    const week = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`)
    expect(week.filter(SUMMARY_PERIODS.weekly.isDueOn)).toEqual(['2026-11-16'])
  })

  it('[3.1] the monthly one is due on the 1st', () => {
    const days = [
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
      '2028-02-29',
      '2026-01-31',
      '2026-10-11',
    ]
    expect(days.filter(SUMMARY_PERIODS.monthly.isDueOn)).toEqual(['2026-03-01'])
  })

  it.each([
    ['2026-11-23', '2026-11-16', '2026-11-22'],
    ['2026-03-02', '2026-02-23', '2026-03-01'],
    ['2027-01-04', '2026-12-28', '2027-01-03'],
  ])('[3.1] of Monday %s it covers the week from %s to %s', (day, dateFrom, dateTo) => {
    expect(weekEndingBefore(day)).toEqual({ dateFrom, dateTo })
  })

  it.each([
    ['2026-03-01', '2026-02-01', '2026-02-28'],
    ['2028-03-01', '2028-02-01', '2028-02-29'],
    ['2027-01-01', '2026-12-01', '2026-12-31'],
    ['2026-05-01', '2026-04-01', '2026-04-30'],
  ])('[3.1] of %s it covers the month from %s to %s', (day, dateFrom, dateTo) => {
    expect(monthEndingBefore(day)).toEqual({ dateFrom, dateTo })
  })

  it('[32.1] every day is covered once, in every time zone, whatever the clocks do', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FREQUENCIES),
        fc.constantFrom('Europe/Amsterdam', 'Pacific/Apia', 'Asia/Kathmandu', 'America/St_Johns'),
        fc.integer({ min: 2006, max: 2030 }),
        (frequency, timeZone, year) => {
          const { isDueOn, before } = SUMMARY_PERIODS[frequency]
          const range = {
            after: new Date(`${year}-01-10T00:00:00Z`),
            until: new Date(`${year + 1}-01-10T00:00:00Z`),
          }
          const periods = daysDueIn(range, 6, timeZone).filter(isDueOn).map(before)
          expect(periods.length).toBeGreaterThanOrEqual(frequency === 'weekly' ? 52 : 12)
          for (const [index, { dateFrom }] of periods.entries())
            if (index > 0) expect(dateFrom).toBe(addDays(periods[index - 1]?.dateTo ?? '', 1))
        },
      ),
      { numRuns: 20 },
    )
  })
})
