/** Right to take back an observation that the person has just added: a mis-tap, not a verdict that others have worked with. */
import { DAY_MS } from '../dates.ts'
import { isReviewedByPerson } from './aiReview.ts'

type Review = Parameters<typeof isReviewedByPerson>

type TakenBack = Review[0] & {
  /** Person who added it; its observer may be another. */
  added_by: string
  created_at: Date
  deleted_at: Date | null
  pseudonymised_at: Date | null
  /** Reviews of the principles; null: not reviewed, or there is no video. */
  video: Review[1]
  /** Anybody has reviewed it before they saw the AI's verdict, even without a word on the technique. */
  is_reviewed_blindly: boolean
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
  isReviewedByPerson(observation, observation.video) ||
  observation.is_reviewed_blindly ||
  observation.is_contested
