/** The browser of the measurements: the one of the end-to-end tests. */
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findChromium } from '../../e2e/findChromium.mjs'
import { logIn } from '../../e2e/support/serverCalls.ts'
import { visibilityWatcher } from '../../support/pagePerformance.ts'

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })

/** A browser's context with nothing in its cache, in which a demo account is signed in already. */
export async function signedInContext(
  browser: Browser,
  address: string,
  email: string,
): Promise<BrowserContext> {
  const visitor = await browser.newContext({ baseURL: address })
  const tokens = await logIn(await visitor.newPage(), email)
  await visitor.close()
  const localStorage = Object.entries(tokens).map(([name, value]) => ({ name, value }))
  return browser.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  })
}

/** When a page shows what a person waits for, by the page's own clock, on a machine that is four times slower. */
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
