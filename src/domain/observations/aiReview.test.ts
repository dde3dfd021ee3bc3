import { describe, expect, it } from 'vitest'
import { allowedReviewStatuses, principleReviewStatusOf, reviewStatusOf } from './aiReview.ts'

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
    const answer = technique === null ? null : technique === 'correct'
    expect(principleReviewStatusOf(answer, isCorrect)).toBe(status)
  })

  it.each([
    ['incorrect', ['TRUE_POSITIVE', 'FALSE_POSITIVE', 'UNREVIEWED']],
    ['correct', ['TRUE_NEGATIVE', 'FALSE_NEGATIVE', 'UNREVIEWED']],
    [null, ['UNREVIEWED']],
  ] as const)('[4.49] of %s, offers only %j', (technique, statuses) => {
    expect(allowedReviewStatuses(technique)).toEqual(statuses)
  })
})
