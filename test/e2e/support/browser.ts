/**
 * Opens a page in a real headless browser for each test. A console error, a failed script, a violation of the content
 * policy or a request to a foreign host fails the test.
 */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { watchRequests } from './answered.ts'

export const DESKTOP = { width: 1280, height: 800 }
/** Lists show all of their columns. */
export const WIDE = { width: 1920, height: 1000 }
export const PHONE = { width: 360, height: 780 }

// The test files of a process share both; the browser ends with the process.
let browser: Promise<Browser> | undefined
let shared: Promise<BrowserContext> | undefined

function theBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: inject('chromium'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Compiling beside the page is of no use where other pages wait for the core.
      '--js-flags=--single-threaded',
    ],
  })
  return browser
}

interface Fixtures {
  viewport: { width: number; height: number }
  /** Console errors that a test expects, for example the browser's own line about a refused sign-in. */
  expectedErrors: RegExp[]
  /** For tests of what is fetched: the page gets an empty cache. */
  isCacheEmpty: boolean
  context: BrowserContext
  page: Page
  /** Opens a page in a separate browser context, for another person. */
  another: (options?: { locale?: string }) => Promise<Page>
}

export const test = base.extend<Fixtures>({
  viewport: DESKTOP,
  expectedErrors: async ({}, use) => {
    await use([])
  },
  isCacheEmpty: false,
  context: async ({ isCacheEmpty }, use) => {
    const context = isCacheEmpty ? await newContext(DESKTOP) : await sharedContext()
    await use(context)
    if (isCacheEmpty) await context.close()
  },
  page: async ({ task, context, viewport, expectedErrors }, use) => {
    const page = await context.newPage()
    await page.setViewportSize(viewport)
    const problems = problemsOf(page)
    watchRequests(page)
    await use(page)
    await describePage(page, task.result?.errors)
    // A page whose session is taken away is refused what it still fetches.
    const ofTest = [...problems]
    await clearStorage(context, page)
    await page.close()
    expectNone(ofTest, expectedErrors)
  },
  another: async ({ viewport, expectedErrors }, use) => {
    const opened: { context: BrowserContext; problems: string[] }[] = []
    await use(async ({ locale } = {}) => {
      const context = await newContext(viewport, locale)
      const page = await context.newPage()
      opened.push({ context, problems: problemsOf(page) })
      return page
    })
    for (const { context } of opened) await context.close()
    for (const { problems } of opened) expectNone(problems, expectedErrors)
  },
})

/** Tests share the scripts that the browser has fetched and compiled; nothing else outlives a test. */
function sharedContext(): Promise<BrowserContext> {
  shared ??= newContext(DESKTOP)
  return shared
}

/** Adds to a failed test's error what its page showed at the end. */
async function describePage(
  page: Page,
  errors: readonly { message: string; stack?: string }[] = [],
): Promise<void> {
  const [first] = errors
  if (!first || page.isClosed()) return
  const text = await page.locator('main, body').last().innerText().catch(String)
  const shown = `\nThe page ${page.url()} showed at the end:\n${text.slice(0, 1500)}`
  first.message += shown
  // Reports have one or the other.
  if (first.stack) first.stack += shown
}

async function clearStorage(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(inject('address')).origin,
    storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
  })
  await context.clearPermissions()
}

async function newContext(
  viewport: Fixtures['viewport'],
  locale = 'en-GB',
): Promise<BrowserContext> {
  const running = await theBrowser()
  const context = await running.newContext({
    baseURL: inject('address'),
    viewport,
    locale,
    timezoneId: 'Europe/London',
    // Otherwise it would answer requests that a test intercepts.
    serviceWorkers: 'block',
    // Drawing every step of a transition takes a large part of a test's time.
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(45_000)
  await context.addInitScript(reportPolicyViolations)
  return context
}

/** Violations that a library catches, such as a probe of `eval`, are no console errors of the browser. */
function reportPolicyViolations(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    // oxlint-disable-next-line no-console -- runs in the page, whose console errors fail the test
    console.error(`content policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  )
}

/** Returns an array that fills while the page is open. */
function problemsOf(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('request', (request) => {
    const url = request.url()
    if (!/^(data|blob):/.test(url) && !url.startsWith(inject('address')))
      problems.push(`foreign request: ${url}`)
  })
  return problems
}

function expectNone(problems: readonly string[], expected: readonly RegExp[]): void {
  const unexpected = problems.filter((text) => !expected.some((known) => known.test(text)))
  // As one text, so that the report of a failure shows it whole.
  expect(unexpected.join('\n'), 'console errors, failed scripts and foreign requests').toBe('')
}
