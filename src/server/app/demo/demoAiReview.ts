/** Generates the demo's reviews of AI verdicts: a person's own answers, and the review that follows from them. */
import { AI_ERROR_CAUSES, type Technique } from '#domain/enumerations.ts'
import { reviewStatusOf } from '#domain/observations/aiReview.ts'
import type { Answers } from '#domain/observations/answers.ts'
import { type Principle, PRINCIPLES } from '#domain/observations/principles.ts'
import type { NewRow, Schema } from '../../platform/db/tables.ts'
import type { SeededRandom } from './seededRandom.ts'

export interface AiResult {
  technique: Technique
  answers: Answers
  /** Principles that the task uses. */
  principles: Principle[]
  overridden: boolean
}

/** An override implies that the AI was wrong. */
export function aiReview(
  { technique, answers, principles, overridden }: AiResult,
  random: SeededRandom,
): {
  observation: Partial<NewRow<'observations'>>
  video: Partial<NewRow<'videos'>>
} {
  const device = {
    device_details: JSON.stringify({ Model: random.pick(['Pixel 8', 'iPhone 15', 'Galaxy A54']) }),
    expo_build_number: random.pick(['4.2.0', '4.2.1', '4.3.0']),
    did_user_ignore_angle_warning: random.chance(0.08),
    did_user_ignore_keypoint_warning: random.chance(0.05),
  }
  if (random.chance(0.35)) return { observation: device, video: {} }
  const isAiCorrect = random.chance(0.87) && !overridden
  const reviewed = isAiCorrect ? answers : oppositeAnswers({ answers, principles })
  return {
    observation: {
      ...device,
      is_ai_prediction_correct: isAiCorrect,
      internally_reviewed: random.chance(0.7),
      ai_review_status: reviewStatusOf(technique, isAiCorrect),
      ai_error_cause: isAiCorrect ? [] : [random.pick(AI_ERROR_CAUSES)],
      ai_review_notes: isAiCorrect ? null : 'Seen differently from the other side.',
    },
    video: Object.fromEntries(
      principles.map((principle) => [
        REVIEW_COLUMNS[principle],
        reviewed[principle] === answers[principle],
      ]),
    ),
  }
}

/** Returns the review by a person who knows the truth; none where the AI has not decided. */
export function reviewedAs({
  aiTechnique,
  technique,
  found,
  truth,
}: {
  aiTechnique: Technique | null
  technique: Technique | null
  found: Answers
  truth: Answers
}): {
  observation: Partial<NewRow<'observations'>>
  video: Partial<NewRow<'videos'>>
} {
  const isAiCorrect = aiTechnique === null ? null : aiTechnique === technique
  return {
    observation: {
      is_ai_prediction_correct: isAiCorrect,
      internally_reviewed: isAiCorrect !== null,
      ai_review_status: reviewStatusOf(aiTechnique, isAiCorrect),
      ai_error_cause: isAiCorrect === false ? ['INSUFFICIENT_MODEL_INFORMATION'] : [],
      ai_review_notes: isAiCorrect === false ? 'Seen differently from the other side.' : null,
    },
    video: Object.fromEntries(
      PRINCIPLES.map((principle) => [
        REVIEW_COLUMNS[principle],
        found[principle] === null || isAiCorrect === null
          ? null
          : found[principle] === truth[principle],
      ]),
    ),
  }
}

/** Returns answers that give the opposite technique: every fault removed, or one added. */
export function oppositeAnswers({
  answers,
  principles,
}: Pick<AiResult, 'answers' | 'principles'>): Answers {
  const faults = principles.filter((principle) => answers[principle] === false)
  const changed = faults.length > 0 ? faults : principles.slice(-1)
  return {
    ...answers,
    ...Object.fromEntries(changed.map((principle) => [principle, faults.length > 0])),
  }
}

/** Columns of a video. */
export const REVIEW_COLUMNS = {
  INSIDE_BASE: 'is_ai_inside_base_correct',
  BIG_ENGINES: 'is_ai_big_engines_correct',
  TURN_NOT_TWIST: 'is_ai_turn_not_twist_correct',
  DIP_N_DRIVE: 'is_ai_dip_n_drive_correct',
} as const satisfies Record<Principle, keyof Schema['videos']>
