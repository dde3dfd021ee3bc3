/**
 * `npm run bench -- offline`: how long the installed app takes to show the add-observation page on its second visit, on a
 * phone four times slower than this machine and on a slow 3G network, and without any network.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { build } from '#server/app/prepare.mjs'
import { findChromium } from '../e2e/findChromium.mjs'
import { logIn } from '../e2e/support/serverCalls.ts'
import { writeTokens } from '../e2e/support/session.ts'
import { startRelay } from '../support/relay.ts'
import { startProduct } from '../support/startProduct.ts'

const FORM = '/allobservations/addObservation'
const LOCATION = 'main [role="combobox"]'
const SLOWER = 4
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5)
const PROMISE_MS = 2_000

/** Slow 3G as the developer tools of Chromium have it. */
const LATENCY_MS = 2_000
const BYTES_PER_SECOND = 50_000

build()
const product = await startProduct({})
const profile = mkdtempSync(join(tmpdir(), 'liftwise-phone-'))
const relay = await startRelay(product.address)
const context = await chromium.launchPersistentContext(profile, {
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
  baseURL: relay.address,
  viewport: { width: 360, height: 780 },
})
try {
  await firstVisit(context)
  // At the network, since the service worker's requests are none of the page.
  relay.delay(LATENCY_MS)
  await measure('slow 3G')
  await relay.cut()
  await measure('no network')
} finally {
  await context.close()
  await relay.close()
  rmSync(profile, { recursive: true, force: true })
  await product.stop()
}

async function measure(network: string): Promise<void> {
  const visits: Visit[] = []
  for (let run = 0; run < RUNS; run += 1) visits.push(await visit(context))
  const middle = (figures: number[]) =>
    figures.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN
  const times = visits.map(({ after }) => after)
  const [after, busy] = [middle(times), middle(visits.map(({ busy }) => busy))]
  console.log(
    `${network}: form after ${after.toFixed(0)} ms (${times.map((time) => time.toFixed(0)).join(', ')}), ` +
      `its main thread at work for ${busy.toFixed(0)} ms; promise: ${PROMISE_MS} ms`,
  )
}

async function firstVisit(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto('/favicon.svg')
  await writeTokens(page, await logIn(page, 'observer@northwind.example'))
  await page.goto(FORM)
  await page.locator(LOCATION).first().waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
    timeout: 120_000,
  })
  await page.close()
}

/** Sets `seenAt` after the frame that has drawn the element; a script that looks at each frame would slow the page down. */
function drawnWatcher(selector: string): string {
  return `new MutationObserver((_changes, observer) => {
    if (!document.querySelector(${JSON.stringify(selector)})) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => {
      window.seenAt = performance.timeOrigin + performance.now()
    }))
  }).observe(document, { subtree: true, childList: true })`
}

interface Visit {
  /** Milliseconds from the start of the navigation until the first field is drawn. */
  after: number
  /** Milliseconds of CPU time of the page's main thread, without the throttle. */
  busy: number
}

async function visit(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage()
  await page.addInitScript(drawnWatcher(LOCATION))
  const tab = await context.newCDPSession(page)
  await tab.send('Performance.enable', { timeDomain: 'threadTicks' })
  await tab.send('Network.enable')
  await tab.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  await tab.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(FORM, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.seenAt !== undefined, null, {
    timeout: 120_000,
    polling: 200,
  })
  const { metrics } = await tab.send('Performance.getMetrics')
  const after = await page.evaluate(() => (window.seenAt ?? Number.NaN) - performance.timeOrigin)
  await page.close()
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  return { after, busy: seconds * 1_000 }
}
