import { describe, expect, it } from 'vitest'
import { OBSERVING_ROLES } from './observingRoles.ts'
import { streaksToCheck, type StreakObservation } from './streaksToJudge.ts'

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

it('[9.5] observations are waited for from observees, users and observers', () => {
  expect(OBSERVING_ROLES.toSorted()).toEqual(['CLIENT_OBSERVEE', 'CLIENT_OBSERVER', 'CLIENT_USER'])
})
