/** Waits until a page has all answers: unlike 'networkidle', for a tenth of a second and not for half of one. */
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

const open = new WeakMap<Page, Set<Request>>()
const lastChange = new WeakMap<Page, number>()

/** Counts the requests of a page from here on. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>()
  open.set(page, requests)
  const end = (request: Request) => {
    requests.delete(request)
    lastChange.set(page, Date.now())
  }
  page.on('request', (request) => {
    requests.add(request)
    lastChange.set(page, Date.now())
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

export async function answered(page: Page): Promise<void> {
  const isQuiet = () =>
    open.get(page)?.size === 0 && Date.now() - (lastChange.get(page) ?? 0) >= QUIET_MS
  await expect.poll(isQuiet, { interval: 20, message: 'requests are answered' }).toBe(true)
}

const QUIET_MS = 100
