/** Adding an observation: first the video record with the answers, then the observation with its id (spec 4). */
import { v4 as randomId } from 'uuid'
import type {
  ObservationFormContext,
  ObservationFormValues,
} from '#domain/observations/observationFormValues.ts'
import { toObservationPayload, toVideoAnswers } from '#domain/observations/observationPayload.ts'
import { request } from '../../../foundation/data/request.ts'
import type { SubmissionAttempt } from './observationDraft.ts'

/** Throws what `submissionProblem` reads. */
export async function submitObservation(
  values: ObservationFormValues,
  context: ObservationFormContext,
  attempt: SubmissionAttempt,
): Promise<void> {
  if (!context.task) throw new RangeError('An observation is of a task.')
  const { uploadVideo } = await request<{ uploadVideo: { id: string } }>(UPLOAD_VIDEO, {
    input: toVideoAnswers(values, context.task),
    idempotencyKey: attempt.videoKey,
  })
  await request(CREATE_OBSERVATION, {
    input: toObservationPayload(values, context, uploadVideo.id),
    idempotencyKey: attempt.observationKey,
  })
}

/** The keys of the attempt before where nothing was changed since, else new ones. */
export function attemptFor(
  values: ObservationFormValues,
  previous: SubmissionAttempt | null,
): SubmissionAttempt {
  const content = JSON.stringify(values)
  if (previous?.content === content) return previous
  return { content, videoKey: randomId(), observationKey: randomId() }
}

const UPLOAD_VIDEO = `mutation UploadVideo($input: UploadVideoInput!, $idempotencyKey: String) {
  uploadVideo(input: $input, idempotencyKey: $idempotencyKey) { id }
}`

const CREATE_OBSERVATION = `mutation CreateObservation($input: CreateObservationInput!, $idempotencyKey: String) {
  createObservation(input: $input, idempotencyKey: $idempotencyKey) { id }
}`
