/** Filter form of /allobservations in a real browser: apply in one click, reload, back, copied URL. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answered } from '../support/answered.ts'
import { test, WIDE } from '../support/browser.ts'
import { columnOf, loaded, queryOf, rowsOf, valuesOf } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

const OBSERVER = 'observer@northwind.example'
const TASK = 'Lift box from floor to conveyor'

const formOf = (page: Page) => page.locator('form[role=search]')
const fieldOf = (page: Page, label: string) => formOf(page).getByLabel(label, { exact: true })
const chosenIn = (page: Page, label: string) => fieldOf(page, label).locator('..').innerText()
const chipsOf = (page: Page) => formOf(page).getByRole('list', { name: 'Active filters' })

async function openFields(page: Page): Promise<void> {
  const toggle = formOf(page).getByRole('button', { name: /^Filters/ })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
}

/** Chooses in a dropdown, which stays open where it takes several. */
async function choose(page: Page, label: string, choice: string): Promise<void> {
  await fieldOf(page, label).click()
  await page.getByRole('option', { name: choice, exact: true }).first().click()
}

/** Presses where Apply is now, without waiting for it to be there later. */
async function pressApply(page: Page): Promise<void> {
  const apply = formOf(page).getByText('Apply', { exact: true })
  const { x, y, width, height } = (await apply.boundingBox()) ?? expect.fail('no Apply')
  await page.mouse.click(x + width / 2, y + height / 2)
}

/** Returns the filters in the URL. */
const filtersOf = (page: Page) =>
  Object.fromEntries([...queryOf(page)].filter(([key]) => !['clientId', 'page'].includes(key)))

test('[2.62] [2.64] [2.67] [2.69] [9.25] [21.28] [37.4] five filters are applied by one click, with a menu open, from page 1; reload, Back, Forward and a copied address show the same', async ({
  page,
  another,
}) => {
  await page.setViewportSize(WIDE)
  await signIn(page, OBSERVER, { path: '/allobservations?page=3' })
  await loaded(page)
  const table = page.locator('main table')
  expect(await table.evaluate((element) => getComputedStyle(element).minWidth)).toBe('720px')
  await openFields(page)
  await fieldOf(page, 'Date from').fill('2025-01-01')
  await choose(page, 'Task', TASK)
  await choose(page, 'Technique', 'Correct')
  // Other tests add true negatives and false positives meanwhile.
  await choose(page, 'AI review', 'False negative')
  await choose(page, 'Type', 'AI')
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
    await expect.poll(() => fieldOf(seen, 'Date from').inputValue()).toBe('01/01/2025')
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
