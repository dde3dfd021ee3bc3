/** Review statuses of AI results; 'positive' is a technique or a principle that the AI called incorrect. */
import { AI_REVIEW_STATUSES, type AiReviewStatus, type Technique } from '../enumerations.ts'
import type { Answer } from './answers.ts'
import { PRINCIPLES, type Principle } from './principles.ts'

/** null: no result of the AI, or no verdict of the reviewer. */
export const reviewStatusOf = (
  aiTechnique: Technique | null,
  isCorrect: boolean | null,
): AiReviewStatus => toReviewStatus(aiTechnique && aiTechnique === 'incorrect', isCorrect)

/** Same as `reviewStatusOf`, for one principle; the AI's answer is true when it found no fault. */
export const principleReviewStatusOf = (
  answer: Answer,
  isCorrect: boolean | null,
): AiReviewStatus => toReviewStatus(answer === null ? null : !answer, isCorrect)

/** Whether a status means that the AI was right; null: it does not say. */
export const isAiCorrectBy = (status: AiReviewStatus): boolean | null =>
  status === 'UNREVIEWED' ? null : status.startsWith('TRUE')

/** Returns the statuses that a reviewer can choose for an AI result. */
export const allowedReviewStatuses = (aiTechnique: Technique | null): AiReviewStatus[] =>
  AI_REVIEW_STATUSES.filter(
    (status) => status === reviewStatusOf(aiTechnique, isAiCorrectBy(status)),
  )

export type AiPrincipleReview = `${Principle}_${AiReviewStatus}`

/** Filter values of the list: each principle with each review status. */
export const AI_PRINCIPLE_REVIEWS: readonly AiPrincipleReview[] = PRINCIPLES.flatMap((principle) =>
  AI_REVIEW_STATUSES.map((status) => `${principle}_${status}` as const),
)

/** Observations with an AI result, overridden or not. */
export const WITH_AI_RESULT = ['AI', 'MANUAL_OVERRIDE'] as const

/** Filter value for observations without a known app build. */
export const UNKNOWN_BUILD = 'unknown'

const toReviewStatus = (isPositive: boolean | null, isCorrect: boolean | null): AiReviewStatus => {
  if (isPositive === null || isCorrect === null) return 'UNREVIEWED'
  return `${isCorrect ? 'TRUE' : 'FALSE'}_${isPositive ? 'POSITIVE' : 'NEGATIVE'}`
}
