/** Schema of the feedback on an AI result: the verdict as a whole and on each principle, causes and notes. */
import { z } from 'zod'
import {
  AI_ERROR_CAUSES,
  AI_REVIEW_STATUSES,
  type AiReviewStatus,
  type Technique,
} from '../enumerations.ts'
import { flag, optionalText } from '../forms/fieldRules.ts'
import { message } from '../messages.ts'
import { isAiCorrectBy, reviewStatusOf } from './aiReview.ts'
import { TEXT_LIMITS } from './observationRules.ts'

export interface AiFeedbackContext {
  /** The record's `ai_technique`. */
  aiTechnique: Technique | null
}

/**
 * Absent fields stay absent in the result. The status and `is_ai_prediction_correct` determine each other: from one
 * of them both are returned; when both are set, they must agree with each other and with the AI's result.
 */
export const aiFeedbackSchema = ({ aiTechnique }: AiFeedbackContext) =>
  SHAPE.transform((values, check) => {
    const {
      ai_review_status: status,
      is_ai_prediction_correct: isCorrect,
      ...principleReviews
    } = values
    if (status === undefined && isCorrect === undefined) return principleReviews
    const is_ai_prediction_correct =
      isCorrect === undefined ? isAiCorrectBy(status as AiReviewStatus) : isCorrect
    const ai_review_status = reviewStatusOf(aiTechnique, is_ai_prediction_correct)
    if (status !== undefined && status !== ai_review_status) {
      const text = message('aiReviewContradicts')
      check.addIssue({ code: 'custom', path: ['ai_review_status'], message: text })
    }
    return { ...principleReviews, is_ai_prediction_correct, ai_review_status }
  })

/** The reviewer's verdict on one principle; null: none. */
const optionalFlag = z.boolean().nullish()

const SHAPE = z.object({
  is_ai_prediction_correct: optionalFlag,
  ai_review_status: z
    .enum(AI_REVIEW_STATUSES)
    .nullish()
    .transform((status) => (status === null ? 'UNREVIEWED' : status)),
  ai_error_cause: z
    .array(z.enum(AI_ERROR_CAUSES))
    .nullish()
    .transform((causes) => (causes === undefined ? undefined : [...new Set(causes ?? [])])),
  ai_review_notes: optionalText(TEXT_LIMITS.notes),
  feedback_notes: optionalText(TEXT_LIMITS.notes),
  internally_reviewed: flag,
  is_ai_inside_base_correct: optionalFlag,
  is_ai_big_engines_correct: optionalFlag,
  is_ai_turn_not_twist_correct: optionalFlag,
  is_ai_dip_n_drive_correct: optionalFlag,
})

/** Values of the form, before parsing. */
export type AiFeedbackValues = z.input<typeof SHAPE>
