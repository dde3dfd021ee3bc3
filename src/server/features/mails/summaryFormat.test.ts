import { describe, expect, it } from 'vitest'
import { english } from '../../platform/texts/translator.ts'
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
    expect(formatObservationCount(english, count)).toBe(expected)
  })

  it('[32.2] the share is of those with a result, from five on', () => {
    expect(formatShare(english, figures(8, 2, 5))).toBe('80%')
    expect(formatShare(english, figures(214, 1))).toBe('>99%')
    expect(formatShare(english, figures(1, 299))).toBe('<1%')
    expect(formatShare(english, figures(0, 0, 5))).toBe('no results')
    expect(formatShare(english, figures(3, 1, 9))).toBe('fewer than 5 results: not enough data')
  })

  it.each([
    [figures(45, 5), figures(30, 8), '12 more than before (38); up from 79% correct'],
    [figures(20, 5), figures(30, 0), '5 fewer than before (30); down from 100% correct'],
    [figures(8, 2), figures(8, 2), 'same as before (10); still 80% correct'],
    [figures(8, 2), figures(1, 1, 5), '3 more than before (7)'],
    [figures(8, 2), figures(0, 0), 'no observations to compare with'],
    [figures(8, 2), figures(2, 1), 'not enough to compare: 10 now, 3 before'],
    [figures(0, 0), figures(8, 2), 'not enough to compare: 0 now, 10 before'],
  ])('%o after %o: %s', (now, previous, expected) => {
    expect(formatChange(english, now, previous)).toBe(expected)
  })

  it('a place says its share where there are enough', () => {
    expect(formatPlace(english, figures(5, 1))).toBe('6 observations, 83% correct')
    expect(formatPlace(english, figures(1, 0))).toBe('1 observation')
  })
})
