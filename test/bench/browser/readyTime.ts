/** When a page shows what a person waits for, by the page's own clock, on a machine that is four times slower. */
import type { BrowserContext } from 'playwright-core'
import { visibilityWatcher } from '../../support/watchFor.ts'

export interface Ready {
  /** Milliseconds from the start of the navigation until an element of the selector has been drawn. */
  after: number
  /** Milliseconds of them that the page's main thread was at work, by its own CPU clock. */
  busy: number
}

/** Closes the context. */
export async function readyTime(
  context: BrowserContext,
  url: string,
  selector: string,
): Promise<Ready> {
  const page = await context.newPage()
  await page.addInitScript(visibilityWatcher(selector))
  const browser = await context.newCDPSession(page)
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' })
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.seenAt !== undefined, null, { timeout: 120_000 })
  const { metrics } = await browser.send('Performance.getMetrics')
  const after = await page.evaluate(() => (window.seenAt ?? Number.NaN) - performance.timeOrigin)
  await context.close()
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  return { after, busy: seconds * 1_000 }
}

const SLOWER = 4
