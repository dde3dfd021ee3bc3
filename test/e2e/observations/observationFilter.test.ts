/** Filter form of /allobservations in a real browser: apply, reload, back, copied URL, clear. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { PHONE, test } from '../support/browser.ts'
import { columnOf, loaded, queryOf, rowsOf, valuesOf } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

const OBSERVER = 'observer@northwind.example'
const TASK = 'Lift box from floor to conveyor'

const formOf = (page: Page) => page.getByRole('search', { name: 'Filters' })
const fieldOf = (page: Page, label: string) => formOf(page).getByLabel(label, { exact: true })
const chipsOf = (page: Page) => formOf(page).getByRole('list', { name: 'Active filters' })

async function pick(page: Page, label: string, choice: string): Promise<void> {
  await fieldOf(page, label).click()
  await page.getByRole('option', { name: choice, exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}

const press = (page: Page, name: 'Apply' | 'Clear') =>
  formOf(page).getByRole('button', { name, exact: true }).click()

/** Returns the filters in the URL. */
const filtersOf = (page: Page) =>
  Object.fromEntries([...queryOf(page)].filter(([key]) => !['clientId', 'page'].includes(key)))

describe('the filter form', () => {
  test('[2.62] [2.64] [2.67] [2.69] five filters are applied at once from page 1; reload, Back, Forward and a copied address show the same', async ({
    page,
    another,
  }) => {
    await signIn(page, OBSERVER, { path: '/allobservations?page=3' })
    await loaded(page)
    await pick(page, 'Task', TASK)
    await pick(page, 'Type', 'AI')
    await pick(page, 'Technique', 'Correct')
    await pick(page, 'AI review', 'True negative')
    await fieldOf(page, 'Date from').fill('2025-01-01')
    expect(filtersOf(page)).toEqual({})
    expect(queryOf(page).get('page')).toBe('3')
    await press(page, 'Apply')
    await page.waitForURL((url) => url.searchParams.get('type') === 'AI')
    await expect.poll(() => valuesOf(page, 'Task')).toEqual([TASK])
    expect(await valuesOf(page, 'Type')).toEqual(['AI'])
    expect(await valuesOf(page, 'AI review')).toEqual(['True negative'])
    expect(await columnOf(page, 'Technique')).not.toContain('Incorrect')
    expect(queryOf(page).get('page') ?? '1').toBe('1')
    expect(Object.keys(filtersOf(page)).toSorted()).toEqual([
      'aiReviewStatus',
      'dateFrom',
      'showResult',
      'tasks',
      'type',
    ])
    const address = page.url()
    const rows = await rowsOf(page).allInnerTexts()
    const chips = await chipsOf(page).getByRole('listitem').allInnerTexts()
    expect(chips).toHaveLength(5)

    const isSame = async (seen: Page) => {
      await chipsOf(seen)
        .getByText(chips[0] ?? '')
        .waitFor()
      await loaded(seen)
      await fieldOf(seen, 'Type').waitFor()
      await expect.poll(() => rowsOf(seen).allInnerTexts()).toEqual(rows)
      await expect.poll(() => chipsOf(seen).getByRole('listitem').allInnerTexts()).toEqual(chips)
      expect(await fieldOf(seen, 'Type').textContent()).toBe('AI')
      expect(await fieldOf(seen, 'Date from').inputValue()).toBe('2025-01-01')
    }
    await page.reload()
    await isSame(page)
    await page.goBack()
    await page.waitForURL((url) => url.searchParams.get('page') === '3')
    await chipsOf(page).waitFor({ state: 'detached' })
    expect(await fieldOf(page, 'Type').textContent()).toBe('All')
    await page.goForward()
    await isSame(page)
    const other = await another()
    await signIn(other, OBSERVER, { path: address })
    await isSame(other)
  })
})

describe('on a phone', () => {
  test.override({ viewport: PHONE })
  test('[21.22] the fields stand behind a button, one below the other, and nothing is wider than the screen', async ({
    page,
  }) => {
    await signIn(page, OBSERVER, { path: '/allobservations?type=AI' })
    const button = formOf(page).getByRole('button', { name: 'Filters (1)' })
    await button.click()
    const [type, observer] = await Promise.all([
      fieldOf(page, 'Type').boundingBox(),
      fieldOf(page, 'Observer').boundingBox(),
    ])
    expect(observer?.y).toBeGreaterThan((type?.y ?? 0) + (type?.height ?? 0))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await pick(page, 'Technique', 'Incorrect')
    await press(page, 'Apply')
    await formOf(page).getByRole('button', { name: 'Filters (2)' }).waitFor()
    expect(await fieldOf(page, 'Type').count()).toBe(0)
  })
})
