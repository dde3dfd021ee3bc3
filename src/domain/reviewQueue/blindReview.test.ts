import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRINCIPLES } from '../observations/principles.ts'
import { isAiCorrectBy } from '../observations/aiReview.ts'
import { blindReviewSchema, evaluateBlindReview } from './blindReview.ts'

const task = {
  is_pushing: false,
  is_pulling: false,
  task_principles: [],
  task_principles_override: false,
}
const answers = (inside: boolean | null, engines: boolean | null, twist: boolean | null) => ({
  INSIDE_BASE: inside,
  BIG_ENGINES: engines,
  TURN_NOT_TWIST: twist,
  DIP_N_DRIVE: null,
})

describe('[50.11] a blind review', () => {
  it('says of each principle and of the technique whether the AI was right', () => {
    const ai = { verdicts: answers(true, false, null), technique: 'incorrect' } as const
    expect(evaluateBlindReview(task, answers(true, true, true), ai)).toEqual({
      technique: 'correct',
      isPredictionCorrect: false,
      status: 'FALSE_POSITIVE',
      isCorrect: answers(true, false, null),
    })
  })

  it('leaves the technique open where a principle that decides cannot be told', () => {
    const ai = { verdicts: answers(true, true, true), technique: 'correct' } as const
    expect(evaluateBlindReview(task, answers(true, null, true), ai)).toMatchObject({
      technique: null,
      isPredictionCorrect: null,
      status: 'UNREVIEWED',
    })
    // One that is incorrect decides alone.
    expect(evaluateBlindReview(task, answers(false, null, null), ai).status).toBe('FALSE_NEGATIVE')
  })

  it('agrees with itself, and its status with its verdict', () => {
    const answer = fc.constantFrom(true, false, null)
    const all = fc.record({
      INSIDE_BASE: answer,
      BIG_ENGINES: answer,
      TURN_NOT_TWIST: answer,
      DIP_N_DRIVE: answer,
    })
    fc.assert(
      fc.property(
        all,
        all,
        fc.constantFrom('correct', 'incorrect', null),
        (mine, ai, technique) => {
          const review = evaluateBlindReview(task, mine, { verdicts: ai, technique })
          expect(isAiCorrectBy(review.status)).toBe(review.isPredictionCorrect)
          const same = evaluateBlindReview(task, mine, {
            verdicts: mine,
            technique: review.technique,
          })
          expect(same.isPredictionCorrect).not.toBe(false)
          expect(PRINCIPLES.map((principle) => same.isCorrect[principle])).not.toContain(false)
        },
      ),
    )
  })

  it('answers something', () => {
    expect(blindReviewSchema.safeParse(answers(null, null, null)).success).toBe(false)
    expect(blindReviewSchema.safeParse(answers(null, false, null)).success).toBe(true)
  })
})
