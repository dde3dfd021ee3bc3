/** The states of a queued submission, without time, storage or network of their own. */
import { DAY_MS } from '#domain/dates.ts'
import type { Delivery, QueuedSubmission, SubmissionFailure } from './queuedSubmission.ts'

export type SubmissionEvent =
  /** `mayArrive`: false when the browser says that there is no network. */
  | { type: 'started'; mayArrive: boolean }
  | { type: 'recorded'; observationId: string | null }
  /** The server refused the content: the same one is refused again. */
  | { type: 'refused'; failure: SubmissionFailure }
  /**
   * No answer: the network, a gateway, or a server that cannot work now. `mayHaveArrived`: as `mayArrive`. `failure`: what
   * is on the way.
   */
  | { type: 'unanswered'; mayHaveArrived: boolean; failure?: SubmissionFailure }
  /**
   * The server accepts no calls of this person now: too many, or they are not signed in. `before`: what was known of
   * earlier tries.
   */
  | { type: 'postponed'; before: Delivery }
  /** An unexpected error of the server. */
  | { type: 'failed'; failure: SubmissionFailure }
  /** The person wants it sent now. */
  | { type: 'retried' }

/** Returns the submission after an event; an event that does not fit its state changes nothing. */
export function afterEvent(
  submission: QueuedSubmission,
  event: SubmissionEvent,
  now: Date,
): QueuedSubmission {
  const { state, tries, delivery } = submission
  if (state === 'sent') return submission
  if (event.type === 'retried')
    return state === 'sending'
      ? submission
      : { ...submission, state: 'waiting', retriedAt: now.toISOString(), nextTryAt: null }
  if (event.type === 'started') {
    if (state === 'needsYou') return submission
    const started = { ...submission, state: 'sending', tries: tries + 1 } as const
    return event.mayArrive ? { ...started, delivery: 'unknown' } : started
  }
  if (state !== 'sending') return submission
  const waiting = { ...submission, state: 'waiting', nextTryAt: retryAt(tries, now) } as const
  switch (event.type) {
    case 'recorded':
      return {
        ...submission,
        state: 'sent',
        observationId: event.observationId,
        sentAt: now.toISOString(),
        recording: null,
        failure: null,
        nextTryAt: null,
      }
    case 'refused':
      return {
        ...submission,
        state: 'needsYou',
        delivery: 'refused',
        failure: event.failure,
        nextTryAt: null,
      }
    case 'unanswered':
      return {
        ...waiting,
        delivery: event.mayHaveArrived ? 'unknown' : delivery,
        failure: event.failure ?? null,
      }
    case 'postponed':
      return {
        ...waiting,
        delivery: event.before === 'unknown' ? 'unknown' : 'refused',
        failure: null,
      }
    default:
      return { ...waiting, failure: event.failure }
  }
}

/**
 * Returns whether the queue sends it by itself now. `isUrgent`: the network is back, so that no wait holds any more.
 */
export function isDue(submission: QueuedSubmission, now: Date, isUrgent = false): boolean {
  const { state, nextTryAt } = submission
  if (state !== 'waiting' && state !== 'sending') return false
  return (
    isUrgent || state === 'sending' || nextTryAt === null || Date.parse(nextTryAt) <= now.getTime()
  )
}

/** The server forgets keys after 30 days; one that is sent later could be recorded twice. */
export const MAX_AGE_DAYS = 25

/** Returns it as one that needs the person once it is too old to be sent by itself. */
export function expire(
  submission: QueuedSubmission,
  { now, message }: { now: Date; message: string },
): QueuedSubmission {
  const { state, createdAt, retriedAt } = submission
  const isOld = now.getTime() - Date.parse(retriedAt ?? createdAt) > MAX_AGE_DAYS * DAY_MS
  if (!isOld || (state !== 'waiting' && state !== 'sending')) return submission
  const failure = { message, field: null, existingId: null }
  return { ...submission, state: 'needsYou', failure, nextTryAt: null }
}

/** Returns whether a recorded one has been shown for long enough. */
export const isForgotten = ({ state, sentAt }: QueuedSubmission, now: Date): boolean =>
  state === 'sent' && sentAt !== null && now.getTime() - Date.parse(sentAt) > DAY_MS

/** Returns the one to send first: whichever has waited longest for its try. */
export function nextDue(
  submissions: readonly QueuedSubmission[],
  { now, isUrgent, except }: { now: Date; isUrgent: boolean; except: ReadonlySet<string> },
): QueuedSubmission | null {
  const due = submissions.filter(
    (submission) => !except.has(submission.id) && isDue(submission, now, isUrgent),
  )
  return due.toSorted((one, other) => compare(orderOf(one), orderOf(other)))[0] ?? null
}

/** Seconds until the next try after the first, second, … */
const DELAYS = [5, 15, 45, 120, 300, 600] as const

export const retryDelayMs = (tries: number): number =>
  (DELAYS[Math.min(Math.max(tries, 1), DELAYS.length) - 1] as number) * 1_000

const retryAt = (tries: number, now: Date): string =>
  new Date(now.getTime() + retryDelayMs(tries)).toISOString()

const orderOf = ({ nextTryAt, createdAt }: QueuedSubmission) => nextTryAt ?? createdAt

const compare = (one: string, other: string) => Number(one > other) - Number(one < other)
