import { message } from '../messages.ts'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import type { Technique } from '../enumerations.ts'
import { aiFeedbackSchema } from './aiFeedbackForm.ts'

const parsed = (aiTechnique: Technique | null, values: object) =>
  aiFeedbackSchema({ aiTechnique }).parse(values)

const errors = (aiTechnique: Technique | null, values: object) =>
  fieldErrors(aiFeedbackSchema({ aiTechnique }), values)

describe('the feedback on an AI result', () => {
  it.each([
    ['incorrect', true, 'TRUE_POSITIVE'],
    ['correct', false, 'FALSE_NEGATIVE'],
    ['correct', null, 'UNREVIEWED'],
  ] as const)(
    '[4.49] with an AI result of %s, right: %s and %s decide each other',
    (aiTechnique, is_ai_prediction_correct, ai_review_status) => {
      const both = { is_ai_prediction_correct, ai_review_status }
      expect(parsed(aiTechnique, { is_ai_prediction_correct })).toEqual(both)
      expect(parsed(aiTechnique, { ai_review_status })).toEqual(both)
      expect(parsed(aiTechnique, both)).toEqual(both)
    },
  )

  it.each([
    ['correct', { ai_review_status: 'TRUE_POSITIVE' }],
    ['incorrect', { ai_review_status: 'FALSE_NEGATIVE' }],
    [null, { ai_review_status: 'TRUE_NEGATIVE' }],
    ['correct', { ai_review_status: 'TRUE_NEGATIVE', is_ai_prediction_correct: false }],
    ['correct', { ai_review_status: 'UNREVIEWED', is_ai_prediction_correct: true }],
  ] as const)('[4.49] with an AI result of %s, %j contradicts itself', (aiTechnique, values) => {
    expect(errors(aiTechnique, values)).toEqual({
      ai_review_status: message('aiReviewContradicts'),
    })
  })

  it('[21.8] a field left out is left out, null clears it', () => {
    expect(parsed('correct', { internally_reviewed: true })).toEqual({ internally_reviewed: true })
    expect(
      parsed('correct', { ai_review_status: null, ai_error_cause: null, ai_review_notes: ' ' }),
    ).toEqual({
      ai_review_status: 'UNREVIEWED',
      is_ai_prediction_correct: null,
      ai_error_cause: [],
      ai_review_notes: null,
    })
  })

  it('[3.48] each cause once, and none that is not on the list', () => {
    const causes = ['OTHER', 'USER_ERROR', 'OTHER']
    expect(parsed('correct', { ai_error_cause: causes })).toEqual({
      ai_error_cause: ['OTHER', 'USER_ERROR'],
    })
    expect(Object.keys(errors('correct', { ai_error_cause: ['MOON'] }))).toEqual([
      'ai_error_cause.0',
    ])
  })
})
