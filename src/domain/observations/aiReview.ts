/** Review statuses of AI results; 'positive' is a technique or a principle that the AI called incorrect. */
import {
  AI_REVIEW_STATUSES,
  type AiErrorCause,
  type AiReviewStatus,
  type ReviewType,
  type Technique,
} from '../enumerations.ts'
import { PRINCIPLES, type Principle } from './principles.ts'

/** null: no result of the AI, or no verdict of the reviewer. */
export const reviewStatusOf = (
  aiTechnique: Technique | null,
  isCorrect: boolean | null,
): AiReviewStatus => {
  if (aiTechnique === null || isCorrect === null) return 'UNREVIEWED'
  const verdict = aiTechnique === 'incorrect' ? 'POSITIVE' : 'NEGATIVE'
  return `${isCorrect ? 'TRUE' : 'FALSE'}_${verdict}`
}

/** True if a status means that the AI was right; null: it does not say. */
export const isAiCorrectBy = (status: AiReviewStatus): boolean | null =>
  status === 'UNREVIEWED' ? null : status.startsWith('TRUE')

/** True if a person has decided on an AI result: reviewed or overridden it. Nothing automatic changes it then. */
export const isReviewedByPerson = (
  observation: {
    review_type: ReviewType
    ai_review_status: AiReviewStatus
    is_ai_prediction_correct: boolean | null
    internally_reviewed: boolean
    ai_error_cause: readonly AiErrorCause[]
    ai_review_notes: string | null
  },
  video: Record<PrincipleReviewColumn, boolean | null>,
): boolean =>
  observation.review_type === 'MANUAL_OVERRIDE' ||
  observation.ai_review_status !== 'UNREVIEWED' ||
  observation.is_ai_prediction_correct !== null ||
  observation.internally_reviewed ||
  observation.ai_error_cause.length > 0 ||
  Boolean(observation.ai_review_notes) ||
  PRINCIPLE_REVIEW_COLUMNS.some((column) => video[column] !== null)

const PRINCIPLE_REVIEW_COLUMNS = [
  'is_ai_inside_base_correct',
  'is_ai_turn_not_twist_correct',
  'is_ai_big_engines_correct',
  'is_ai_dip_n_drive_correct',
] as const
type PrincipleReviewColumn = (typeof PRINCIPLE_REVIEW_COLUMNS)[number]

export type AiPrincipleReview = `${Principle}_${AiReviewStatus}`

/** Filter values of the list: each principle with each review status. */
export const AI_PRINCIPLE_REVIEWS: readonly AiPrincipleReview[] = PRINCIPLES.flatMap((principle) =>
  AI_REVIEW_STATUSES.map((status) => `${principle}_${status}` as const),
)

/** Observations with an AI result, overridden or not. */
export const WITH_AI_RESULT = ['AI', 'MANUAL_OVERRIDE'] as const

/** Programs that give AI verdicts. */
export const AI_JUDGES = ['LIFTWISE', 'OTHER_PROGRAM'] as const
export type AiJudge = (typeof AI_JUDGES)[number]

/** Filter value for observations without a known model or thresholds. */
export const UNKNOWN_MODEL = 'unknown'

/** Filter value for observations without a known app build. */
export const UNKNOWN_BUILD = 'unknown'
