/**
 * Calls back when the last render has been painted and the page is idle, at least `delayMs` milliseconds later.
 * Returns a function that cancels.
 */
export function onIdleAfterPaint(callback: () => void, delayMs = 0): () => void {
  let stop = onNextFrame(() => {
    stop = onNextFrame(() => {
      const timer = setTimeout(() => {
        stop = onIdle(callback)
      }, delayMs)
      stop = () => clearTimeout(timer)
    })
  })
  return () => stop()
}

function onNextFrame(callback: () => void): () => void {
  const frame = requestAnimationFrame(callback)
  return () => cancelAnimationFrame(frame)
}

/** Safari has no idle callbacks. */
function onIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS })
  return () => cancelIdleCallback(handle)
}

/** Milliseconds. */
const IDLE_TIMEOUT_MS = 1_000
