/**
 * State of the connection to the server: every request reports its outcome here. While the connection is lost, the server's
 * health is requested until it responds, less and less often.
 */

import { isOwnAnswer } from '#domain/ownAnswer.ts'
import { createStore } from '../state/createStore.ts'

/** When the connection was lost, in milliseconds since 1970; null: it is there. */
const lostSince = createStore<number | null>(null, watchBrowser)

/** Returns false from the first request without a response until the server responds again. */
const isOnline = (): boolean => lostSince.get() === null

/** Reports a response of the server. */
function reportResponse(): void {
  if (isOnline()) return
  clearTimeout(timer)
  lostSince.set(null)
}

/** Reports a request without a response. Without listeners, nobody would be told and nothing is remembered. */
function reportLoss(): void {
  if (!isOnline() || !lostSince.isFollowed()) return
  const now = Date.now()
  // A server that responds to its health check only must not be asked in a tight loop.
  if (now - lastLoss > QUIET_MS) checks = 0
  lastLoss = now
  scheduleCheck()
  lostSince.set(now)
}

/** Requests the server's health; several callers share one request. Resolves to whether it responded. */
function check(): Promise<boolean> {
  pendingCheck ??= requestHealth().finally(() => {
    pendingCheck = null
  })
  return pendingCheck
}

async function requestHealth(): Promise<boolean> {
  const controller = new AbortController()
  const timeout = setTimeout(() => controller.abort(), CHECK_TIMEOUT_MS)
  try {
    const response = await fetch(HEALTH, { cache: 'no-store', signal: controller.signal })
    const isThere = response.ok && isOwnAnswer(response)
    // A body that nobody reads keeps its connection.
    await response.text()
    if (isThere) reportResponse()
    else reportLoss()
    return isThere
  } catch {
    reportLoss()
    return false
  } finally {
    clearTimeout(timeout)
  }
}

export const connection = {
  isOnline,
  lostAt: lostSince.get,
  /** Calls the listener when the connection is lost and when it is back. Returns a function that unsubscribes. */
  subscribe: lostSince.subscribe,
  reportResponse,
  reportLoss,
  check,
}

let lastLoss = 0
let checks = 0
let timer: ReturnType<typeof setTimeout> | undefined
let pendingCheck: Promise<boolean> | null = null

const HEALTH = '/healthz'

/** Milliseconds. */
const CHECK_TIMEOUT_MS = 5_000
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 15_000
const QUIET_MS = 60_000

function scheduleCheck(): void {
  clearTimeout(timer)
  const wait = Math.min(FIRST_WAIT_MS * 2 ** checks, LONGEST_WAIT_MS)
  checks += 1
  timer = setTimeout(() => void checkAgain(), wait)
}

async function checkAgain(): Promise<void> {
  // A page in the background is checked when somebody looks at it.
  if (document.visibilityState !== 'hidden') await check()
  if (!isOnline() && lostSince.isFollowed()) scheduleCheck()
}

function watchBrowser(): () => void {
  window.addEventListener('offline', reportLoss)
  window.addEventListener('online', checkNow)
  document.addEventListener('visibilitychange', checkNow)
  if (!navigator.onLine) reportLoss()
  return stopWatching
}

function stopWatching(): void {
  window.removeEventListener('offline', reportLoss)
  window.removeEventListener('online', checkNow)
  document.removeEventListener('visibilitychange', checkNow)
  clearTimeout(timer)
  lostSince.set(null)
  lastLoss = checks = 0
}

function checkNow(): void {
  if (!isOnline() && document.visibilityState !== 'hidden') void check()
}
