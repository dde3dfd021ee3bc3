/**
 * `npm run bench -- screenshots`: photographs every screen in every language, light and dark, at two widths, into
 * test/artifacts/screens, to be looked at. Arguments limit the run to languages (also
 * made-up ones: ar-XB is written from right to left), modes, other widths, and walks that contain
 * an address: `npm run bench -- screenshots de fr dark 360 768 /users`.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build, root } from '#server/app/prepare.mjs'
import { texts as english } from '#texts/en/server.ts'
import {
  isLanguage,
  isPseudoLanguage,
  type Language,
  LANGUAGES,
  type PseudoLanguage,
} from '#texts/languages.ts'
import { loadServerTexts } from '#texts/loadServerTexts.ts'
import { pseudoTexts } from '#texts/pseudoTexts.ts'
import { openBrowser } from './browser/measuredBrowser.ts'
import { atRest } from '../e2e/support/atRest.ts'
import { signIn } from '../e2e/support/session.ts'
import {
  ADMINISTRATION,
  follow,
  PROVIDER,
  PUBLIC,
  type Screen,
  SUPER_USER,
  type Walk,
} from '../e2e/support/walks.ts'
import { startProduct } from '../support/startProduct.ts'

const folder = join(root, 'test/artifacts/screens')
const args = process.argv.slice(2)
const languages = wantedOf<Language | PseudoLanguage>(
  Object.keys(LANGUAGES).filter(isLanguage),
  (arg) => isLanguage(arg) || isPseudoLanguage(arg),
)
const modes = wantedOf(['dark', 'light'] as const, (arg) => arg === 'dark' || arg === 'light')
const widths = wantedOf(['360', '1280'], (arg) => /^\d+$/u.test(arg)).map(Number)
const walked = args.filter((arg) => arg.startsWith('/'))

const PATIENCE_MS = 600

build()
rmSync(folder, { recursive: true, force: true })
const product = await startProduct({})
const browser = await openBrowser()
try {
  for (const language of languages) {
    mkdirSync(join(folder, language), { recursive: true })
    await photographAll(language, await namesIn(language))
  }
  console.log(`The pictures are in ${folder}.`)
} finally {
  await browser.close()
  await product.stop()
}

/** Returns the arguments that pass, else all. */
function wantedOf<Value extends string>(
  all: readonly Value[],
  isOne: (arg: string) => boolean,
): readonly Value[] {
  const wanted = args.filter(isOne) as Value[]
  return wanted.length > 0 ? wanted : all
}

async function photographAll(
  language: Language | PseudoLanguage,
  named: (english: string) => string | RegExp,
): Promise<void> {
  for (const [who, email, walks] of [
    ['visitor', null, PUBLIC],
    ['super', 'super@northwind.example', [...SUPER_USER, ...ADMINISTRATION]],
    ['provider', 'provider@liftwise.example', PROVIDER],
  ] as const) {
    const page = await browser.newPage({ baseURL: product.address, locale: localeOf(language) })
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    if (email) await signIn(page, email)
    for (const walk of walks.filter(isWanted))
      await follow(page, walk, (_page, screen) => photograph(page, language, who, screen), named)
    await page.close()
  }
}

/** English dates are not American. */
function localeOf(language: string): string {
  return language === 'en' ? 'en-GB' : language
}

function isWanted([first]: Walk): boolean {
  return walked.length === 0 || walked.some((address) => JSON.stringify(first).includes(address))
}

async function photograph(
  page: Page,
  language: string,
  who: string,
  { to }: Screen,
): Promise<void> {
  // A page that a link has opened is there when what it has loaded is.
  await page.waitForTimeout(PATIENCE_MS)
  await page.waitForLoadState('networkidle')
  const name = `${who} ${to}`.replaceAll(/[^\w-]+/gu, '-')
  for (const width of fromCurrent(page)) {
    await page.setViewportSize({ width, height: width < 600 ? 780 : 900 })
    await page.locator('h1').waitFor()
    await page.waitForFunction(() => !document.querySelector('.MuiSkeleton-root'))
    for (const colorScheme of modes) {
      await page.emulateMedia({ colorScheme })
      await page.waitForFunction(
        (mode) => getComputedStyle(document.body).colorScheme === mode,
        colorScheme,
      )
      await atRest(page)
      const path = join(folder, language, `${name} ${width} ${colorScheme}.png`)
      await page.screenshot({ path, fullPage: true })
    }
  }
}

/** A dialog may close when the width changes: it is photographed in the one in which it was opened, at least. */
function fromCurrent(page: Page): number[] {
  const current = page.viewportSize()?.width
  return widths.toSorted((a, b) => Number(b === current) - Number(a === current))
}

/** Returns how an English link or button is named in a language; where English has one word for several, each of them. */
async function namesIn(language: Language | PseudoLanguage): Promise<(english: string) => RegExp> {
  const texts = isLanguage(language) ? await loadServerTexts(language) : pseudoTexts(english)
  const translated = new Map<string, string>(leavesOf(texts))
  const all = leavesOf(english)
  return (text) => {
    const names = all.flatMap(([key, value]) => (value === text ? (translated.get(key) ?? []) : []))
    const quoted = names.map((name) => name.replaceAll(/[[\](){}.*+?^$|\\]/gu, '\\$&'))
    return new RegExp(`^(${quoted.join('|')})$`, 'u')
  }
}

function leavesOf(texts: object, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : leavesOf(value, `${path}${name}.`),
  )
}
