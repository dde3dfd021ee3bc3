import { describe, expect, it } from 'vitest'
import { formatChange, formatObservationCount, formatPlace, formatShare } from './summaryFormat.ts'

const figures = (correct: number, incorrect: number, undecided = 0) => ({
  total: correct + incorrect + undecided,
  correct,
  incorrect,
})

describe('[3.1] figures in a summary mail', () => {
  it.each([
    [0, 'no observations'],
    [1, '1 observation'],
    [1204, '1,204 observations'],
  ])('%i are %s', (count, expected) => {
    expect(formatObservationCount(count)).toBe(expected)
  })

  it('the share is of those with a result', () => {
    expect(formatShare(figures(8, 2, 5))).toBe('80%')
    expect(formatShare(figures(0, 0, 5))).toBe('none to judge')
    expect(formatShare(figures(3, 1, 9))).toBe('fewer than 5 judged: too few to tell')
  })

  it.each([
    [figures(45, 5), figures(30, 8), '12 more than the 38 then; correct share up from 79%'],
    [figures(20, 5), figures(30, 0), '5 fewer than the 30 then; correct share down from 100%'],
    [figures(8, 2), figures(8, 2), 'as many as the 10 then; correct share 80% as then'],
    [figures(8, 2), figures(1, 1, 5), '3 more than the 7 then'],
    [figures(8, 2), figures(0, 0), 'no observations to compare with'],
    [figures(8, 2), figures(2, 1), 'too few to compare: 10 after 3'],
    [figures(0, 0), figures(8, 2), 'too few to compare: 0 after 10'],
  ])('%o after %o: %s', (now, previous, expected) => {
    expect(formatChange(now, previous)).toBe(expected)
  })

  it('a place says its share where there are enough', () => {
    expect(formatPlace(figures(5, 1))).toBe('6 observations, 83% correct')
    expect(formatPlace(figures(1, 0))).toBe('1 observation')
  })
})
