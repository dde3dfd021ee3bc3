/** Search, sorting, pages and deleted observations of the list in a real browser, all of them in the URL. */
import { describe, expect } from 'vitest'
import { test } from '../support/browser.ts'
import { loaded, queryOf, rowsOf, valuesOf } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

const OBSERVER = 'observer@northwind.example'
const RARE_TASK = 'Two-person furniture lift'
const RARE = 'furniture'

describe('pages', () => {
  test('[2.3] [2.40] [2.67] [9.2] a deep link opens its page and search; reload and Back keep them', async ({
    page,
  }) => {
    await signIn(page, OBSERVER, { path: '/' })
    await page.waitForURL((url) => url.searchParams.has('clientId'))
    const clientId = queryOf(page).get('clientId')
    const address = `/allobservations?page=3&search=${RARE}&clientId=${clientId}`
    await page.goto(address)
    const pager = page.getByRole('navigation', { name: 'Pages' })
    const numbers = () =>
      pager
        .getByRole('button')
        .filter({ hasText: /^\d+$/ })
        .evaluateAll((buttons) => buttons.map(({ textContent }) => Number(textContent)))
    const current = pager.locator('[aria-current="page"]')
    await current.getByText('3', { exact: true }).waitFor()
    const search = page.getByRole('searchbox', { name: 'Search' })
    await expect.poll(() => search.inputValue()).toBe(RARE)
    await expect.poll(() => valuesOf(page, 'Task')).toEqual([RARE_TASK])
    const gaps = pager.locator('.MuiPaginationItem-ellipsis')
    await expect.poll(numbers).toEqual([1, 2, 3, 4, 5])
    await expect.poll(() => gaps.count()).toBe(1)
    const third = await rowsOf(page).allInnerTexts()

    await page.reload()
    await current.getByText('3', { exact: true }).waitFor()
    await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual(third)

    await pager.getByRole('button', { name: '4', exact: false }).first().click()
    await page.waitForURL((url) => url.searchParams.get('page') === '4')
    expect(queryOf(page).get('search')).toBe(RARE)
    await expect.poll(() => rowsOf(page).allInnerTexts()).not.toEqual(third)
    await expect.poll(numbers).toEqual([2, 3, 4, 5, 6])
    await expect.poll(() => gaps.count()).toBe(2)

    await pager.getByRole('button', { name: 'Go to last page' }).click()
    await page.waitForURL((url) => Number(url.searchParams.get('page')) > 6)
    const last = Number(queryOf(page).get('page'))
    await current.getByText(String(last), { exact: true }).waitFor()
    await expect.poll(numbers).toEqual([last - 4, last - 3, last - 2, last - 1, last])
    const toLast = pager.getByRole('button', { name: 'Go to last page' })
    await expect.poll(() => toLast.isDisabled()).toBe(true)

    await page.goBack()
    await page.goBack()
    await page.waitForURL((url) => url.searchParams.get('page') === '3')
    await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual(third)

    await pager.getByRole('button', { name: 'Go to first page' }).click()
    await page.waitForURL((url) => (url.searchParams.get('page') ?? '1') === '1')
    await current.getByText('1', { exact: true }).waitFor()
    const toFirst = pager.getByRole('button', { name: 'Go to first page' })
    await expect.poll(() => toFirst.isDisabled()).toBe(true)
  })

  test('[37.4] a row leads to its observation, and Back to the same page of the list', async ({
    page,
  }) => {
    await signIn(page, OBSERVER, { path: `/allobservations?page=3&search=${RARE}` })
    await loaded(page)
    const rows = await rowsOf(page).allInnerTexts()
    const { search } = new URL(page.url())
    await rowsOf(page).nth(1).getByRole('link').click()
    await page.waitForURL(/\/allobservations\/[0-9a-f-]{36}\?/)
    await page.getByRole('heading', { level: 1, name: 'Observation' }).waitFor()
    await page.getByRole('heading', { name: 'Result', exact: true }).waitFor()
    await page.goBack()
    await page.getByRole('navigation', { name: 'Pages' }).waitFor()
    await loaded(page)
    expect(new URL(page.url()).pathname).toBe('/allobservations')
    expect(new URL(page.url()).search).toBe(search)
    await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual(rows)
  })
})
