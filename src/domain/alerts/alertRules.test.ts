import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '../dates.ts'
import { INACTIVE_ALERT_MONTHS } from '../enumerations.ts'
import { inactivityCutoffDay, type StreakObservation, streaksToCheck } from './alertRules.ts'
import { runs } from '#test/support/propertyRuns.ts'

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
  ])('on %s after %i months someone who observed last on %s', (today, months, expected) => {
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
      { numRuns: runs(2000) },
    )
  })
})

const date = new Date('2026-05-01T08:00:00Z')
const wrong: StreakObservation = { technique: 'incorrect', observee_id: 'ann', date }
const right: StreakObservation = { technique: 'correct', observee_id: 'ann', date }
const later = new Date('2026-05-02T08:00:00Z')

describe('[9.6] whose row of incorrect observations a change may lengthen', () => {
  it.each<[string, StreakObservation | null, StreakObservation | null, string[]]>([
    ['a new incorrect one', null, wrong, ['ann']],
    ['a new correct one', null, right, []],
    ['a new undecided one', null, { ...wrong, technique: null }, []],
    ['a new one of an unlinked person', null, { ...wrong, observee_id: null }, []],
    ['nothing', wrong, { ...wrong, date: new Date(date) }, []],
    ['a verdict that turns incorrect', right, wrong, ['ann']],
    ['a verdict that turns correct', wrong, right, []],
    ['another date of an incorrect one', wrong, { ...wrong, date: later }, ['ann']],
    ['another date of a correct one', right, { ...right, date: later }, ['ann']],
    ['an incorrect one that is somebody else’s', wrong, { ...wrong, observee_id: 'bob' }, ['bob']],
    ['a correct one that is somebody else’s', right, { ...right, observee_id: 'bob' }, ['ann']],
    ['both', right, { ...wrong, observee_id: 'bob' }, ['ann', 'bob']],
    ['the end of a correct one', right, null, ['ann']],
    ['the end of an incorrect one', wrong, null, []],
  ])('%s', (_name, before, after, people) => {
    expect(streaksToCheck(before, after)).toEqual(people)
  })
})
