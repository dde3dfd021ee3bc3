/** updateObservation: saves the edit form, an override or a review of the AI's result, in one transaction. */
import type {
  MutationUpdateObservationArgs,
  UpdateObservationInput,
} from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import type { Technique } from '#domain/enumerations.ts'
import { badInput, forbidden } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { aiFeedbackSchema } from '#domain/observations/aiFeedbackForm.ts'
import { isReviewedByPerson, reviewStatusOf } from '#domain/observations/aiReview.ts'
import { saveChangedColumns } from '../../context/records/auditedSave.ts'
import { changeRecord } from '../../context/records/changeRecord.ts'
import { omitUndefined, parseInput } from '../../context/request/parseInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { enqueueBadLiftsAlert } from '../../context/notices/enqueueBadLiftsAlert.ts'
import { personTasksOf } from '../../context/coaching/personTasks.ts'
import { settlePersonTasks } from '../../context/coaching/settlePersonTasks.ts'
import { judgeForTask, judgeTakenBack } from '../videos/judgeForTask.ts'
import { lockVideo, readAnalysisRules } from '../videos/videoQueries.ts'
import { findObservation } from './observationQueries.ts'
import { mapObservationViolation } from './submission.ts'
import { type StoredObservation, validateEdit } from './updateObservationEdit.ts'
import { resolveVerdict } from './updateObservationVerdict.ts'

export async function updateObservation(
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateObservationArgs,
): Promise<ObservationParent> {
  const now = context.now()
  const actor = { ...context, now: () => now }
  const target = { id, expectedUpdatedAt }
  const saved = changeRecord(
    context,
    'observations',
    target,
    async (transaction, record, access) => {
      if (record.pseudonymised_at) throw badInput('id', message('observationPseudonymised'))
      checkReviewer(record, input, access.userId)
      const stored = await lockVideo(transaction, record.video_id)
      const { facts, task, set } = await validateEdit(transaction, {
        record,
        input,
        access,
        session: requireSession(context),
        now,
      })
      const isTakenBack = record.review_type === 'MANUAL_OVERRIDE' && input.review_type === 'AI'
      const left = isTakenBack ? { ...record, review_type: 'AI' as const } : record
      let video = stored
      if (stored && !isReviewedByPerson(left, stored)) {
        if (isTakenBack) video = await judgeTakenBack(transaction, actor, { video: stored, task })
        else if (task.id !== record.task_id)
          video = await judgeForTask(transaction, actor, {
            video: stored,
            judgedFor: (await readAnalysisRules(transaction, record.task_id)).task,
            task,
          })
      }
      const isJudgedAgain = video !== stored
      const verdict = resolveVerdict({ record, video, isJudgedAgain, input, task, facts })
      const review = validateReview(record, input, verdict.observation.ai_technique)
      await saveChangedColumns(transaction, actor, {
        entity: 'observations',
        record,
        set: { ...set, ...verdict.observation, ...review.observation },
      })
      await enqueueBadLiftsAlert(transaction, {
        clientId: record.client_id,
        id: record.id,
        before: record,
        after: { ...set, ...verdict.observation },
        level: facts.bad_lift_user_level,
        now,
      })
      if (video)
        await saveChangedColumns(transaction, actor, {
          entity: 'videos',
          record: video,
          set: { ...verdict.video, ...review.video },
        })
      await settlePersonTasks(transaction, actor, {
        clientId: record.client_id,
        personTasks: personTasksOf(record, set),
      })
    },
  )
  return findObservation(context, await mapObservationViolation(saved))
}

/** Nobody reviews or overrides a result of the AI about themselves. */
function checkReviewer(record: StoredObservation, input: UpdateObservationInput, userId: string) {
  if (record.observee_id !== userId) return
  const isReview = REVIEW_FIELDS.some((field) => !isUnset(field, input[field]))
  const isOverride = record.review_type !== 'MANUAL_TASK' && Boolean(input.review_type)
  if (isReview || isOverride) throw forbidden(message('reviewOfOneself'))
}

/**
 * Validates a review of an AI result; returns changes of the observation and, for each principle, of its video.
 * `aiTechnique` is the result for the new task. A review status that no longer fits it is updated.
 */
function validateReview(
  record: StoredObservation,
  input: UpdateObservationInput,
  aiTechnique: Technique | null,
) {
  const submitted = Object.fromEntries(
    REVIEW_FIELDS.filter((field) => input[field] !== undefined).map((field) => [
      field,
      input[field],
    ]),
  )
  if (record.review_type === 'MANUAL_TASK') {
    const reviewed = REVIEW_FIELDS.find((field) => !isUnset(field, submitted[field]))
    if (reviewed) throw badInput(reviewed, message('noAiResult'))
    return { observation: {}, video: {} }
  }
  const {
    is_ai_inside_base_correct: insideBase,
    is_ai_turn_not_twist_correct: turnNotTwist,
    is_ai_big_engines_correct: bigEngines,
    is_ai_dip_n_drive_correct: dipNDrive,
    ...review
  } = parseInput(aiFeedbackSchema({ aiTechnique }), submitted)
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

/** Returns whether a field has the value that a form sends without a review. */
const isUnset = (field: (typeof REVIEW_FIELDS)[number], value: unknown): boolean =>
  (field === 'internally_reviewed' && value === false) ||
  ['null', '[]', '""', '"UNREVIEWED"'].includes(JSON.stringify(value ?? null))
