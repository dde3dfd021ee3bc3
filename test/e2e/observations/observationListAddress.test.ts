/** Search, sorting, pages and deleted observations of the list in a real browser, all of them in the URL. */
import { describe, expect } from 'vitest'
import { test } from '../support/browser.ts'
import { headersOf, loaded, queryOf, rowsOf, valuesOf } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

const OBSERVER = 'observer@northwind.example'
const RARE_TASK = 'Two-person furniture lift'
const RARE = 'furniture'

describe('search', () => {
  test('[2.36] finds text whatever its case, and lands in the address', async ({ page }) => {
    await signIn(page, OBSERVER, { path: '/allobservations?page=2' })
    await loaded(page)
    await page.getByRole('searchbox', { name: 'Search' }).fill('FURNITURE')
    await page.waitForURL((url) => url.searchParams.get('search') === 'FURNITURE')
    await expect.poll(() => valuesOf(page, 'Task')).toEqual([RARE_TASK])
    expect(queryOf(page).get('page') ?? '1').toBe('1')
    await expect.poll(() => valuesOf(page, 'Task')).toEqual([RARE_TASK])
    await page.goBack()
    await page.waitForURL((url) => url.searchParams.get('page') === '2')
    await expect.poll(() => page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('')
  })
})

describe('sorting', () => {
  test('[2.37] a header sorts descending, then ascending, with an arrow and in the address', async ({
    page,
  }) => {
    await signIn(page, OBSERVER, { path: '/allobservations' })
    await loaded(page)
    const header = headersOf(page).filter({ hasText: /^Location$/ })
    expect(await header.getAttribute('aria-sort')).toBeNull()
    await header.getByRole('button').click()
    await page.waitForURL((url) => url.searchParams.get('order') === 'DESC')
    expect(queryOf(page).get('sort')).toBe('location.name')
    await expect.poll(() => valuesOf(page, 'Location')).toEqual(['Yard'])
    expect(await header.getAttribute('aria-sort')).toBe('descending')
    const arrow = header.locator('svg')
    const opacity = () => arrow.evaluate((icon) => getComputedStyle(icon).opacity)
    await expect.poll(opacity).toBe('1')
    await header.getByRole('button').click()
    await page.waitForURL((url) => url.searchParams.get('order') === 'ASC')
    await expect.poll(() => valuesOf(page, 'Location')).toEqual(['Cold Store'])
    expect(await header.getAttribute('aria-sort')).toBe('ascending')
    await expect.poll(opacity).toBe('1')
    await page.reload()
    await rowsOf(page).first().waitFor()
    expect(await header.getAttribute('aria-sort')).toBe('ascending')
    await expect.poll(() => valuesOf(page, 'Location')).toEqual(['Cold Store'])
  })
})

describe('pages', () => {
  test('[2.3] [2.40] [2.67] [9.2] a deep link opens its page and search; reload and Back keep them', async ({
    page,
  }) => {
    await signIn(page, OBSERVER, { path: '/' })
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
    expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe(RARE)
    await expect.poll(() => valuesOf(page, 'Task')).toEqual([RARE_TASK])
    expect(await numbers()).toEqual([1, 2, 3, 4, 5])
    expect(await pager.locator('.MuiPaginationItem-ellipsis').count()).toBe(1)
    const third = await rowsOf(page).allInnerTexts()

    await page.reload()
    await current.getByText('3', { exact: true }).waitFor()
    await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual(third)

    await pager.getByRole('button', { name: '4', exact: false }).first().click()
    await page.waitForURL((url) => url.searchParams.get('page') === '4')
    expect(queryOf(page).get('search')).toBe(RARE)
    await expect.poll(() => rowsOf(page).allInnerTexts()).not.toEqual(third)
    expect(await numbers()).toEqual([2, 3, 4, 5, 6])
    expect(await pager.locator('.MuiPaginationItem-ellipsis').count()).toBe(2)

    await pager.getByRole('button', { name: 'Go to last page' }).click()
    await page.waitForURL((url) => Number(url.searchParams.get('page')) > 6)
    const last = Number(queryOf(page).get('page'))
    await current.getByText(String(last), { exact: true }).waitFor()
    expect(await numbers()).toEqual([last - 4, last - 3, last - 2, last - 1, last])
    expect(await pager.getByRole('button', { name: 'Go to last page' }).isDisabled()).toBe(true)

    await page.goBack()
    await page.goBack()
    await page.waitForURL((url) => url.searchParams.get('page') === '3')
    await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual(third)

    await pager.getByRole('button', { name: 'Go to first page' }).click()
    await page.waitForURL((url) => (url.searchParams.get('page') ?? '1') === '1')
    await current.getByText('1', { exact: true }).waitFor()
    expect(await pager.getByRole('button', { name: 'Go to first page' }).isDisabled()).toBe(true)
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
    await page.getByRole('heading', { name: 'Result' }).waitFor()
    await page.goBack()
    await page.getByRole('navigation', { name: 'Pages' }).waitFor()
    await loaded(page)
    expect(new URL(page.url()).pathname).toBe('/allobservations')
    expect(new URL(page.url()).search).toBe(search)
    await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual(rows)
  })
})

describe('deleted observations', () => {
  test('[2.42] [4.10] are asked for by the toggle only, from page 1, and are marked', async ({
    page,
  }) => {
    await signIn(page, OBSERVER)
    const asked: unknown[] = []
    await page.route('**/graphql', async (route) => {
      const sent = route.request().postDataJSON() as { query: string; variables: Sent }
      if (!sent.query.includes('allObservations')) return route.continue()
      const { filter, input } = sent.variables
      const showDeleted = filter?.showDeleted ?? input?.showDeleted ?? false
      asked.push(showDeleted)
      const answer = await route.fetch()
      const text = await answer.text()
      // The demo has no deleted observation; the first row of the response becomes one.
      const deleted = text.replace('"deleted_at":null', '"deleted_at":"2026-01-02T03:04:05.000Z"')
      return route.fulfill({ response: answer, body: showDeleted ? deleted : text })
    })
    await page.goto('/allobservations?page=2')
    await loaded(page)
    const toggle = page.getByRole('switch', { name: 'Show deleted' })
    expect(await toggle.isChecked()).toBe(false)
    expect(asked).toEqual([false])
    await toggle.click()
    await page.waitForURL((url) => url.searchParams.get('showDeleted') === 'true')
    await page.locator('main tbody').getByText('Deleted', { exact: true }).waitFor()
    expect(queryOf(page).get('page') ?? '1').toBe('1')
    expect(asked.at(-1)).toBe(true)
    await toggle.click()
    await page.waitForURL((url) => !url.searchParams.has('showDeleted'))
    await page
      .locator('main tbody')
      .getByText('Deleted', { exact: true })
      .waitFor({ state: 'detached' })
  })
})

interface Sent {
  filter?: { showDeleted?: boolean }
  input?: { showDeleted?: boolean }
}
