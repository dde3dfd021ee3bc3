/** Observations that a person has submitted on this device: what the queue stores of each until the server has it. */
import type { UploadVideoInput, VideoAnalysisInput } from '#api/generated/contract.ts'
import type { VideoAnswers } from '#domain/observations/observationPayload.ts'
import type { ObservationFormState } from './observationFormState.ts'

export interface QueuedSubmission {
  /** The idempotency key of both calls, so that the server records a repeated submission once. */
  id: string
  clientId: string
  /** ISO instant. */
  createdAt: string
  state: SubmissionState
  /** Entered values, with the names of all choices. */
  form: ObservationFormState
  data: SubmissionData
  /** The analysed recording that `data.video` refers to; null: a person answered, or it was sent. */
  recording: QueuedRecording | null
  /** Number of times that sending was started. */
  tries: number
  /** ISO instant at which the person last wanted it sent; absent: never. */
  retriedAt?: string
  /** ISO instant; null: as soon as possible. */
  nextTryAt: string | null
  /** Reason why it was not recorded, even if it is tried again automatically. */
  failure: SubmissionFailure | null
  delivery: Delivery
  /** The observation, once it is recorded; null also when the person may not see it any more. */
  observationId: string | null
  /** ISO instant of being recorded. */
  sentAt: string | null
  /** The submission that this one corrects, and that goes when this one is recorded. */
  replaces: string | null
}

/** `sending` may be left by a page that was closed; `needsYou` is sent by nobody but the person. */
export type SubmissionState = 'waiting' | 'sending' | 'sent' | 'needsYou'

/**
 * Outcome of earlier tries: `none` was sent; one may have been recorded (`unknown`), because its answer was
 * lost; the last one was `refused`.
 */
export type Delivery = 'none' | 'unknown' | 'refused'

export interface SubmissionFailure {
  message: string
  /** Input field that the server refused. */
  field: string | null
  /** The stored observation with the same details. */
  existingId: string | null
}

/** Data of create('allobservations'). */
export interface SubmissionData {
  video: SubmittedVideo
  [field: string]: unknown
}

export type SubmittedVideo = UploadVideoInput | SubmittedRecording

/** Refers to a recording that this page has analysed. */
export interface SubmittedRecording {
  analysisId: string
  clientId: string
  /** Also uploads the recording itself. */
  withRecording: boolean
  /** A person said that the skeleton does not fit. */
  isMisfit?: boolean
  /** Theirs, where it does not. */
  answers?: VideoAnswers
}

/** An analysed recording with its files, as they wait on the device. */
export interface QueuedRecording {
  analysisId: string
  analysis: Omit<VideoAnalysisInput, 'overlayLocation' | 'recordingLocation'>
  overlay: Blob
  /** null: the recording itself is not uploaded. */
  recording: Blob | null
  /** Bytes of both files. */
  size: number
  /** Names of the uploaded files: a repeated call must have the same ones. */
  locations: Pick<VideoAnalysisInput, 'overlayLocation' | 'recordingLocation'> | null
}

/** Result of create('allobservations') while the observation waits on the device. */
export interface QueuedRecord {
  /** The submission's id. */
  id: string
  isQueued: true
}

export const isQueuedRecord = (record: object): record is QueuedRecord => 'isQueued' in record

export const isSubmittedRecording = (video: SubmittedVideo): video is SubmittedRecording =>
  'analysisId' in video

/** Returns whether its content may change: never while the server may have recorded it already. */
export const mayEdit = ({ state, delivery }: QueuedSubmission): boolean =>
  (state === 'waiting' || state === 'needsYou') && delivery !== 'unknown'

/** Returns whether the server refused it, or it is too old, so that nobody but the person sends it. */
export const needsPerson = ({ state }: QueuedSubmission): boolean => state === 'needsYou'

/** Returns whether it waits for the network or for the person. */
export const isUnsent = ({ state }: QueuedSubmission): boolean => state !== 'sent'
