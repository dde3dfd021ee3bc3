/** What a browser fetches for a page until something is seen on it: every request, and the JavaScript among them. */
import { gzipSync } from 'node:zlib'
import type { CDPSession, Page } from 'playwright-core'

interface PageWeight {
  /** In the order in which they began: the path, of a question to the server its operation. */
  requests: string[]
  scripts: Script[]
  /** Of all scripts, each compressed by gzip. */
  scriptBytes: number
}

interface Script {
  path: string
  code: string
}

/** `open` makes the page load; an element of the selector is what a person waits for. */
export async function pageWeight(
  page: Page,
  selector: string,
  open: () => Promise<unknown>,
): Promise<PageWeight> {
  const browser = await page.context().newCDPSession(page)
  const begun: { url: string; postData?: string | undefined; at: number }[] = []
  // The browser's own time: whoever listens may hear of it late.
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
 * How long the page's main thread was kept busy by its longest task, in milliseconds of its own CPU time: a busy machine does not count.
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
 * A script that notes in the page when an element of the selector was first drawn: `seenAt`, in milliseconds since 1970.
 * As text, for what runs our TypeScript puts helpers into functions that a page does not have.
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
