/**
 * Checks a screen at 360 and 1280 pixels: WCAG 2.2 AA, title, widths, pixels of the focus, dark mode, and paper.
 */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answered } from './answered.ts'
import { contrastViolations, violations } from './axe.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { stopsWithoutFocusRing } from './focus.ts'
import { resize } from './resize.ts'
import type { Screen } from './walks.ts'

/** The width of an A4 page without its margins. */
const A4 = { width: 688, height: 980 }

/** Checks a screen at both sizes, and as it is printed, after a single load. Its heading is also the browser's title. */
export async function inspect(
  page: Page,
  { to, stops, isPrinted = false, opened = [] }: Screen,
): Promise<void> {
  await page.locator('h1').waitFor()
  await answered(page)
  const heading = await page.locator('h1').innerText()
  expect(heading.length, to).toBeGreaterThan(2)
  expect(await page.title(), to).toContain(heading)
  // A tooltip of what was pressed stays where it is when the page becomes narrower.
  await page.mouse.move(0, 0)
  for (const viewport of [PHONE, DESKTOP]) {
    await resize(page, viewport)
    await page.evaluate(showAll)
    await page.locator('h1').waitFor()
    await answered(page)
    await expect.poll(() => page.locator('main .MuiSkeleton-root').count()).toBe(0)
    const at = `${to}, ${viewport.width} pixels wide`
    expect(await violations(page), at).toEqual([])
    await expect.poll(() => page.evaluate(tooWide), { message: at }).toEqual([])
    if (viewport === DESKTOP) for (const name of opened) await inspectOpened(page, name)
    if (stops === undefined) continue
    const least = viewport === PHONE ? Math.min(stops, 15) : stops
    expect(await stopsWithoutFocusRing(page, least), at).toEqual([])
  }
  await inDarkMode(page, async () => {
    expect(await contrastViolations(page), `${to}, dark`).toEqual([])
    if (isPrinted) await print(page, to)
  })
}

async function inDarkMode(page: Page, check: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => lightnessOf(page, 'h1', 'color')).toBeGreaterThan(0.8)
  await check()
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Returns how light a colour of the first such element is, 0 to 1. */
export const lightnessOf = (
  page: Page,
  selector: string,
  property: 'color' | 'backgroundColor',
): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const channels = getComputedStyle(element)[name].match(/\d+/gu) ?? []
      return Math.max(...channels.slice(0, 3).map(Number)) / 255
    }, property)

async function inspectOpened(page: Page, name: string): Promise<void> {
  const opens = new RegExp(`^${name}\\b`, 'u')
  const opener = page
    .getByRole('combobox', { name: opens })
    .or(page.getByRole('button', { name: opens }))
  await opener.first().click()
  const open = page.locator('[aria-expanded="true"], [role="dialog"]')
  await open.first().waitFor()
  await answered(page)
  expect(await violations(page), `${name} is open`).toEqual([])
  await inDarkMode(page, async () => {
    expect(await contrastViolations(page), `${name} is open, dark`).toEqual([])
  })
  await page.keyboard.press('Escape')
}

/** The page on paper is light and has its heading, nothing to press, and nothing that is cut off. */
async function print(page: Page, where: string): Promise<void> {
  await resize(page, A4)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => lightnessOf(page, 'h1', 'color'), { message: where }).toBeLessThan(0.2)
  const pressed = page.locator(
    'nav, button:not(.Mui-selected), a.MuiIconButton-root, input, video, [role="combobox"]',
  )
  await expect
    .poll(() => pressed.filter({ visible: true }).allInnerTexts(), { message: where })
    .toEqual([])
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width, { message: where }).toBe(A4.width)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: null })
  await resize(page, DESKTOP)
}

/** Shows parts far below at once, as for paper, not when the page has been idle for seconds. */
const showAll = () =>
  ['beforeprint', 'afterprint'].map((type) => window.dispatchEvent(new Event(type)))

/** Returns what reaches beyond the page where the page scrolls sideways, drawings that are cut off, and texts that do not fit. */
export const tooWide = () => {
  const { scrollWidth, clientWidth } = document.documentElement
  const drawings = Array.from(document.querySelectorAll('main [role="img"] svg'))
  const parts =
    scrollWidth > clientWidth ? Array.from(document.body.querySelectorAll('*')) : drawings
  const cut = Array.from(document.querySelectorAll<SVGTextElement>('main svg text')).filter(
    (text) =>
      text.getBoundingClientRect().right >
      (text.ownerSVGElement?.getBoundingClientRect().right ?? 0) + 1,
  )
  // The product's own texts are not cut, and nothing runs out of a cell; names of records may be cut.
  const words = Array.from(
    document.querySelectorAll(
      'h1, h2, h3, button, label, th, legend, dt, nav a, td, .MuiChip-root:not(.MuiChip-deletable)',
    ),
  ).filter((part) => {
    if (part.clientWidth <= 1) return false
    // Words of a button that a phone shows as a sign, for assistive technology.
    const isHidden = ({ parentElement }: Node) =>
      parentElement !== null && parentElement.getBoundingClientRect().width <= 1
    const isCut = (text: Node) =>
      part.tagName === 'TD' &&
      [part, ...Array.from(part.querySelectorAll('*'))].some(
        (around) => around.contains(text) && getComputedStyle(around).overflowX !== 'visible',
      )
    const end = part.getBoundingClientRect().right + 1
    const range = document.createRange()
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode)
      const isOver = range.getBoundingClientRect().right > end
      if (isOver && !isHidden(texts.currentNode) && !isCut(texts.currentNode)) return true
    }
    return false
  })
  return parts
    .filter((part) => part.getBoundingClientRect().right > clientWidth)
    .concat(cut, words)
    .map((part) => `${part.tagName} ${part.className} '${part.textContent?.slice(0, 40)}'`)
}
