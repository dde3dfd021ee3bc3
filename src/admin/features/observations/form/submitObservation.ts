/** Adding an observation: first the video record with the answers, then the observation with its id. */
import { v4 as randomId } from 'uuid'
import { graphql } from '#api/graphql.ts'
import { MESSAGES } from '#domain/messages.ts'
import type {
  ObservationFormContext,
  ObservationFormValues,
} from '#domain/observations/observationFormValues.ts'
import { toObservationPayload, toVideoAnswers } from '#domain/observations/observationPayload.ts'
import { graphqlErrorOf } from '../../../foundation/data/graphqlError.ts'
import { request } from '../../../foundation/data/request.ts'
import type { SubmissionAttempt } from '../../../parts/forms/draftStore.ts'
import type { ObservationFormState } from './observationFormState.ts'

/** Throws what `submissionProblem` reads. */
export async function submitObservation(
  values: ObservationFormValues,
  context: ObservationFormContext,
  attempt: SubmissionAttempt,
): Promise<void> {
  if (!context.task) throw new RangeError('An observation is of a task.')
  const { uploadVideo } = await request(UPLOAD_VIDEO, {
    input: toVideoAnswers(values, context.task),
    idempotencyKey: attempt.idempotencyKey,
  })
  await request(CREATE_OBSERVATION, {
    input: toObservationPayload(values, context, uploadVideo.id),
    idempotencyKey: attempt.idempotencyKey,
  })
}

/** Returns the previous attempt when nothing has changed since, else one with a new key. */
export function attemptFor(
  values: ObservationFormValues,
  previous: SubmissionAttempt | undefined,
): SubmissionAttempt {
  const content = JSON.stringify(values)
  if (previous?.content === content) return previous
  return { content, idempotencyKey: randomId() }
}

const UPLOAD_VIDEO = graphql(`
  mutation UploadVideo($input: UploadVideoInput!, $idempotencyKey: String) {
    uploadVideo(input: $input, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`)

const CREATE_OBSERVATION = graphql(`
  mutation CreateObservation($input: CreateObservationInput!, $idempotencyKey: String) {
    createObservation(input: $input, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`)

/** Why adding an observation failed in words, and at which input when the server named one. */
export interface SubmissionError {
  /** Under the button. */
  message: string
  /** The server's own words, where they say what to do. */
  reason: string | null
  /** The input that the server refused. */
  field: keyof ObservationFormState | null
}

export function toSubmissionError(error: unknown): SubmissionError {
  const { message, code, field } = graphqlErrorOf(error)
  if (code === 'DUPLICATE' || message.toLowerCase().includes('duplicate'))
    return { message: MESSAGES.observationDuplicate, reason: null, field: null }
  return {
    message: MESSAGES.observationFailed,
    reason: code && ACTIONABLE_CODES.has(code) ? message : null,
    field: code === 'BAD_INPUT' ? toFormField(field) : null,
  }
}

const ACTIONABLE_CODES = new Set(['BAD_INPUT', 'FORBIDDEN', 'RATE_LIMITED', 'CONFLICT'])

const toFormField = (field: string | null) => FORM_FIELDS[field?.split('.').at(-1) ?? ''] ?? null

/** The payload's fields and the inputs that fill them. */
const FORM_FIELDS: Record<string, keyof ObservationFormState> = {
  date: 'time',
  campaign_id: 'campaign',
  location_id: 'location',
  department_id: 'department',
  task_id: 'task',
  user_id: 'userId',
  observee_id: 'observee',
  unlinked_observee_name: 'unlinkedObserveeName',
  unlinked_observee_employee_id: 'unlinkedObserveeEmployeeId',
  notes: 'notes',
  isInsideBase: 'isInsideBase',
  isBigEngines: 'isBigEngines',
  isTwisting: 'isTurnNotTwist',
  isDipNDrive: 'isDipNDrive',
  isOtherOptionCorrect: 'otherDetails',
  otherDetails: 'otherDetails',
  campaign: 'campaign',
  location: 'location',
  department: 'department',
  task: 'task',
  userId: 'userId',
  observee: 'observee',
  unlinkedObserveeName: 'unlinkedObserveeName',
  unlinkedObserveeEmployeeId: 'unlinkedObserveeEmployeeId',
  isTurnNotTwist: 'isTurnNotTwist',
  principles: 'principles',
  technique: 'principles',
}
