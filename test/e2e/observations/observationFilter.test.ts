/** Filter form of /allobservations in a real browser: apply in one click, reload, back, copied URL. */
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { answered } from '../support/answered.ts'
import { DESKTOP, PHONE, test, WIDE } from '../support/browser.ts'
import { columnOf, loaded, queryOf, rowsOf, valuesOf } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

const OBSERVER = 'observer@northwind.example'
const TASK = 'Lift box from floor to conveyor'

const formOf = (page: Page) => page.locator('form[role=search]')
const fieldOf = (page: Page, label: string) => formOf(page).getByLabel(label, { exact: true })
const chosenIn = (page: Page, label: string) => fieldOf(page, label).locator('..').innerText()
const chipsOf = (page: Page) => formOf(page).getByRole('list', { name: 'Active filters' })
const applyOf = (page: Page) => formOf(page).getByText('Apply', { exact: true })

async function openFields(page: Page): Promise<void> {
  const toggle = formOf(page).getByRole('button', { name: /^Filters/ })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
}

/** Chooses in a dropdown, which stays open where it takes several. */
async function choose(page: Page, label: string, choice: string | RegExp): Promise<void> {
  await fieldOf(page, label).click()
  await page.getByRole('option', { name: choice, exact: true }).first().click()
}

/** Presses where Apply is now, without waiting for it to be there later. */
async function pressApply(page: Page): Promise<void> {
  const { x, y, width, height } = (await applyOf(page).boundingBox()) ?? expect.fail('no Apply')
  await page.mouse.click(x + width / 2, y + height / 2)
}

/** Infinity while it is not shown, as between the rows of two filters. */
async function bottomOf(row: Locator): Promise<number> {
  const { y, height } = (await row.boundingBox()) ?? { y: Infinity, height: 0 }
  return y + height
}

/** Returns the filters in the URL. */
const filtersOf = (page: Page) =>
  Object.fromEntries([...queryOf(page)].filter(([key]) => !['clientId', 'page'].includes(key)))

const ANY = /./

/** The fourteen fields, what to choose in each, and its name in the address. */
const FIELDS = [
  ['Type', 'AI', 'type'],
  ['Observer', ANY, 'observers'],
  ['Individual', ANY, 'observees'],
  ['Department', ANY, 'departments'],
  ['Location', ANY, 'locations'],
  ['Task', ANY, 'tasks'],
  ['Date from', '2025-01-01', 'dateFrom'],
  ['Date to', '2026-01-01', 'dateTo'],
  ['Technique', 'Incorrect', 'showResult'],
  ['Principles', 'Inside Base', 'principles'],
  ['AI result correct', 'Yes', 'aiResultCorrect'],
  ['Internally reviewed', 'No', 'internallyReviewed'],
  ['AI review', 'Unreviewed', 'aiReviewStatus'],
  ['AI error cause', 'Device issue', 'aiErrorCause'],
] as const

describe('the filter form', () => {
  test('[21.28] one click on Apply applies each of the fourteen fields, and the first rows are in view', async ({
    page,
  }) => {
    await signIn(page, OBSERVER, { path: '/allobservations' })
    await loaded(page)
    for (const [label, choice, name] of FIELDS) {
      await openFields(page)
      if (label.startsWith('Date')) await fieldOf(page, label).fill(String(choice))
      else await choose(page, label, choice)
      await pressApply(page)
      await page.waitForURL((url) => url.searchParams.has(name))
      expect(Object.keys(filtersOf(page))).toEqual([name])
      await applyOf(page).waitFor({ state: 'detached' })
      if (name === 'type')
        await expect.poll(() => bottomOf(rowsOf(page).nth(1))).toBeLessThan(DESKTOP.height)
      await formOf(page).getByRole('button', { name: 'Clear' }).click()
      await page.waitForURL((url) => !url.searchParams.has(name))
      await chipsOf(page).waitFor({ state: 'detached' })
    }
  })

  test('[21.28] Enter on Apply does it too, without a mouse', async ({ page }) => {
    await signIn(page, OBSERVER, { path: '/allobservations' })
    await loaded(page)
    await formOf(page).getByRole('button', { name: 'Filters' }).press('Enter')
    await fieldOf(page, 'Type').press('ArrowDown')
    await page.getByRole('option', { name: 'AI' }).waitFor()
    for (const key of ['ArrowDown', 'Enter', 'Tab']) await page.keyboard.press(key)
    await applyOf(page).press('Enter')
    await page.waitForURL((url) => url.searchParams.get('type') === 'AI')
  })

  test('[2.62] [2.64] [2.67] [2.69] five filters are applied at once from page 1; reload, Back, Forward and a copied address show the same', async ({
    page,
    another,
  }) => {
    await page.setViewportSize(WIDE)
    await signIn(page, OBSERVER, { path: '/allobservations?page=3' })
    await loaded(page)
    await openFields(page)
    await choose(page, 'Task', TASK)
    await choose(page, 'Type', 'AI')
    await choose(page, 'Technique', 'Correct')
    // Other tests add true negatives and false positives meanwhile.
    await choose(page, 'AI review', 'False negative')
    await fieldOf(page, 'Date from').fill('2025-01-01')
    expect(filtersOf(page)).toEqual({})
    expect(queryOf(page).get('page')).toBe('3')
    await pressApply(page)
    await page.waitForURL((url) => url.searchParams.get('type') === 'AI')
    await expect.poll(() => valuesOf(page, 'AI review')).toEqual(['False negative'])
    await expect.poll(() => valuesOf(page, 'Task')).toEqual([TASK])
    await expect.poll(() => valuesOf(page, 'Type')).toEqual(['AI'])
    await expect.poll(() => columnOf(page, 'Technique')).not.toContain('Incorrect')
    expect(queryOf(page).get('page') ?? '1').toBe('1')
    expect(Object.keys(filtersOf(page)).toSorted()).toEqual([
      'aiReviewStatus',
      'dateFrom',
      'showResult',
      'tasks',
      'type',
    ])
    await answered(page)
    const address = page.url()
    const rows = await rowsOf(page).allInnerTexts()
    const chips = await chipsOf(page).getByRole('listitem').allInnerTexts()
    expect(chips).toHaveLength(5)

    const isSame = async (seen: Page) => {
      await chipsOf(seen)
        .getByText(chips[0] ?? '')
        .waitFor()
      await loaded(seen)
      await openFields(seen)
      await expect.poll(() => rowsOf(seen).allInnerTexts()).toEqual(rows)
      await expect.poll(() => chipsOf(seen).getByRole('listitem').allInnerTexts()).toEqual(chips)
      await expect.poll(() => chosenIn(seen, 'Type')).toBe('AI')
      await expect.poll(() => fieldOf(seen, 'Date from').inputValue()).toBe('2025-01-01')
    }
    await page.reload()
    await isSame(page)
    await page.goBack()
    await page.waitForURL((url) => url.searchParams.get('page') === '3')
    await chipsOf(page).waitFor({ state: 'detached' })
    await expect.poll(() => chosenIn(page, 'Type')).toBe('')
    await page.goForward()
    await isSame(page)
    const other = await another()
    await other.setViewportSize(WIDE)
    await signIn(other, OBSERVER, { path: address })
    await isSame(other)
  })
})

describe('on a phone', () => {
  test.override({ viewport: PHONE })
  test('[21.28] the fields are one below the other, nothing is wider than the screen, and one tap applies', async ({
    page,
    context,
  }) => {
    await signIn(page, OBSERVER, { path: '/allobservations?type=AI' })
    await formOf(page).getByRole('button', { name: 'Filters (1)' }).click()
    const [type, observer] = await Promise.all([
      fieldOf(page, 'Type').boundingBox(),
      fieldOf(page, 'Observer').boundingBox(),
    ])
    expect(observer?.y).toBeGreaterThan((type?.y ?? 0) + (type?.height ?? 0))
    const width = () => document.documentElement.scrollWidth
    await expect.poll(() => page.evaluate(width)).toBe(PHONE.width)
    await choose(page, 'Task', ANY)
    await applyOf(page).scrollIntoViewIfNeeded()
    await tapApply(page, context)
    await page.waitForURL((url) => url.searchParams.has('tasks'))
    await formOf(page).getByRole('button', { name: 'Filters (2)' }).waitFor()
    await expect.poll(() => fieldOf(page, 'Type').count()).toBe(0)
  })
})

/** A touch as the browser gets it: pointer, touch and mouse events in their order. */
async function tapApply(page: Page, context: BrowserContext): Promise<void> {
  const { x, y, width, height } = (await applyOf(page).boundingBox()) ?? expect.fail('no Apply')
  const session = await context.newCDPSession(page)
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
