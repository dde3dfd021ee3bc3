/**
 * `npm run guide-pictures -- en`: photographs the demo's screens for the help, in a language, into public/guide/en.
 * A second argument limits the run to pictures whose name contains it.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page, type Route } from 'playwright-core'
import sharp from 'sharp'
import { build, root } from '#server/app/prepare.mjs'
import { isLanguage } from '#texts/languages.ts'
import { signedInContext } from '../bench/browser/measuredBrowser.ts'
import { findChromium } from '../e2e/findChromium.mjs'
import { startProduct } from '../support/startProduct.ts'
import { type GuidePicture, GUIDE_PICTURES } from './guideScreens.ts'

/** The demo's people work in Amsterdam. On this day, so that a later run makes the same pictures. */
const NOW = '2026-11-18T09:30:00Z'
const TIME_ZONE = 'Europe/Amsterdam'

/** Pixels; the layout of a desktop without its menu. */
const VIEWPORT = { width: 1048, height: 1400 }

/** Pixels around what is shown. */
const MARGIN = 8

/** Bytes. */
const LARGEST = 40_000

/** Dates as the language's readers know them; English ones are not American. */
const LOCALES: Record<string, string> = { en: 'en-GB' }

const [language = '', wanted = ''] = process.argv.slice(2)
if (!isLanguage(language)) {
  console.error(`'${language}' is no language of the product: npm run guide-pictures -- en`)
  process.exit(2)
}
const folder = join(root, 'public/guide', language)
mkdirSync(folder, { recursive: true })
await reserveNewPictures()
build()
const product = await startProduct({
  NODE_OPTIONS: `--import data:text/javascript,${clockAt(NOW)}`,
})
const locale = LOCALES[language] ?? language
const browser = await chromium.launch({
  executablePath: findChromium(),
  // Fields for dates are in the language of the browser.
  args: ['--no-sandbox', '--disable-gpu', `--lang=${locale}`],
})
const contexts = new Map<string, BrowserContext>()
try {
  for (const picture of GUIDE_PICTURES.filter(({ name }) => name.includes(wanted))) {
    const page = await (await contextOf(picture.account)).newPage()
    const file = await photograph(page, picture)
    writeFileSync(join(folder, `${picture.name}.webp`), file)
    console.log(`${picture.name}.webp, ${file.length} bytes`)
    await page.close()
  }
} finally {
  await browser.close()
  await product.stop()
}

/** The build stops on a document whose picture is not there yet. */
async function reserveNewPictures(): Promise<void> {
  const blank = { create: { width: 1, height: 1, channels: 3, background: 'white' } } as const
  for (const { name } of GUIDE_PICTURES) {
    const path = join(folder, `${name}.webp`)
    if (!existsSync(path)) await sharp(blank).webp().toFile(path)
  }
}

/** A script that moves the clock of a process to an instant; encoded, because options are separated by spaces. */
function clockAt(instant: string): string {
  return encodeURIComponent(`{
    const Real = Date, real = Date.now, moved = ${Date.parse(instant)} - real()
    globalThis.Date = class extends Real {
      constructor(...parts) { parts.length ? super(...parts) : super(real() + moved) }
      static now() { return real() + moved }
    }
  }`)
}

async function contextOf(account: string): Promise<BrowserContext> {
  const kept = contexts.get(account)
  if (kept) return kept
  const signedIn = await signedInContext(browser, product.address, `${account}.example`)
  const context = await browser.newContext({
    baseURL: product.address,
    storageState: await signedIn.storageState(),
    viewport: VIEWPORT,
    locale,
    timezoneId: TIME_ZONE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await signedIn.close()
  await context.clock.install({ time: NOW })
  await context.route('/graphql', answerAtNow)
  contexts.set(account, context)
  return context
}

/** The app takes the time from the answers' header, which Node does not write by the moved clock. */
async function answerAtNow(route: Route): Promise<void> {
  const response = await route.fetch()
  const headers = { ...response.headers(), date: new Date(NOW).toUTCString() }
  await route.fulfill({ response, headers })
}

async function photograph(page: Page, picture: GuidePicture): Promise<Buffer> {
  await page.goto(picture.path)
  await settled(page)
  for (const link of picture.follow ?? []) {
    const before = new URL(page.url()).pathname
    await page.locator(link).first().click()
    await page.waitForURL(({ pathname }) => pathname !== before)
    await settled(page)
  }
  await picture.prepare?.(page)
  const [first, last] = [picture.of].flat()
  await page.mouse.move(0, 0)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await settled(page)
  const top = await boxOf(page, first!)
  const bottom = await boxOf(page, last ?? first!)
  const x = Math.max(0, top.x - MARGIN)
  const y = Math.max(0, top.y - MARGIN)
  const png = await page.screenshot({
    fullPage: true,
    caret: 'hide',
    clip: {
      x,
      y,
      width: Math.min(VIEWPORT.width - x, top.width + 2 * MARGIN),
      height: Math.min(picture.height ?? Infinity, bottom.y + bottom.height - y + MARGIN),
    },
  })
  return smallEnough(png)
}

/** Pixels from the top of the page. */
async function boxOf(page: Page, selector: string) {
  const target = page.locator(selector).first()
  await target.waitFor()
  await target.evaluate((element) => element.scrollIntoView())
  const box = await target.boundingBox()
  if (!box) throw new Error(`${selector} is not on the page.`)
  return { ...box, y: box.y + (await page.evaluate(() => window.scrollY)) }
}

async function settled(page: Page): Promise<void> {
  await page.locator('h1').waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
    ),
  )
  await page.waitForFunction(() => !document.querySelector('main .MuiSkeleton-root'))
}

async function smallEnough(png: Buffer): Promise<Buffer> {
  for (const quality of [80, 65, 50, 35]) {
    const file = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (file.length <= LARGEST) return file
  }
  throw new Error('The picture does not fit into 40 kB.')
}
