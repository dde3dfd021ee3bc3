/** What a reviewer says of an AI result: kept with the observation, principle by principle with its video (spec 3). */
import type { UpdateObservationInput } from '#api/generated/contract.ts'
import { badInput } from '#domain/errors.ts'
import type { Technique } from '#domain/enumerations.ts'
import { MESSAGES } from '#domain/messages.ts'
import { aiFeedbackSchema } from '#domain/observations/aiFeedbackForm.ts'
import { reviewStatusOf } from '#domain/observations/aiReview.ts'
import { parseInput } from '../../context/request/checked.ts'
import { omitUndefined } from '../../context/request/withoutGaps.ts'
import type { StoredObservation } from './updateObservationEdit.ts'

/** `aiTechnique`: of the task that the observation has from now on. A status that no longer fits it follows it. */
export function validateReview(
  record: StoredObservation,
  input: UpdateObservationInput,
  aiTechnique: Technique | null,
) {
  const given = Object.fromEntries(
    REVIEW_FIELDS.filter((field) => input[field] !== undefined).map((field) => [
      field,
      input[field],
    ]),
  )
  if (record.review_type === 'MANUAL_TASK') {
    const reviewed = REVIEW_FIELDS.find((field) => !isUnset(field, given[field]))
    if (reviewed) throw badInput(reviewed, MESSAGES.noAiResult)
    return { observation: {}, video: {} }
  }
  const {
    is_ai_inside_base_correct: insideBase,
    is_ai_turn_not_twist_correct: turnNotTwist,
    is_ai_big_engines_correct: bigEngines,
    is_ai_dip_n_drive_correct: dipNDrive,
    ...review
  } = parseInput(aiFeedbackSchema({ aiTechnique }), given)
  return {
    observation: {
      ai_review_status:
        aiTechnique === record.ai_technique
          ? record.ai_review_status
          : reviewStatusOf(aiTechnique, record.is_ai_prediction_correct),
      ...omitUndefined(review),
    },
    video: omitUndefined({
      is_ai_inside_base_correct: insideBase,
      is_ai_turn_not_twist_correct: turnNotTwist,
      is_ai_big_engines_correct: bigEngines,
      is_ai_dip_n_drive_correct: dipNDrive,
    }),
  }
}

const REVIEW_FIELDS = [
  'ai_review_status',
  'is_ai_prediction_correct',
  'ai_error_cause',
  'ai_review_notes',
  'feedback_notes',
  'internally_reviewed',
  'is_ai_inside_base_correct',
  'is_ai_turn_not_twist_correct',
  'is_ai_big_engines_correct',
  'is_ai_dip_n_drive_correct',
] as const

/** What a form sends of a review that nobody has made. */
const isUnset = (field: (typeof REVIEW_FIELDS)[number], value: unknown): boolean =>
  (field === 'internally_reviewed' && value === false) ||
  ['null', '[]', '""', '"UNREVIEWED"'].includes(JSON.stringify(value ?? null))
