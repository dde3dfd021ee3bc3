/**
 * Whether the server can be reached: every request reports its outcome here. While the connection is lost, the server's
 * health is requested until it responds, less and less often.
 */

/** Returns false from the first request without a response until the server responds again. */
const isOnline = (): boolean => lostSince === null

/** Returns when the connection was lost, in milliseconds since 1970; null: it is there. */
const lostAt = (): number | null => lostSince

/** Calls the listener when the connection is lost and when it is back. Returns a function that unsubscribes. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) watchBrowser()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopWatching()
  }
}

/** Reports a response of the server. */
function reportResponse(): void {
  if (lostSince === null) return
  lostSince = null
  clearTimeout(timer)
  notify()
}

/** Reports a request without a response. Without listeners, nobody would be told and nothing is remembered. */
function reportLoss(): void {
  if (lostSince !== null || listeners.size === 0) return
  const now = Date.now()
  // A server that responds to its health check only must not be asked in a tight loop.
  if (now - lastLoss > QUIET_MS) checks = 0
  lostSince = lastLoss = now
  scheduleCheck()
  notify()
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
    const { ok } = await fetch(HEALTH, { cache: 'no-store', signal: controller.signal })
    if (ok) reportResponse()
    else reportLoss()
    return ok
  } catch {
    reportLoss()
    return false
  } finally {
    clearTimeout(timeout)
  }
}

export const connection = { isOnline, lostAt, subscribe, reportResponse, reportLoss, check }

let lostSince: number | null = null
let lastLoss = 0
let checks = 0
let timer: ReturnType<typeof setTimeout> | undefined
let pendingCheck: Promise<boolean> | null = null
const listeners = new Set<() => void>()

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
  if (lostSince !== null && listeners.size > 0) scheduleCheck()
}

function notify(): void {
  for (const listener of listeners) listener()
}

function watchBrowser(): void {
  window.addEventListener('offline', reportLoss)
  window.addEventListener('online', checkNow)
  document.addEventListener('visibilitychange', checkNow)
  if (!navigator.onLine) reportLoss()
}

function stopWatching(): void {
  window.removeEventListener('offline', reportLoss)
  window.removeEventListener('online', checkNow)
  document.removeEventListener('visibilitychange', checkNow)
  clearTimeout(timer)
  lostSince = null
  lastLoss = checks = 0
}

function checkNow(): void {
  if (lostSince !== null && document.visibilityState !== 'hidden') void check()
}
