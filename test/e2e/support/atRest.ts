/**
 * Waits until an open page is at rest: a menu that closes, what comes in its place, and a list that is about to be replaced have
 * less contrast meanwhile.
 */
import type { Page } from 'playwright-core'

/** What changes or moves for ever, such as a film or a skeleton, is not waited for. */
export const atRest = (page: Page): Promise<void> => page.evaluate(settle)

const settle = async () => {
  const QUIET_FRAMES = 6
  const MAX_MS = 10_000
  let changed = true
  const observer = new MutationObserver(() => (changed = true))
  const whole = { subtree: true, childList: true, attributes: true, characterData: true }
  observer.observe(document, whole)
  const until = performance.now() + MAX_MS
  for (let quiet = 0; quiet < QUIET_FRAMES && performance.now() < until; quiet += 1) {
    await new Promise(requestAnimationFrame)
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
    const isBusy = document.querySelector('[aria-busy="true"]') !== null
    if (changed || isBusy || passing.length > 0) quiet = -1
    changed = false
  }
  observer.disconnect()
}
