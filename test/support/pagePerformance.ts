/** Measures what a browser fetches until an element of a page is visible: all requests, and their JavaScript. */
import { gzipSync } from 'node:zlib'
import type { CDPSession, Page } from 'playwright-core'

interface PageWeight {
  /** In order of their start: the path, or for GraphQL the operation. */
  requests: string[]
  scripts: Script[]
  /** Sum over all scripts, each compressed by gzip. */
  scriptBytes: number
}

interface Script {
  path: string
  code: string
}

/** `open` loads the page; `selector` matches the elements whose appearance ends the measurement. */
export async function pageWeight(
  page: Page,
  selector: string,
  open: () => Promise<unknown>,
): Promise<PageWeight> {
  const browser = await page.context().newCDPSession(page)
  const begun: { url: string; postData?: string | undefined; at: number }[] = []
  // The browser's own time, because the listener may receive the event late.
  browser.on('Network.requestWillBeSent', ({ request: { url, postData }, wallTime }) =>
    begun.push({ url, postData, at: wallTime * 1_000 }),
  )
  await browser.send('Network.enable')
  await page.addInitScript(visibilityWatcher(selector))
  await page.evaluate(visibilityWatcher(selector))
  await open()
  await page.waitForFunction(() => window.seenAt !== undefined)
  const seenAt = await page.evaluate(() => window.seenAt ?? 0)
  await browser.detach()
  const fetched = begun.filter(({ url, at }) => at <= seenAt && url.startsWith('http'))
  const paths = new Set(fetched.map(pathOf).filter((path) => path.endsWith('.js')))
  const scripts = await Promise.all([...paths].map((path) => readScript(page, path)))
  return {
    requests: fetched.map((request) => operationOf(request) || pathOf(request)),
    scripts,
    scriptBytes: scripts.reduce((sum, { code }) => sum + gzipSync(code).length, 0),
  }
}

const pathOf = ({ url }: { url: string }) => new URL(url).pathname

const operationOf = ({ postData = '' }: { postData?: string | undefined }) =>
  /(?:query|mutation) (\w+)/.exec(postData)?.[1]

async function readScript(page: Page, path: string): Promise<Script> {
  const url = new URL(path, page.url()).href
  return { path, code: await (await page.request.get(url)).text() }
}

/**
 * Returns the duration of the longest task of the page's main thread, in milliseconds of its CPU time, so that a busy
 * machine does not count.
 */
export async function longestTask(page: Page, action: () => Promise<void>): Promise<number> {
  const browser = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  browser.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  )
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  })
  await action()
  await ended(browser)
  const main = new Set(events.filter(isMainThread).map(threadOf))
  const tasks = events.filter(
    (event) => event.name.endsWith('RunTask') && main.has(threadOf(event)),
  )
  if (tasks.length === 0) throw new Error('The browser has recorded no task.')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds of the thread's CPU time. */
  tdur?: number
  args?: { name?: string }
}

async function ended(browser: CDPSession): Promise<void> {
  const complete = new Promise((resolve) => {
    browser.once('Tracing.tracingComplete', resolve)
  })
  await browser.send('Tracing.end')
  await complete
  await browser.detach()
}

const isMainThread = ({ name, args }: TraceEvent) =>
  name === 'thread_name' && args?.name === 'CrRendererMain'

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`

/**
 * Returns a script that sets `seenAt` in the page when an element of the selector is first visible, in milliseconds
 * since 1970. A string, because the TypeScript runner adds helpers to functions that a page does not have.
 */
export const visibilityWatcher = (selector: string): string => `{
  const look = () => {
    const { height = 0 } = document.querySelector(${JSON.stringify(selector)})?.getBoundingClientRect() ?? {}
    if (height > 0) window.seenAt = performance.timeOrigin + performance.now()
    else requestAnimationFrame(look)
  }
  look()
}`

declare global {
  interface Window {
    seenAt?: number
  }
}
