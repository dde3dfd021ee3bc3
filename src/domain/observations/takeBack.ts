/** Right to take back an observation that the person has just added: a mis-tap, not a verdict that others have worked with. */
import type { AiReviewStatus, ReviewType } from '../enumerations.ts'

interface TakenBack {
  /** Person who added it; its observer may be another. */
  added_by: string
  created_at: Date
  deleted_at: Date | null
  pseudonymised_at: Date | null
  review_type: ReviewType
  ai_review_status: AiReviewStatus
  is_ai_prediction_correct: boolean | null
  internally_reviewed: boolean
  /** Anybody has objected to it, whatever the answer was. */
  is_contested: boolean
}

/** Returns until when a person may take an observation back; null: they may not. */
export function takeBackUntil(userId: string, observation: TakenBack, now: Date): Date | null {
  const until = new Date(observation.created_at.getTime() + DAY_MS)
  const isOwn = observation.added_by === userId
  const isClosed = observation.deleted_at !== null || observation.pseudonymised_at !== null
  return isOwn && !isClosed && !isWorkedWith(observation) && now < until ? until : null
}

const isWorkedWith = (observation: TakenBack): boolean =>
  observation.ai_review_status !== 'UNREVIEWED' ||
  observation.is_ai_prediction_correct !== null ||
  observation.internally_reviewed ||
  observation.review_type === 'MANUAL_OVERRIDE' ||
  observation.is_contested

const DAY_MS = 86_400_000
