import { describe, expect, it } from 'vitest'
import { compareSides, effectWindows, type PersonSides } from './actionEffect.ts'

const none = { judged: 0, incorrect: 0 }
const side = (judged: number, incorrect: number) => ({ judged, incorrect })
const people = (count: number, before: [number, number], after: [number, number]): PersonSides[] =>
  Array.from({ length: count }, () => ({ before: side(...before), after: side(...after) }))

describe('the windows of an action', () => {
  const doneAt = new Date('2026-06-01T12:00:00Z')
  it('[52.23] are the days since it was done, and as many before', () => {
    expect(effectWindows(doneAt, new Date('2026-06-11T12:00:00Z'))).toEqual({
      from: new Date('2026-05-22T12:00:00Z'),
      until: new Date('2026-06-11T12:00:00Z'),
      days: 10,
    })
  })

  it('[52.23] are 180 days at most, and empty at the moment itself and before it', () => {
    expect(effectWindows(doneAt, new Date('2030-01-01T00:00:00Z'))).toEqual({
      from: new Date('2025-12-03T12:00:00Z'),
      until: new Date('2026-11-28T12:00:00Z'),
      days: 180,
    })
    for (const now of [doneAt, new Date('2026-05-01T00:00:00Z')])
      expect(effectWindows(doneAt, now)).toEqual({ from: doneAt, until: doneAt, days: 0 })
  })
})

describe('before and after of an action', () => {
  it('[52.23] improved where the interval of the difference leaves out 0', () => {
    const effect = compareSides(people(10, [5, 3], [5, 1]))
    expect(effect).toMatchObject({
      before: { observations: 50, people: 10, incorrect: 30, share: 0.6 },
      after: { observations: 50, people: 10, incorrect: 10, share: 0.2 },
      conclusion: 'IMPROVED',
    })
    expect(effect.difference?.high).toBeLessThan(0)
    expect(effect.before.interval?.low).toBeCloseTo(0.4618, 3)
    // Newcombe's interval of 10/50 less 30/50.
    expect(effect.difference?.low).toBeCloseTo(-0.5519, 3)
    expect(effect.difference?.high).toBeCloseTo(-0.2098, 3)
  })

  it('[52.23] says that it got worse as plainly', () => {
    expect(compareSides(people(10, [5, 1], [5, 3])).conclusion).toBe('WORSE')
  })

  it('[52.23] has no clear change where chance explains it', () => {
    const { conclusion, difference } = compareSides(people(5, [4, 2], [4, 1]))
    expect(conclusion).toBe('UNCLEAR')
    expect(difference?.low).toBeLessThan(0)
    expect(difference?.high).toBeGreaterThan(0)
    expect(compareSides(people(10, [5, 2], [5, 2])).conclusion).toBe('UNCLEAR')
  })

  it('[52.23] has no clear change where other people were observed, who differ among themselves', () => {
    const always = people(4, [10, 10], [0, 0])
    const never = people(3, [10, 0], [0, 0])
    const later = people(7, [0, 0], [10, 3])
    const { conclusion, before, after } = compareSides([...always, ...never, ...later])
    expect([before.share, after.share]).toEqual([4 / 7, 0.3])
    expect(conclusion).toBe('UNCLEAR')
  })

  it.each([
    ['19 observations before', [...people(4, [4, 3], [8, 0]), ...people(1, [3, 3], [8, 0])]],
    ['19 observations after', [...people(4, [8, 8], [4, 0]), ...people(1, [8, 8], [3, 0])]],
    ['most of one person', [...people(5, [2, 2], [40, 0]), ...people(1, [100, 90], [40, 0])]],
    ['nobody', []],
    ['people without a verdict', [{ before: none, after: none }]],
  ])('[52.23] is too few: %s', (_name, few) => {
    expect(compareSides(few)).toMatchObject({ conclusion: 'TOO_FEW', difference: null })
  })

  it('[52.23] [52.7] hides the share of fewer than five people, and of nobody else', () => {
    const few = [...people(4, [10, 5], [10, 5]), ...people(1, [0, 0], [10, 5])]
    expect(compareSides(few)).toMatchObject({
      before: { observations: 40, people: null, incorrect: null, share: null, interval: null },
      after: { observations: 50, people: 5, incorrect: 25, share: 0.5 },
      conclusion: 'TOO_FEW',
    })
  })

  it('[52.23] stays within −100 and 100 points', () => {
    const { difference, conclusion } = compareSides(people(5, [4, 4], [4, 0]))
    expect(conclusion).toBe('IMPROVED')
    expect(difference?.low).toBeGreaterThanOrEqual(-1)
    expect(difference?.high).toBeLessThan(0)
  })
})
