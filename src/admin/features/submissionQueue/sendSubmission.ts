/** The two calls that record an observation, and the uploads before them. */
import { graphql, type TypedDocument } from '#api/graphql.ts'
import type { UploadVideoInput } from '#api/generated/contract.ts'
import { buildQuery } from '../../foundation/data/buildQuery.ts'
import { graphqlErrorOf } from '../../foundation/data/graphqlError.ts'
import { request, type RequestOptions } from '../../foundation/data/request.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { uploadFile } from '../../parts/uploads/uploadFile.ts'
import {
  isSubmittedRecording,
  type QueuedRecording,
  type QueuedSubmission,
  type SubmittedRecording,
} from './queuedSubmission.ts'

/** `id` and whatever else the screens read of a new observation. */
export interface RecordedObservation {
  id: string
  [field: string]: unknown
}

/**
 * Sends a submission as the person and resolves to the stored observation, also when an earlier try recorded it
 * already. Throws an error that graphqlErrorOf reads.
 */
export async function sendSubmission(
  { id, clientId, data, recording }: SendableSubmission,
  { userId, onUploaded = async () => undefined }: SendOptions,
): Promise<RecordedObservation> {
  const { video, ...observation } = data
  const send = { userId, key: id, clientId }
  const videoId = isSubmittedRecording(video)
    ? await sendRecording(withAnswers(requireRecording(recording), video), send, onUploaded)
    : await sendVideo(video, send)
  const { query, variables } = buildQuery(null)('CREATE', 'allobservations', {
    data: { ...observation, video_id: videoId },
    meta: { idempotencyKey: id },
  })
  const document = query as CreateObservation
  return (await request(document, variables, optionsOf(userId))).record
}

export type SendableSubmission = Pick<QueuedSubmission, 'id' | 'clientId' | 'data' | 'recording'>

interface SendOptions {
  /** Person who submitted it: nothing is sent once somebody else is signed in. */
  userId: string
  /** Remembers the uploaded files, because a repeated call must name the same ones; null: they have expired. */
  onUploaded?: (locations: QueuedRecording['locations']) => Promise<void>
}

interface VideoCall {
  userId: string
  key: string
  clientId: string
}

type CreateObservation = TypedDocument<{ record: RecordedObservation }, object>

async function sendVideo(input: UploadVideoInput, { userId, key }: VideoCall): Promise<string> {
  const variables = { input, idempotencyKey: key }
  return (await request(UPLOAD_VIDEO, variables, optionsOf(userId))).uploadVideo.id
}

/**
 * Uploads the files again when they have expired, which they do a day after they were uploaded and not used. Leaves the
 * recording itself out when the client has stopped keeping recordings since: its analysis is enough.
 */
async function sendRecording(
  recording: AnsweredRecording,
  call: VideoCall,
  onUploaded: NonNullable<SendOptions['onUploaded']>,
): Promise<string> {
  const { analysis, answers } = recording
  const locations = recording.locations ?? (await uploadFiles(recording, call))
  if (!recording.locations) await onUploaded(locations)
  const { overlayLocation, recordingLocation } = locations
  try {
    return await sendVideo({ ...answers, analysis: { ...analysis, ...locations } }, call)
  } catch (error) {
    const hasExpired = recording.locations && isRefused(error, t('messages.uploadMissing'))
    const isForbidden = recordingLocation && isRefused(error, t('messages.rawUploadRefused'))
    if (!hasExpired && !isForbidden) throw error
    const next = isForbidden
      ? { ...recording, recording: null, locations: { overlayLocation } }
      : { ...recording, locations: null }
    await onUploaded(next.locations)
    return sendRecording(next, call, onUploaded)
  }
}

type AnsweredRecording = QueuedRecording & Pick<SubmittedRecording, 'answers'>

/** The person's answers go with a recording whose skeleton does not fit. */
const withAnswers = (
  recording: QueuedRecording,
  { isMisfit, answers }: SubmittedRecording,
): AnsweredRecording =>
  isMisfit && answers
    ? { ...recording, answers, analysis: { ...recording.analysis, skeletonMisfit: true } }
    : recording

const isRefused = (error: unknown, reason: string): boolean => {
  const { code, message } = graphqlErrorOf(error)
  return code === 'BAD_INPUT' && message === reason
}

async function uploadFiles({ overlay, recording }: QueuedRecording, call: VideoCall) {
  const [overlayLocation, recordingLocation] = await Promise.all([
    upload(overlay, call),
    recording && upload(recording, call),
  ])
  return { overlayLocation, ...(recordingLocation ? { recordingLocation } : {}) }
}

async function upload(video: Blob, { clientId, userId }: VideoCall): Promise<string> {
  const type = video.type.split(';')[0] ?? ''
  const file = video instanceof File ? video : new File([video], 'recording', { type })
  const stalled = new AbortController()
  const stop = () => stalled.abort(new Error(t('messages.unreachable')))
  let timer = setTimeout(stop, STALLED_MS)
  try {
    return await uploadFile(file, type, {
      kind: 'OBSERVATION_VIDEO',
      clientId,
      userId,
      signal: stalled.signal,
      onProgress: () => {
        clearTimeout(timer)
        timer = setTimeout(stop, STALLED_MS)
      },
    })
  } finally {
    clearTimeout(timer)
  }
}

function requireRecording(recording: QueuedRecording | null): QueuedRecording {
  if (!recording) throw new Error(t('messages.recordingGone'))
  return recording
}

/** Without an answer for so long, the connection counts as lost. */
const TIMEOUT_MS = 30_000
const STALLED_MS = 60_000

const optionsOf = (userId: string): RequestOptions => ({
  userId,
  signal: AbortSignal.timeout(TIMEOUT_MS),
})

const UPLOAD_VIDEO = graphql(`
  mutation UploadVideo($input: UploadVideoInput!, $idempotencyKey: String) {
    uploadVideo(input: $input, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`)
