/** What reviewers have said so far of the demo's AI verdicts. */
import { AI_ERROR_CAUSES, type Technique } from '#domain/enumerations.ts'
import type { ObservationsTable } from '../db/tables.ts'
import type { Insertable } from 'kysely'
import type { SeededRandom } from './seededRandom.ts'

/** 'Positive' is an incorrect technique that the AI has found. */
export function aiReview(
  technique: Technique,
  random: SeededRandom,
): Partial<Insertable<ObservationsTable>> {
  const device = {
    device_details: JSON.stringify({ Model: random.pick(['Pixel 8', 'iPhone 15', 'Galaxy A54']) }),
    expo_build_number: random.pick(['4.2.0', '4.2.1', '4.3.0']),
    did_user_ignore_angle_warning: random.chance(0.08),
    did_user_ignore_keypoint_warning: random.chance(0.05),
  }
  if (random.chance(0.35)) return device
  const right = random.chance(0.87)
  const positive = technique === 'incorrect'
  return {
    ...device,
    is_ai_prediction_correct: right,
    internally_reviewed: random.chance(0.7),
    ai_review_status: `${right ? 'TRUE' : 'FALSE'}_${positive ? 'POSITIVE' : 'NEGATIVE'}`,
    ai_error_cause: right ? [] : [random.pick(AI_ERROR_CAUSES)],
    ai_review_notes: right ? null : 'Seen differently from the other side.',
  }
}
