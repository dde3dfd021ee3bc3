/** An observation as the list and the detail page read it: types, names of its people, and what its state allows. */
import { fullNameOf } from '#domain/displayName.ts'
import type { Observation } from '#api/generated/contract.ts'
import { isReviewedByPerson } from '#domain/observations/aiReview.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

export type ObservationRecord = Observation

/** Fields that the list selects. */
export type ObservationRow = Pick<
  Observation,
  | 'id'
  | 'client_id'
  | 'date'
  | 'technique'
  | 'review_type'
  | 'judged_by'
  | 'ai_review_status'
  | 'user'
  | 'task'
  | 'location'
  | 'department'
  | 'deleted_at'
> &
  ObserveeFields

type ObserveeFields = Pick<
  Observation,
  'observee' | 'unlinked_observee_name' | 'unlinked_observee_employee_id'
>

interface NamedObservee extends Omit<ObserveeFields, 'observee'> {
  observee?: { firstname: string; lastname: string } | null
}

export const observeeName = (observation: NamedObservee): string =>
  observation.observee
    ? fullNameOf(observation.observee)
    : observation.unlinked_observee_name ||
      observation.unlinked_observee_employee_id ||
      t('messages.notApplicable')

/** Returns who was observed at what, as observations have no name that everybody gives. */
export const observationName = (observation: NamedObservee & { task: { name: string } }): string =>
  `${observeeName(observation)} · ${observation.task.name}`

/** Returns whether there is an AI result to show, review or override. */
export const hasAiResult = ({
  review_type: type,
}: Pick<ObservationRecord, 'review_type'>): boolean => type !== 'MANUAL_TASK'

/** Returns whether the AI's verdicts are not Liftwise's own. */
export const isJudgedElsewhere = ({
  judged_by: judge,
}: Pick<ObservationRecord, 'judged_by'>): boolean => judge === 'OTHER_PROGRAM'

/** Tests whether an analysis in Liftwise has given a result. */
export const isJudgedHere = ({ video }: Pick<ObservationRecord, 'video'>): boolean =>
  typeof video?.thresholds_version === 'number'

/** Returns whether nobody may change it any more. */
export const isClosed = ({ deleted_at, pseudonymised_at }: ObservationRecord): boolean =>
  Boolean(deleted_at ?? pseudonymised_at)

/** Returns whether a person has reviewed or overridden the AI's result, so that it stays as it is. */
export const isReviewed = ({ video, ...observation }: ObservationRecord): boolean =>
  isReviewedByPerson(
    {
      ...observation,
      is_ai_prediction_correct: observation.is_ai_prediction_correct ?? null,
      ai_review_notes: observation.ai_review_notes ?? null,
    },
    {
      is_ai_inside_base_correct: video?.is_ai_inside_base_correct ?? null,
      is_ai_big_engines_correct: video?.is_ai_big_engines_correct ?? null,
      is_ai_turn_not_twist_correct: video?.is_ai_turn_not_twist_correct ?? null,
      is_ai_dip_n_drive_correct: video?.is_ai_dip_n_drive_correct ?? null,
    },
  )
