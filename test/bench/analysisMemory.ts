/**
 * `npm run bench -- analysismemory [FILE] [TIMES]`: analyses a recording in the form of a new observation again and again,
 * without leaving the page, and prints the memory of the page's process at its peak and after each. On Linux only, since it
 * reads /proc.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build, root } from '#server/app/prepare.mjs'
import { ADD_OBSERVATION } from '../e2e/support/addObservationForm.ts'
import { startProduct } from '../support/startProduct.ts'
import { openBrowser, signedInContext } from './browser/measuredBrowser.ts'

const [file = join(root, 'test/support/clips/rendered/squat-60.mp4'), times = '8'] =
  process.argv.slice(2)
/** In which the browser gives back what it only keeps in case. */
const PRESSURE_MS = 4_000
const OBSERVER = 'observer@northwind.example'

build()
const product = await startProduct({})
const browser = await openBrowser()
try {
  const context = await signedInContext(browser, product.address, OBSERVER)
  const page = await context.newPage()
  page.setDefaultTimeout(600_000)
  await page.goto(ADD_OBSERVATION)
  await page.getByRole('button', { name: 'Choose video' }).waitFor()
  const renderer = await rendererOf(page)
  console.log(`before: ${megabytes(renderer, 'VmRSS')} MB`)
  for (let time = 1; time <= Number(times); time++) {
    forgetPeak(renderer)
    const started = performance.now()
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: 'Cancel analysis' }).waitFor()
    await page.getByRole('button', { name: 'Cancel analysis' }).waitFor({ state: 'detached' })
    const seconds = (performance.now() - started) / 1_000
    const peak = megabytes(renderer, 'VmHWM')
    const remove = page.getByRole('button', { name: 'Remove result' })
    if (await remove.isVisible()) await remove.click()
    const heap = await heapAfterCollecting(page)
    console.log(
      `${time}: ${seconds.toFixed(1)} s, peak ${peak} MB, after it ${megabytes(renderer, 'VmRSS')} MB, ${heap} MB of them objects of the page`,
    )
  }
  const session = await context.newCDPSession(page)
  await session.send('Memory.simulatePressureNotification', { level: 'critical' })
  await page.waitForTimeout(PRESSURE_MS)
  console.log(`when the machine is short of memory: ${megabytes(renderer, 'VmRSS')} MB`)
} finally {
  await browser.close()
  await product.stop()
}

/** Returns the id of the process that the browser made last to draw a page. */
async function rendererOf(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] }
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  return Math.max(...renderers.map(({ id }) => id))
}

/** `what`: VmRSS, or VmHWM for the peak. */
function megabytes(process: number, what: string): number {
  const status = readFileSync(`/proc/${process}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`, 'u').exec(status)?.[1]) / 1_024)
}

/** The kernel counts the peak from here on. */
function forgetPeak(process: number): void {
  writeFileSync(`/proc/${process}/clear_refs`, '5')
}

async function heapAfterCollecting(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return (usedSize / 1_048_576).toFixed(1)
}
