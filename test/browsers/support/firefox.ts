/** Debian's Firefox ESR, driven by WebDriver BiDi. */
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import {
  asJson,
  type BrowserPage,
  FIND,
  FIND_STILL,
  type Query,
  TESTING_LIBRARY,
} from './browserPage.ts'
import { openDisplay } from './display.ts'

export const FIREFOX = '/usr/bin/firefox-esr'

/** Files that the browser downloads go to `downloads`, a folder; `preferences`: of about:config. */
export async function openFirefox(
  downloads: string,
  preferences: Record<string, unknown> = {},
): Promise<BrowserPage> {
  const display = await openDisplay()
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    // Without a display there is no WebGL, which the analysis needs.
    headless: false,
    env: { ...process.env, DISPLAY: display.name, TZ: 'Europe/London' },
    extraPrefsFirefox: {
      'webgl.force-enabled': true,
      'intl.accept_languages': 'en-GB',
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.alwaysOpenPanel': false,
      ...preferences,
    },
  })
  const page = await browser.newPage()
  await page.setViewport({ width: 1900, height: 950 })
  page.setDefaultTimeout(30_000)
  // A page with something unsaved asks before it is left.
  page.on('dialog', (dialog) => void dialog.accept())

  const run = <T>(body: string, input?: unknown) =>
    page.evaluate(`(async (input) => {${body}})(${JSON.stringify(input ?? null)})`) as Promise<T>
  const find = async (query: Query, how = FIND): Promise<ElementHandle> => {
    await page.evaluate(`if (!globalThis.TestingLibraryDom) {${TESTING_LIBRARY}}`)
    const found = await page.evaluateHandle(
      `(async (input) => {${how}})(${JSON.stringify(asJson(query))})`,
    )
    return found.asElement() as ElementHandle
  }
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    run,
    click: async (query) => (await find(query, FIND_STILL)).click(),
    async type(query, text) {
      const field = await find(query, FIND_STILL)
      await field.click({ count: 3 })
      await field.type(text)
    },
    press: (key) => page.keyboard.press(key),
    async attach(query, path) {
      await ((await find(query)) as ElementHandle<HTMLInputElement>).uploadFile(path)
    },
    waitFor: async (query) => void (await find(query)),
    screenshot: async (query) => (query ? await find(query) : page).screenshot(),
    print: () => page.pdf(),
    async close() {
      await browser.close()
      display.close()
    },
  }
}
