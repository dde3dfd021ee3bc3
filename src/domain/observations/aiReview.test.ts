import { describe, expect, it } from 'vitest'
import { reviewStatusOf } from './aiReview.ts'

describe('the review of an AI result', () => {
  it.each([
    ['incorrect', true, 'TRUE_POSITIVE'],
    ['incorrect', false, 'FALSE_POSITIVE'],
    ['correct', true, 'TRUE_NEGATIVE'],
    ['correct', false, 'FALSE_NEGATIVE'],
    ['correct', null, 'UNREVIEWED'],
    [null, true, 'UNREVIEWED'],
    [null, false, 'UNREVIEWED'],
  ] as const)('[3.49] of %s, found right: %s, is %s', (technique, isCorrect, status) => {
    expect(reviewStatusOf(technique, isCorrect)).toBe(status)
  })
})
