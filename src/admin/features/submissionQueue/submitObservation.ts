/** Submits an observation from its form: first to the device, then to the server. */
import { serverClock } from '../../foundation/data/serverClock.ts'
import { loadChunk } from '../../foundation/chunks/loadChunk.ts'
import { isOutage } from '../../foundation/data/graphqlError.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import type { ObservationFormState } from './observationFormState.ts'
import {
  isSubmittedRecording,
  mayEdit,
  type QueuedRecord,
  type QueuedSubmission,
  type SubmissionData,
} from './queuedSubmission.ts'
import { type RecordedObservation, sendSubmission } from './sendSubmission.ts'
import { reportRecorded } from './submissionSender.ts'
import { submissionStore } from './submissionStore.ts'
import { type TryResult, trySubmission } from './trySubmission.ts'

/**
 * Resolves to the recorded observation, or, without an answer within some seconds or before the form is left, to one that
 * is queued. Throws the server's refusal: the submission then exists in the form only, unless it corrects a stored one.
 */
export async function submitObservation(
  { data, meta }: SubmitParams,
  { userId, clientId }: Submitter,
): Promise<RecordedObservation | QueuedRecord> {
  const submission = await newSubmission(data, meta, clientId)
  const problem = await store(submission)
  if (problem) return sendUnstored(submission, { userId, isFull: problem.isFull })
  meta.onStored?.()
  const form = { isOpen: true, isAnswered: false, hasCorrection: meta.replaces !== undefined }
  const result = trySubmission(submission.id, { userId }).then((tried) => {
    form.isAnswered = form.isOpen
    if (form.isOpen) return answerForm(submission, tried, form.hasCorrection)
    if (tried.is === 'recorded') reportRecorded()
    return queued(submission)
  })
  const timeout = Promise.race([wait(ANSWER_MS), aborted(meta.left)]).then(() => {
    // The answer is there, and only the device is not done with it.
    if (form.isAnswered) return result
    form.isOpen = false
    return queued(submission)
  })
  return Promise.race([result, timeout])
}

export interface SubmitParams {
  data: SubmissionData
  meta: SubmitMeta
}

export interface SubmitMeta {
  idempotencyKey: string
  /** Entered values. */
  form: object
  /** Id of the submission that this one corrects. */
  replaces?: string
  /** Called once the device has it, so that a draft is not needed any more. */
  onStored?: () => void
  /** Aborted when the form is left: nobody waits there for the answer. */
  left?: AbortSignal
}

interface Submitter {
  userId: string
  /** The person's own client. */
  clientId: string
}

/** Time that the form waits for the server. */
const ANSWER_MS = 8_000

const aborted = (signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal?.aborted) resolve()
    else signal?.addEventListener('abort', () => resolve(), { once: true })
  })

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Asks the browser to keep what waits, even when the device runs out of room. */
function queued({ id }: QueuedSubmission): QueuedRecord {
  void navigator.storage?.persist?.().catch(() => false)
  return { id, isQueued: true }
}

async function newSubmission(
  data: SubmissionData,
  { idempotencyKey, form, replaces }: SubmitMeta,
  clientId: string,
): Promise<QueuedSubmission> {
  const earlier = replaces === undefined ? null : await submissionStore.get(replaces)
  if (replaces !== undefined && !(earlier && mayEdit(earlier)))
    throw new Error(t('messages.submissionSentMeanwhile'))
  const { video } = data
  const recording = isSubmittedRecording(video)
    ? (await loadQueuedRecording()).queuedRecording(video, earlier?.recording ?? null)
    : null
  const submission: QueuedSubmission = {
    id: idempotencyKey,
    clientId,
    createdAt: serverClock.now().toISOString(),
    state: 'waiting',
    form: form as ObservationFormState,
    data,
    recording,
    tries: 0,
    nextTryAt: null,
    failure: null,
    delivery: 'none',
    observationId: null,
    sentAt: null,
    replaces: null,
  }
  if (!earlier) return submission
  return mayKeepKey(earlier, data)
    ? { ...submission, id: earlier.id, createdAt: earlier.createdAt, replaces: earlier.replaces }
    : { ...submission, replaces: earlier.id }
}

/**
 * A key belongs to one video input. Where that stays the same, or was never sent, the corrected submission keeps the
 * key, and with it the video that the server may have.
 */
const mayKeepKey = ({ delivery, data }: QueuedSubmission, changed: SubmissionData): boolean =>
  delivery === 'none' || JSON.stringify(data.video) === JSON.stringify(changed.video)

const loadQueuedRecording = () => loadChunk(() => import('./queuedRecording.ts'))

/**
 * Resolves to null once it is stored, or to why not: the device is full, or the browser refuses. Whatever is stored
 * under its key and may have been sent stays.
 */
async function store(submission: QueuedSubmission): Promise<{ isFull: boolean } | null> {
  try {
    await submissionStore.update(submission.id, (stored) =>
      stored && !mayEdit(stored) ? stored : submission,
    )
    return null
  } catch (error) {
    return { isFull: (error as Error | null)?.name === 'QuotaExceededError' }
  }
}

/** Sends what the device cannot store; the form keeps it until it is recorded. */
async function sendUnstored(
  submission: QueuedSubmission,
  { userId, isFull }: { userId: string; isFull: boolean },
): Promise<RecordedObservation> {
  try {
    return await sendSubmission(submission, { userId })
  } catch (error) {
    if (isFull && isOutage(error)) throw new Error(t('messages.deviceFull'), { cause: error })
    throw error
  }
}

/** A submission that was refused exists in the form only; a corrected one stays, because it was there before. */
async function answerForm(
  submission: QueuedSubmission,
  tried: TryResult,
  isCorrection: boolean,
): Promise<RecordedObservation | QueuedRecord> {
  const isStored = isCorrection && submission.replaces === null
  switch (tried.is) {
    case 'recorded':
      // By an earlier try, and the person may not see it any more: the device says that it was sent.
      if (!tried.observation) return queued(submission)
      await submissionStore.delete(submission.id).catch(() => undefined)
      return tried.observation
    case 'failed':
      if (isStored) return queued(submission)
      await submissionStore.delete(submission.id).catch(() => undefined)
      throw tried.error
    case 'refused':
      if (!isStored) await submissionStore.delete(submission.id).catch(() => undefined)
      throw tried.error
    default:
      return queued(submission)
  }
}
