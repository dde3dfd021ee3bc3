/** Calls back when what was just rendered is on the screen and the page has a moment, at least `pause` milliseconds later. Returns the way to stop. */
export function whenDrawn(then: () => void, pause = 0): () => void {
  let stop = later(() => {
    stop = later(() => {
      const timer = setTimeout(() => {
        stop = idle(then)
      }, pause)
      stop = () => clearTimeout(timer)
    })
  })
  return () => stop()
}

function later(then: () => void): () => void {
  const frame = requestAnimationFrame(then)
  return () => cancelAnimationFrame(frame)
}

/** Safari has no idle callbacks. */
function idle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(then, { timeout: LONGEST })
  return () => cancelIdleCallback(asked)
}

/** Milliseconds. */
const LONGEST = 1_000
