/** Configuration of the review form of an AI result, and its fields. */
import type { AiErrorCause, Technique } from '#domain/enumerations.ts'
import { aiFeedbackSchema, type AiFeedbackValues } from '#domain/observations/aiFeedbackForm.ts'
import { isBlank } from '#domain/observations/observationRules.ts'
import type { Answer } from '#domain/observations/answers.ts'
import type { Principle } from '#domain/observations/principles.ts'
import type { FormConfig } from '../../../parts/forms/formConfig.ts'
import { formatObservationValue } from '../observationLabels.ts'
import type { ObservationRecord } from '../observationRecord.ts'

export const aiReviewConfig = (aiTechnique: Technique | null): FormConfig<ObservationRecord> => ({
  resource: 'allobservations',
  toValues: toReviewValues,
  formatValue: formatObservationValue,
  schema: aiFeedbackSchema({ aiTechnique }).transform((values) => ({
    ...values,
    // Causes are only sent when something is marked as wrong.
    ai_error_cause: hasIncorrectFinding(values) ? values.ai_error_cause : [],
  })),
})

export type AiReviewValues = Required<
  Omit<AiFeedbackValues, 'ai_review_status' | 'feedback_notes'>
> & { ai_error_cause: AiErrorCause[] }

/** Field of the reviewer's answer for each principle. */
export const REVIEW_FIELDS = {
  INSIDE_BASE: 'is_ai_inside_base_correct',
  BIG_ENGINES: 'is_ai_big_engines_correct',
  TURN_NOT_TWIST: 'is_ai_turn_not_twist_correct',
  DIP_N_DRIVE: 'is_ai_dip_n_drive_correct',
} as const satisfies Record<Principle, keyof AiFeedbackValues>

/** Returns whether the review says anything. */
export const hasReview = ({ internally_reviewed, ...review }: Partial<AiReviewValues>): boolean =>
  internally_reviewed === true ||
  !isBlank(review.ai_review_notes) ||
  [review.is_ai_prediction_correct, ...PRINCIPLE_FIELDS.map((field) => review[field])].some(
    (answer) => typeof answer === 'boolean',
  )

/** Returns whether the reviewer marked any of the AI's findings as wrong. */
export const hasIncorrectFinding = (review: ReviewAnswers): boolean =>
  [review.is_ai_prediction_correct, ...PRINCIPLE_FIELDS.map((field) => review[field])].includes(
    false,
  )

type PrincipleField = (typeof REVIEW_FIELDS)[Principle]

type ReviewAnswers = Partial<
  Record<PrincipleField | 'is_ai_prediction_correct', Answer | undefined>
>

const PRINCIPLE_FIELDS: PrincipleField[] = Object.values(REVIEW_FIELDS)

export const toReviewValues = ({
  video,
  ...record
}: ObservationRecord): AiReviewValues & Record<string, unknown> => ({
  is_ai_prediction_correct: record.is_ai_prediction_correct ?? null,
  is_ai_inside_base_correct: video?.is_ai_inside_base_correct ?? null,
  is_ai_big_engines_correct: video?.is_ai_big_engines_correct ?? null,
  is_ai_turn_not_twist_correct: video?.is_ai_turn_not_twist_correct ?? null,
  is_ai_dip_n_drive_correct: video?.is_ai_dip_n_drive_correct ?? null,
  ai_error_cause: record.ai_error_cause,
  ai_review_notes: record.ai_review_notes ?? null,
  internally_reviewed: record.internally_reviewed,
})
