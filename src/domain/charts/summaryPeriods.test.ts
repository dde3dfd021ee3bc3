import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { daysDueIn } from '../daysDue.ts'
import { monthEndingBefore, SUMMARY_PERIODS, weekEndingBefore } from './summaryPeriods.ts'

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

  it('the period before ends where the period begins, and both are whole ones', () => {
    const { dateFrom } = monthEndingBefore('2026-05-01')
    expect(monthEndingBefore(dateFrom)).toEqual({ dateFrom: '2026-03-01', dateTo: '2026-03-31' })
    const week = weekEndingBefore('2026-11-23')
    expect(weekEndingBefore(week.dateFrom)).toEqual({
      dateFrom: '2026-11-09',
      dateTo: '2026-11-15',
    })
  })

  it('every day is covered once, in every time zone, whatever the clocks do', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FREQUENCIES),
        fc.constantFrom('Europe/Amsterdam', 'Pacific/Apia', 'Asia/Kathmandu', 'America/St_Johns'),
        fc.integer({ min: 2006, max: 2030 }),
        (frequency, timeZone, year) => {
          const { isDueOn, before } = SUMMARY_PERIODS[frequency]
          const stretch = {
            after: new Date(`${year}-01-10T00:00:00Z`),
            until: new Date(`${year + 1}-01-10T00:00:00Z`),
          }
          const periods = daysDueIn(stretch, 6, timeZone).filter(isDueOn).map(before)
          expect(periods.length).toBeGreaterThanOrEqual(frequency === 'weekly' ? 52 : 12)
          for (const [index, { dateFrom }] of periods.entries())
            if (index > 0) expect(dateFrom).toBe(addDays(periods[index - 1]?.dateTo ?? '', 1))
        },
      ),
      { numRuns: 20 },
    )
  })
})
