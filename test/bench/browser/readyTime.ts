/** When a page shows what a person waits for, by the page's own clock, on a machine that is four times slower. */
import type { BrowserContext } from 'playwright-core'
import { watchFor } from '../../support/watchFor.ts'

/** Milliseconds from the start of the navigation until an element of the selector has been drawn. Closes the context. */
export async function readyTime(
  context: BrowserContext,
  url: string,
  selector: string,
): Promise<number> {
  const page = await context.newPage()
  await page.addInitScript(watchFor(selector))
  const browser = await context.newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.seenAt !== undefined, null, { timeout: 120_000 })
  const ready = await page.evaluate(() => (window.seenAt ?? Number.NaN) - performance.timeOrigin)
  await context.close()
  return ready
}

const SLOWER = 4
