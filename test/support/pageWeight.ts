/** What a browser fetches for a page until something is seen on it: every request, and the JavaScript among them. */
import type { Page } from 'playwright-core'
import { gzipSync } from 'node:zlib'
import { visibilityWatcher } from './watchFor.ts'

export interface PageWeight {
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
