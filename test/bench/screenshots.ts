/**
 * `npm run bench -- screenshots`: photographs every screen at four widths, light and dark, into test/artifacts/screens, to be looked at.
 * An argument limits the run to walks that contain it: `npm run bench -- screenshots /users`.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build, root } from '#server/app/prepare.mjs'
import { openBrowser } from './browser/measuredBrowser.ts'
import { settleAnimations } from '../e2e/support/axe.ts'
import { signIn } from '../e2e/support/session.ts'
import {
  ADMINISTRATION,
  follow,
  PROVIDER,
  PUBLIC,
  type Screen,
  SUPER_USER,
} from '../e2e/support/walks.ts'
import { startProduct } from '../support/startProduct.ts'

const WIDTHS = [360, 768, 1280, 1920]
const folder = join(root, 'test/artifacts/screens')
const wanted = process.argv[2] ?? ''

build()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const product = await startProduct({})
const browser = await openBrowser()
try {
  for (const [who, email, walks] of [
    ['visitor', null, PUBLIC],
    ['super', 'super@northwind.example', [...SUPER_USER, ...ADMINISTRATION]],
    ['provider', 'provider@liftwise.example', PROVIDER],
  ] as const) {
    const page = await browser.newPage({ baseURL: product.address, locale: 'en-GB' })
    if (email) await signIn(page, email)
    for (const walk of walks.filter(([first]) => JSON.stringify(first).includes(wanted)))
      await follow(page, walk, async (_page, screen) => photograph(page, who, screen))
    await page.close()
  }
  console.log(`The pictures are in ${folder}.`)
} finally {
  await browser.close()
  await product.stop()
}

async function photograph(page: Page, who: string, { to }: Screen): Promise<void> {
  const name = `${who} ${to}`.replaceAll(/[^\w-]+/gu, '-')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 780 : 900 })
    await page.locator('h1').waitFor()
    await page.waitForLoadState('networkidle')
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.waitForFunction(
        (mode) => getComputedStyle(document.body).colorScheme === mode,
        colorScheme,
      )
      await page.evaluate(settleAnimations)
      const path = join(folder, `${name} ${width} ${colorScheme}.png`)
      await page.screenshot({ path, fullPage: true })
    }
  }
}
