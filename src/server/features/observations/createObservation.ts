/** createObservation: trusts nothing in the payload; checks places, people, video and verdict again. */
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type {
  CreateObservationInput,
  MutationCreateObservationArgs,
} from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import { badInput, forbidden, unauthenticated } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { answersFromRecord, principleFlagsOf } from '#domain/observations/answers.ts'
import {
  type ObservationInput,
  observationInputSchema,
  observationKindOf,
} from '#domain/observations/observationInput.ts'
import { notAfterNow } from '#domain/observations/observationRules.ts'
import { observationNameOf } from '#domain/observations/observationPayload.ts'
import {
  applicableAnswers,
  evaluateAiTechnique,
  evaluateTechnique,
  foreignVerdicts,
  hasNoAnswers,
  isAnalysedHere,
  undecidedReason,
} from '#domain/observations/technique.ts'
import { isObserveeOnly, mayPickObserver } from '#domain/roles.ts'
import { audit } from '../../context/audit/audit.ts'
import { claimKey } from '../../context/request/idempotency.ts'
import { english } from '../../platform/texts/translator.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import {
  type RequestContext,
  requireSession,
  type Session,
} from '../../context/request/requestContext.ts'
import { accessOf } from '../../context/visibility/userAccess.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { NewRow, Row } from '../../platform/db/tables.ts'
import { enqueueBadLiftsAlert } from '../../context/notices/enqueueBadLiftsAlert.ts'
import { personTasksOf } from '../../context/coaching/personTasks.ts'
import { settlePersonTasks } from '../../context/coaching/settlePersonTasks.ts'
import { claimKeypoints } from '../videos/claimKeypoints.ts'
import { judgeForTask } from '../videos/judgeForTask.ts'
import { readPoseFrames } from '../videos/videoQueries.ts'
import { findObservation } from './observationQueries.ts'
import {
  checkReferences,
  findSameObservation,
  insertObservation,
  mapObservationViolation,
  readSubmissionFacts,
  type SubmissionFacts,
} from './submission.ts'

export async function createObservation(
  context: RequestContext,
  { input, idempotencyKey }: MutationCreateObservationArgs,
): Promise<ObservationParent> {
  const session = requireSession(context)
  const { clientId } = session
  const access = await accessOf(context)
  const now = context.now()
  let observation: NewObservation
  const save = async (transaction: Transaction): Promise<string> => {
    const id = uuid()
    const call = { operation: 'createObservation', key: idempotencyKey, input } as const
    const earlier = await claimKey(transaction, session, call, id)
    if (earlier) return earlier
    const date = notAfterNow(new Date(input.date), now)
    const facts = await readSubmissionFacts(transaction, access, input, date)
    if (!facts.client_exists) throw unauthenticated()
    const { task, video } = facts
    // Another video with the same keypoints has taken them meanwhile.
    if (video && video.keypoints_digest === null && isAnalysedHere(video))
      await claimKeypoints(
        transaction,
        video.id,
        await readPoseFrames(transaction, video.id),
        'video_id',
      )
    if (task && video)
      facts.video = await judgeForTask(transaction, context, { video, judgedFor: null, task })
    observation = buildObservation(input, { facts, session, now })
    await insertObservation(transaction, { ...observation, id, client_id: clientId })
    const verdictChange = { clientId, id, before: null, after: observation, now }
    await enqueueBadLiftsAlert(transaction, { ...verdictChange, level: facts.bad_lift_user_level })
    await audit(transaction, context, {
      clientId,
      action: 'CREATE',
      entity: 'observations',
      recordId: id,
      after: observation,
    })
    await settlePersonTasks(transaction, context, {
      clientId,
      personTasks: personTasksOf({ ...observation, observee_id: observation.observee_id ?? null }),
    })
    return id
  }
  const saved = context.db.write({ clientId }, save, { isPlannedOnce: true })
  const id = await mapObservationViolation(saved, () =>
    findSameObservation(context.db, access, observation),
  )
  return findObservation(context, id)
}

/** Inputs of the rules that need facts from the database. */
interface Submission {
  facts: SubmissionFacts
  session: Session
  now: Date
}

type NewObservation = Omit<NewRow<'observations'>, 'id' | 'client_id'>

function buildObservation(raw: CreateObservationInput, submission: Submission): NewObservation {
  const { facts, session, now } = submission
  const schema = observationInputSchema({
    now,
    observeeOnly: isObserveeOnly(session.role),
    displayEmployeeId: facts.display_employee_id,
  })
  const {
    device_details,
    expo_build_number,
    did_user_ignore_angle_warning,
    did_user_ignore_keypoint_warning,
    hidden_keypoints,
    ...fields
  } = raw
  const date = notAfterNow(new Date(raw.date), now)
  // The verdict follows from the answers, whatever the caller makes of them.
  const input = parseInput(schema, { ...fields, date }, ['technique'])
  const observer = resolveObserver(input, submission)
  const observee = submittedObservee(input, submission)
  const { task, video } = checkReferences(input, facts, {
    observer: observer === session.userId ? null : observer,
    observee: observee.observee_id === session.userId ? null : observee.observee_id,
  })
  checkReviewType(input, facts, video)
  if (input.review_type !== 'MANUAL_TASK') checkVerdicts(task, video)
  return {
    ...observee,
    ...submittedVerdict(input, { task, video, facts }),
    ...parseInput(deviceSchema, {
      device_details,
      expo_build_number,
      did_user_ignore_angle_warning,
      did_user_ignore_keypoint_warning,
      hidden_keypoints,
    }),
    user_id: observer,
    kind: observationKindOf(input.review_type, observer, observee.observee_id),
    name: input.name ?? observationNameOf(task),
    date: input.date,
    notes: input.notes,
    location_id: input.location_id,
    department_id: input.department_id,
    task_id: task.id,
    campaign_id: input.campaign_id,
    video_id: video.id,
    review_type: input.review_type,
    manual_override_reason: input.manual_override_reason,
  }
}

function resolveObserver(input: ObservationInput, { facts, session }: Submission): string {
  const observer = input.user_id ?? session.userId
  if (observer !== session.userId && !mayPickObserver(session.role, facts.can_pick_observer))
    throw forbidden(message('observerRefused'))
  return observer
}

/** Observee-only people always observe themselves; a selected person excludes a free-text one. */
function submittedObservee(input: ObservationInput, { facts, session }: Submission) {
  const noFreeText = { unlinked_observee_name: null, unlinked_observee_employee_id: null }
  if (isObserveeOnly(session.role)) return { observee_id: session.userId, ...noFreeText }
  if (input.observee_id) return { observee_id: input.observee_id, ...noFreeText }
  const employeeId = facts.display_employee_id ? input.unlinked_observee_employee_id : null
  return {
    observee_id: null,
    unlinked_observee_name: input.unlinked_observee_name,
    unlinked_observee_employee_id: employeeId,
  }
}

function checkReviewType(
  { review_type: type, manual_override_reason: reason }: ObservationInput,
  facts: SubmissionFacts,
  video: Row<'videos'>,
): void {
  if ((type === 'MANUAL_OVERRIDE') !== (reason !== null))
    throw badInput('manual_override_reason', message('overrideReasonAlone'))
  if (type === 'MANUAL_TASK') {
    if (video.thresholds_version !== null && !video.skeleton_misfit_at)
      throw badInput('review_type', message('answersAreAi'))
    return
  }
  if (video.skeleton_misfit_at) throw badInput('review_type', message('skeletonMisfit'))
  const allowed = facts.ai_enabled && (type === 'AI' || facts.show_manual_override_options)
  if (!allowed) throw badInput('review_type', message('reviewTypeRefused'))
  if (video.file_location === null && !isAnalysedHere(video))
    throw badInput('video_id', message('videoWithoutRecording'))
}

/** Another program must have judged by the task's own principles. */
function checkVerdicts(task: Row<'tasks'>, video: Row<'videos'>): void {
  const [principle] = foreignVerdicts(task, video)
  if (principle)
    throw badInput(
      'video_id',
      message('verdictNotOfTask', {
        task: task.name,
        // Names of principles are the same in every language.
        principle: english.t(`enums.principle.${principle}`),
      }),
    )
}

/** Evaluates the video's answers, whatever the payload says; an analysis may be undecided, a person's answers may not. */
function submittedVerdict(
  { review_type: type }: ObservationInput,
  { task, video, facts }: { task: Row<'tasks'>; video: Row<'videos'>; facts: SubmissionFacts },
) {
  const answers = applicableAnswers(answersFromRecord(video), task)
  const notApplicable = facts.can_use_not_applicable
  const aiTechnique =
    type === 'MANUAL_TASK' ? null : evaluateAiTechnique(task, video, notApplicable)
  const technique =
    type === 'AI' && isAnalysedHere(video)
      ? aiTechnique
      : evaluateTechnique(task, answers, notApplicable)
  if (type !== 'AI') {
    if (hasNoAnswers(task, answers)) throw badInput('technique', message('noPrincipleAnswered'))
    if (technique === null)
      throw badInput('technique', undecidedReason(task, answers, notApplicable))
  }
  return {
    technique,
    ai_technique: aiTechnique,
    ...principleFlagsOf(answers),
  }
}

const nullableFlag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null)

/** Details that an app sends about the recording device. They are stored as JSON text. */
const deviceSchema = z.object({
  device_details: z
    .unknown()
    .optional()
    .transform((value) => (value === null || value === undefined ? null : JSON.stringify(value)))
    .refine((text) => (text?.length ?? 0) <= 10_000, message('textTooLong', { max: 10_000 })),
  expo_build_number: z
    .string()
    .trim()
    .max(100, message('textTooLong', { max: 100 }))
    .nullish()
    .transform((value) => value || null),
  did_user_ignore_angle_warning: nullableFlag,
  did_user_ignore_keypoint_warning: nullableFlag,
  hidden_keypoints: z
    .array(z.string().max(100, message('textTooLong', { max: 100 })))
    .max(100, message('tooManyValues'))
    .nullish()
    .transform((values) => values ?? []),
})
