/**
 * Waits until an open page is at rest: a menu that closes, what comes in its place, and a list that is about to be replaced have
 * less contrast meanwhile.
 */
import type { Page } from 'playwright-core'

/** Waits until the page is at rest, but not for parts that always move, such as a film or a skeleton. */
export const atRest = (page: Page): Promise<void> => page.evaluate(settle)

/** Frames in a row in which nothing changes, moves or is busy. */
const settle = async () => {
  const QUIET_FRAMES = 6
  const MAX_MS = 30_000
  let changed: Node | null = document
  const observer = new MutationObserver(([first]) => (changed = first?.target ?? null))
  const whole = { subtree: true, childList: true, attributes: true, characterData: true }
  observer.observe(document, whole)
  const until = performance.now() + MAX_MS
  for (let quiet = 0; quiet < QUIET_FRAMES; quiet += 1) {
    await new Promise(requestAnimationFrame)
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
    const busy = document.querySelector('[aria-busy="true"]')
    const restless = busy ?? changed
    if (restless && performance.now() > until)
      throw new Error(
        `Not at rest: ${new XMLSerializer().serializeToString(restless).slice(0, 300)}`,
      )
    if (restless || passing.length > 0) quiet = -1
    changed = null
  }
  observer.disconnect()
}
