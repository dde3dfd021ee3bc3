import { expect, it } from 'vitest'
import { isAiCorrectBy, reviewStatusOf } from '#domain/observations/aiReview.ts'
import { NO_ANSWERS } from '#domain/observations/answers.ts'
import type { Principle } from '#domain/observations/principles.ts'
import { aiReview, oppositeAnswers } from './demoAiReview.ts'
import { seededRandom } from './seededRandom.ts'

const principles: Principle[] = ['INSIDE_BASE', 'TURN_NOT_TWIST']
const RIGHT = { ...NO_ANSWERS, INSIDE_BASE: true, TURN_NOT_TWIST: true }
const WRONG = { ...RIGHT, INSIDE_BASE: false }

it.each([
  ['correct', RIGHT],
  ['incorrect', WRONG],
] as const)('[4.49] reviews of a %s result never contradict it', (technique, answers) => {
  const random = seededRandom(1)
  const result = { technique, answers, principles, overridden: false }
  for (let made = 0; made < 200; made += 1) {
    const { observation, video } = aiReview(result, random)
    const { is_ai_prediction_correct: right, ai_review_status: status } = observation
    if (right === undefined) continue
    expect(status).toBe(reviewStatusOf(technique, right))
    expect(isAiCorrectBy(status ?? 'UNREVIEWED')).toBe(right)
    expect(observation.ai_error_cause?.length).toBe(right ? 0 : 1)
    expect(Object.values(video)).toHaveLength(principles.length)
    expect(Object.values(video).includes(false)).toBe(!right)
  }
})

it('[1.7] an override differs from what the AI has found, and is never reviewed as right', () => {
  const random = seededRandom(2)
  expect(oppositeAnswers({ answers: RIGHT, principles })).toEqual({
    ...RIGHT,
    TURN_NOT_TWIST: false,
  })
  expect(oppositeAnswers({ answers: WRONG, principles })).toEqual(RIGHT)
  const overridden = { technique: 'correct', answers: RIGHT, principles, overridden: true } as const
  for (let made = 0; made < 100; made += 1)
    expect(aiReview(overridden, random).observation.is_ai_prediction_correct).not.toBe(true)
})
