import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Passes the requests of a page to `handle`. An open page that is busy learns of an interception after the keys that are
 * pressed next, and would send its requests past it; so this waits until a request of the page is intercepted.
 */
export async function intercept(
  page: Page,
  url: string | RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(url, handle)
  if ((await page.locator('#root').count()) === 0) return
  await page.route(PROBE, (route) => route.fulfill({ status: 204 }))
  const probe = () =>
    page.evaluate(async () => {
      const { status } = await fetch('/favicon.svg?intercepted', { cache: 'no-store' })
      return status
    })
  await expect.poll(probe, { message: 'requests are intercepted' }).toBe(204)
  await page.unroute(PROBE)
}

const PROBE = /\/favicon\.svg\?intercepted$/
