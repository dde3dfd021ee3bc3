import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '../dates.ts'
import { INACTIVE_ALERT_MONTHS } from '../enumerations.ts'
import { inactivityCutoffDay } from './latestInactiveDay.ts'

describe('[9.5] inactive after so many calendar months', () => {
  it.each([
    ['2026-05-15', 1, '2026-04-15'],
    ['2026-02-28', 1, '2026-01-31'],
    ['2028-02-28', 1, '2028-01-28'],
    ['2028-02-29', 1, '2028-01-31'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2026-03-29', 1, '2026-02-28'],
    ['2026-03-30', 12, '2025-03-30'],
    ['2029-02-28', 12, '2028-02-29'],
    ['2026-01-01', 6, '2025-07-01'],
  ])('on %s after %i months whoever observed last on %s', (today, months, expected) => {
    expect(inactivityCutoffDay(today, months)).toBe(expected)
  })

  it('is the last of all days that lie so many months back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 8000 }),
        fc.constantFrom(...INACTIVE_ALERT_MONTHS),
        (offset, months) => {
          const today = addDays('2015-01-01', offset)
          const last = inactivityCutoffDay(today, months)
          expect(addMonths(last, months) <= today).toBe(true)
          expect(addMonths(addDays(last, 1), months) > today).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
