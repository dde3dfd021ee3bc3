/** One try to send a submission from the device's store, whoever asks for it: the open form or the sender. */
import { type ErrorCode, FAULT_CODE } from '#domain/errors.ts'
import { graphqlErrorOf, isForeignAnswer } from '../../foundation/data/graphqlError.ts'
import { withLock } from './withLock.ts'
import type { Delivery, QueuedSubmission, SubmissionFailure } from './queuedSubmission.ts'
import { type RecordedObservation, sendSubmission } from './sendSubmission.ts'
import type { SubmissionEvent } from './submissionState.ts'
import { submissionStore } from './submissionStore.ts'

export type TryResult =
  | { is: 'recorded'; observation: RecordedObservation | null }
  /** The server has answered with an error that concerns this submission only. */
  | { is: 'refused' | 'failed'; error: unknown }
  /** The next submission would fail, too. */
  | { is: 'unanswered' | 'postponed' }
  /** It is not there any more, is sent already, or another page is sending it. */
  | { is: 'skipped' }

/** `isOptional`: skips a submission that another page or the form is sending, instead of waiting. */
export async function trySubmission(
  id: string,
  { userId, isOptional = false }: { userId: string; isOptional?: boolean },
): Promise<TryResult> {
  const attempt = () => startSubmission(id, userId)
  const result = await withLock(lockOf(id), attempt, { isOptional })
  return result ?? { is: 'skipped' }
}

/** Only who holds this lock sends, changes or discards the submission. */
export const lockOf = (id: string): string => `submission ${id}`

async function startSubmission(id: string, userId: string): Promise<TryResult> {
  const before = await submissionStore.get(id)
  if (!before) return { is: 'skipped' }
  // Tried all the same: without a network, a server on the same machine can still be reached.
  const mayArrive = navigator.onLine
  const started = await submissionStore.apply(id, { type: 'started', mayArrive })
  if (started?.state !== 'sending') return { is: 'skipped' }
  const facts = { mayArrive, before: before.delivery }
  try {
    const observation = await sendSubmission(started, {
      userId,
      onUploaded: (locations) => saveLocations(id, locations),
    })
    await finish(started, { type: 'recorded', observationId: observation.id })
    return { is: 'recorded', observation }
  } catch (error) {
    const event = eventOf(error, facts)
    await finish(started, event)
    if (event.type === 'recorded') return { is: 'recorded', observation: null }
    if (event.type === 'refused' || event.type === 'failed') return { is: event.type, error }
    return { is: event.type }
  }
}

type FailedTry = Extract<
  SubmissionEvent,
  { type: 'recorded' | 'refused' | 'unanswered' | 'postponed' | 'failed' }
>

/** Maps an error of the calls to the event of the submission. */
export function eventOf(
  error: unknown,
  { mayArrive, before }: { mayArrive: boolean; before: Delivery },
): FailedTry {
  const { code, field, message, existingId } = graphqlErrorOf(error)
  const failure: SubmissionFailure = { message, field, existingId: existingId ?? null }
  // The server names the field of whatever it does not find; without one, it is the observation itself that was
  // recorded by an earlier try, and that the person may not see any more.
  if (code === 'NOT_FOUND' && field === null && before === 'unknown')
    return { type: 'recorded', observationId: null }
  if (code === FAULT_CODE) return { type: 'failed', failure }
  if (code && REFUSALS.has(code)) return { type: 'refused', failure }
  if (code && POSTPONING.has(code)) return { type: 'postponed', before }
  const unanswered = { type: 'unanswered', mayHaveArrived: mayArrive } as const
  return isForeignAnswer(error) ? { ...unanswered, failure } : unanswered
}

const REFUSALS: ReadonlySet<ErrorCode> = new Set([
  'BAD_INPUT',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'DUPLICATE',
])

const POSTPONING: ReadonlySet<ErrorCode> = new Set([
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'SECOND_FACTOR_REQUIRED',
  'SECOND_FACTOR_SETUP_REQUIRED',
  'RATE_LIMITED',
])

/** Once nobody is signed in, nothing can be noted: it is sent again, under the same key, after the next sign-in. */
async function finish({ id, replaces }: QueuedSubmission, event: SubmissionEvent): Promise<void> {
  try {
    await submissionStore.apply(id, event)
    if (event.type === 'recorded' && replaces) await submissionStore.delete(replaces)
  } catch {
    // The next try learns the same.
  }
}

async function saveLocations(
  id: string,
  locations: NonNullable<QueuedSubmission['recording']>['locations'],
): Promise<void> {
  await submissionStore.update(
    id,
    (submission) =>
      submission && {
        ...submission,
        recording: submission.recording && { ...submission.recording, locations },
      },
  )
}
