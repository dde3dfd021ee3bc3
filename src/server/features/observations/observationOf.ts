/** The record that a submission makes, or why it makes none: every rule that needs what the database knows. */
import type { Insertable, Selectable } from 'kysely'
import type { CreateObservationInput } from '#api/generated/contract.ts'
import { badInput, forbidden } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { evaluateAiTechnique } from '#domain/observations/aiTechnique.ts'
import { answersFromRecord, principleFlagsOf } from '#domain/observations/answers.ts'
import { observationKindOf } from '#domain/observations/observationKind.ts'
import {
  observationInputSchema,
  type ObservationInput,
} from '#domain/observations/observationInput.ts'
import { applicableAnswers, observationNameOf } from '#domain/observations/observationPayload.ts'
import { hasNoAnswers, evaluateTechnique, undecidedReason } from '#domain/observations/technique.ts'
import { isObserveeOnly, mayPickObserver } from '#domain/roles.ts'
import type { ObservationsTable, TasksTable, VideosTable } from '../../platform/db/tables.ts'
import type { Session } from '../../context/request/context.ts'
import { parseInput } from '../../context/request/checked.ts'
import { deviceSchema } from './deviceSchema.ts'
import { checkReferences } from './submissionReferences.ts'
import type { SubmissionFacts } from './submissionQueries.ts'

export interface Submission {
  facts: SubmissionFacts
  session: Session
  now: Date
}

type NewObservation = Omit<Insertable<ObservationsTable>, 'id' | 'client_id'>

export function buildObservation(
  raw: CreateObservationInput,
  submission: Submission,
): NewObservation {
  const { facts, session, now } = submission
  const schema = observationInputSchema({
    now,
    observeeOnly: isObserveeOnly(session.role),
    displayEmployeeId: facts.display_employee_id,
  })
  const input = parseInput(schema, { ...raw, date: new Date(raw.date) })
  const observer = resolveObserver(input, submission)
  const observee = submittedObservee(input, submission)
  const { task, video } = checkReferences(input, facts, {
    observer: observer === session.userId ? null : observer,
    observee: observee.observee_id === session.userId ? null : observee.observee_id,
  })
  checkReviewType(input, facts, video)
  return {
    ...observee,
    ...submittedVerdict(input, { task, video, facts }),
    ...parseInput(deviceSchema, raw),
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
    throw forbidden(MESSAGES.observerRefused)
  return observer
}

/** Observee-only people are always themselves; a person chosen leaves no room for a free-text one. */
function submittedObservee(input: ObservationInput, { facts, session }: Submission) {
  const noFreeText = { unlinked_observee_name: null, unlinked_observee_employee_id: null }
  if (isObserveeOnly(session.role)) return { observee_id: session.userId, ...noFreeText }
  if (input.observee_id) return { observee_id: input.observee_id, ...noFreeText }
  const employeeId = facts.display_employee_id ? input.unlinked_observee_employee_id : null
  if (employeeId && employeeId.length > 100)
    throw badInput('unlinked_observee_employee_id', MESSAGES.textTooLong)
  return {
    observee_id: null,
    unlinked_observee_name: input.unlinked_observee_name,
    unlinked_observee_employee_id: employeeId,
  }
}

function checkReviewType(
  { review_type: type, manual_override_reason: reason }: ObservationInput,
  facts: SubmissionFacts,
  video: Selectable<VideosTable>,
): void {
  if ((type === 'MANUAL_OVERRIDE') !== (reason !== null))
    throw badInput('manual_override_reason', 'An override, and nothing else, has a reason.')
  if (type === 'MANUAL_TASK') return
  const allowed = facts.ai_enabled && (type === 'AI' || facts.show_manual_override_options)
  if (!allowed) throw badInput('review_type', 'This client does not use it.')
  if (video.file_location === null) throw badInput('video_id', 'This video is not a recording.')
}

/**
 * Judged from the video's answers, whatever the payload says; an analysis may be undecided, a form may not. An override
 * that comes with its recording has no answers of its own: a person's are given to `updateObservation`.
 */
function submittedVerdict(
  { review_type: type }: ObservationInput,
  {
    task,
    video,
    facts,
  }: { task: Selectable<TasksTable>; video: Selectable<VideosTable>; facts: SubmissionFacts },
) {
  const answers = applicableAnswers(answersFromRecord(video), task)
  const notApplicable = facts.can_use_not_applicable
  const technique = evaluateTechnique(task, answers, notApplicable)
  if (type === 'MANUAL_TASK') {
    if (hasNoAnswers(task, answers)) throw badInput('technique', MESSAGES.noPrincipleAnswered)
    if (technique === null)
      throw badInput('technique', undecidedReason(task, answers, notApplicable))
  }
  return {
    technique,
    ai_technique: type === 'MANUAL_TASK' ? null : evaluateAiTechnique(task, video, notApplicable),
    ...principleFlagsOf(answers),
  }
}
