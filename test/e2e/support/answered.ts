/** Waits until a page has all answers, and asks for nothing more once what they bring is shown. */
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

const watched = new WeakMap<Page, { open: Set<Request>; count: number }>()

/** Counts the requests of a page from here on. */
export function watchRequests(page: Page): void {
  const requests = { open: new Set<Request>(), count: 0 }
  watched.set(page, requests)
  page.on('request', (request) => {
    requests.open.add(request)
    requests.count += 1
  })
  page.on('requestfinished', (request) => requests.open.delete(request))
  page.on('requestfailed', (request) => requests.open.delete(request))
}

export async function answered(page: Page): Promise<void> {
  const requests = watched.get(page)
  if (!requests) throw new Error('Nobody counts the requests of this page.')
  const isAnswered = async () => {
    const { count } = requests
    if (requests.open.size > 0) return false
    await page.evaluate(shown)
    return requests.open.size === 0 && requests.count === count
  }
  await expect.poll(isAnswered, { interval: 20, message: 'requests are answered' }).toBe(true)
}

/**
 * An answer is rendered, and the calls that this causes are sent, before the page is idle after a frame. A page that is
 * never idle is busy with something else.
 */
const shown = () =>
  new Promise((resolve) => {
    const whenIdle = (next: () => void) => requestIdleCallback(next, { timeout: 500 })
    whenIdle(() => requestAnimationFrame(() => whenIdle(() => resolve(null))))
  })
