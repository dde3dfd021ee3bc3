/** Debian's WebKitGTK, driven by its own WebDriver. */
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../support/startProduct.ts'
import {
  asJson,
  type BrowserPage,
  FIND,
  FIND_STILL,
  type Query,
  TESTING_LIBRARY,
} from './browserPage.ts'
import { openDisplay } from './display.ts'

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'

export async function openWebKit(): Promise<BrowserPage> {
  const display = await openDisplay()
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display.name, TZ: 'Europe/London', LANG: 'en_GB.UTF-8' }
  const service = spawn(WEBKIT_DRIVER, [`--port=${port}`], { env, stdio: 'ignore' })
  process.once('exit', () => service.kill())
  await untilAnswers(`http://127.0.0.1:${port}/status`)
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        // A page with something unsaved asks before it is left.
        unhandledPromptBehavior: 'accept',
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
      }),
    )
    .build()
  await driver.manage().setTimeouts({ script: 30_000, pageLoad: 30_000 })
  await driver.manage().window().setRect({ width: 1900, height: 1050 })

  const run = async <T>(body: string, input?: unknown) => {
    const answer = await driver.executeAsyncScript<{ value?: T; error?: string }>(
      `const [input, done] = arguments
       ;(async () => {${body}})().then((value) => done({ value }), (error) => done({ error: String(error) }))`,
      input ?? null,
    )
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.value as T
  }
  const find = async (query: Query, how = FIND) => {
    const library = `if (!globalThis.TestingLibraryDom) {${TESTING_LIBRARY}}`
    return run<WebElement>(`${library}\n${how}`, asJson(query))
  }
  return {
    async open(address) {
      await driver.executeScript('window.isLeft = true')
      await driver.get(address)
      // On a busy machine the page before is still there when the driver answers.
      const isOpen = "return !window.isLeft && document.readyState === 'complete'"
      await driver.wait(() => driver.executeScript<boolean>(isOpen).catch(() => false))
    },
    run,
    click: async (query) => (await find(query, FIND_STILL)).click(),
    async type(query, text) {
      const field = await find(query, FIND_STILL)
      await field.click()
      await driver.executeScript('arguments[0].select()', field)
      await field.sendKeys(text)
    },
    press: async (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    attach: async (query, path) => (await find(query)).sendKeys(path),
    waitFor: async (query) => void (await find(query)),
    async screenshot(query) {
      const of = query ? await find(query) : driver
      return Buffer.from(await of.takeScreenshot(), 'base64')
    },
    async close() {
      await driver.quit()
      service.kill()
      display.close()
    },
  }
}

const KEYS = { Escape: Key.ESCAPE }

/** Each architecture and version of Debian has a folder of its own for it. */
function findMiniBrowser(): string {
  for (const architecture of readdirSync('/usr/lib')) {
    if (!architecture.includes('-linux-')) continue
    const folder = join('/usr/lib', architecture)
    const version = readdirSync(folder).find((name) => name.startsWith('webkit2gtk-4.'))
    if (version) return join(folder, version, 'MiniBrowser')
  }
  throw new Error('WebKitGTK is not installed.')
}

async function untilAnswers(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answers = await fetch(address).then(
      (response) => response.ok,
      () => false,
    )
    if (answers) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The driver of WebKitGTK does not answer.')
}
