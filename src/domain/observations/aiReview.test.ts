import { describe, expect, it } from 'vitest'
import {
  AI_PRINCIPLE_REVIEWS,
  allowedReviewStatuses,
  principleReviewStatusOf,
  reviewStatusOf,
} from './aiReview.ts'

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

  it('[4.49] offers only the statuses that fit what the AI has found', () => {
    expect(allowedReviewStatuses('incorrect')).toEqual([
      'TRUE_POSITIVE',
      'FALSE_POSITIVE',
      'UNREVIEWED',
    ])
    expect(allowedReviewStatuses('correct')).toEqual([
      'TRUE_NEGATIVE',
      'FALSE_NEGATIVE',
      'UNREVIEWED',
    ])
    expect(allowedReviewStatuses(null)).toEqual(['UNREVIEWED'])
  })

  it('[4.49] has a word for each status of each of the four principles', () => {
    expect(AI_PRINCIPLE_REVIEWS).toHaveLength(20)
    expect(AI_PRINCIPLE_REVIEWS).toContain('TURN_NOT_TWIST_FALSE_NEGATIVE')
  })
})
