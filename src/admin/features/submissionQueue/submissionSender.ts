/** Sends what waits on this device, one after the other, in one page of the browser at a time. */
import { serverClock } from '../../foundation/data/serverClock.ts'
import { tokenStore, userIdFromToken } from '../../foundation/data/tokenStore.ts'
import { createStore } from '../../foundation/state/createStore.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { withLock } from './withLock.ts'
import type { QueuedSubmission } from './queuedSubmission.ts'
import { expire, isForgotten, nextDue, retryDelayMs } from './submissionState.ts'
import { submissionStore } from './submissionStore.ts'
import { trySubmission } from './trySubmission.ts'

/**
 * Sends now, when the network is back, when the page is seen again, after a sign-in, and after waits that grow. Calls
 * `onRecorded` after each one that was recorded. Returns a function that stops it.
 */
export function startSender({ onRecorded }: { onRecorded: () => void }): () => void {
  let isStopped = false
  let isRunning = false
  let isWanted = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = async (isUrgent: boolean) => {
    if (isStopped) return
    if (isRunning) {
      isWanted ||= isUrgent
      return
    }
    isRunning = true
    clearTimeout(timer)
    try {
      const isSent = await withLock('send submissions', () => sendDue(isUrgent), {
        isOptional: true,
      })
      if (isSent === true) failures = 0
      else if (isSent === false) failures += 1
    } catch {
      // The device's store cannot be read now.
      failures += 1
    }
    isRunning = false
    const isAgain = isWanted
    isWanted = false
    if (isAgain) return run(true)
    await scheduleNext()
  }

  /** Resolves to false when the server could not be reached. */
  const sendDue = async (isUrgent: boolean): Promise<boolean> => {
    const tried = new Set<string>()
    for (;;) {
      const userId = isStopped ? null : signedInUser()
      const next =
        userId && nextDue(await tidy(), { now: serverClock.now(), isUrgent, except: tried })
      if (!next) return true
      tried.add(next.id)
      const { is } = await trySubmission(next.id, { userId, isOptional: true })
      if (is === 'recorded') onRecorded()
      if (is === 'unanswered' || is === 'postponed') return false
    }
  }

  const scheduleNext = async () => {
    const waiting = (await submissionStore.list().catch(() => [])).filter(isPending)
    if (isStopped || isRunning || waiting.length === 0) return
    const waits = waiting.map(waitOf)
    const pause = failures > 0 ? retryDelayMs(failures) : SHORTEST_PAUSE_MS
    clearTimeout(timer)
    timer = setTimeout(() => void run(false), Math.max(Math.min(...waits), pause))
  }

  const sendNow = () => void run(true)
  const onVisible = () => document.visibilityState === 'visible' && sendNow()
  const onSignIn = () => signedInUser() && sendNow()
  const onChange = () => {
    if (!isRunning && failures === 0) void scheduleNext()
  }
  window.addEventListener('online', sendNow)
  document.addEventListener('visibilitychange', onVisible)
  const ends = [
    tokenStore.subscribe(onSignIn),
    submissionStore.subscribe(onChange),
    sendRequests.subscribe(sendNow),
    reports.subscribe(onRecorded),
  ]
  sendNow()
  return () => {
    isStopped = true
    clearTimeout(timer)
    window.removeEventListener('online', sendNow)
    document.removeEventListener('visibilitychange', onVisible)
    for (const end of ends) end()
  }
}

/** Makes a running sender send now. */
export const startSending = (): void => sendRequests.set(null)

const sendRequests = createStore(null)

/** Tells a running sender what a form has recorded that no longer waits for it. */
export const reportRecorded = (): void => reports.set(null)

const reports = createStore(null)

/** Milliseconds. One that is being sent is looked at again, in case its page was closed. */
function waitOf({ state, nextTryAt }: QueuedSubmission): number {
  if (state === 'sending') return LOOK_AGAIN_MS
  return nextTryAt === null ? 0 : Date.parse(nextTryAt) - serverClock.now().getTime()
}

const LOOK_AGAIN_MS = 5_000

/** Leaves time to whoever has just stored a submission to send it. */
const SHORTEST_PAUSE_MS = 1_000

const isPending = ({ state }: QueuedSubmission) => state === 'waiting' || state === 'sending'

function signedInUser(): string | null {
  const accessToken = tokenStore.accessToken()
  return accessToken && userIdFromToken(accessToken)
}

/** Resolves to the person's submissions, after what is long recorded was deleted and what is too old was put aside. */
async function tidy(): Promise<QueuedSubmission[]> {
  const now = serverClock.now()
  const message = t('messages.submissionTooOld')
  const submissions = await submissionStore.list()
  for (const submission of submissions)
    if (isForgotten(submission, now)) await submissionStore.delete(submission.id)
    else if (expire(submission, { now, message }) !== submission)
      await submissionStore.update(
        submission.id,
        (stored) => stored && expire(stored, { now, message }),
      )
  return submissions
    .filter((submission) => !isForgotten(submission, now))
    .map((submission) => expire(submission, { now, message }))
}
