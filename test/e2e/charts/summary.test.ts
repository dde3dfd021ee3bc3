/**
 * Summary, dashboard and client overview in a browser: the charts, and that every figure links to the list of its
 * observations.
 */
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../support/browser.ts'
import { loaded, queryOf } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

const list = async (page: Page, query = ''): Promise<void> => {
  await signIn(page, 'super@northwind.example', { path: `/allobservations${query}` })
  await loaded(page)
  await drawing(page, 'Correct vs Incorrect').waitFor()
}

/** Returns the SVG of a chart, which is not an icon of a button or label. */
const drawing = (page: Page, name: string): Locator =>
  chart(page, name).getByRole('img').locator('svg')

const chart = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

const countOf = (text: string | null): number => Number((text ?? '').replaceAll(/\D/g, ''))

/**
 * Follows a link and compares its figure with the total below the list. Other tests add observations meanwhile: a
 * figure that has become out of date is read again, a wrong one stays wrong.
 */
async function proves(page: Page, link: Locator): Promise<void> {
  const figures = page.url()
  const journey = async () => {
    await page.goto(figures)
    const count = countOf(await link.textContent())
    expect(count).toBeGreaterThan(0)
    await link.click()
    await page.waitForURL(/\/allobservations\?/)
    await page.reload()
    await loaded(page)
    return (await totalOf(page)) - count
  }
  await expect.poll(journey, { timeout: 30_000 }).toBe(0)
}

async function totalOf(page: Page): Promise<number> {
  const words = await page
    .locator('main')
    .getByText(/^[\d,]+(–[\d,]+)? of [\d,]+$/)
    .textContent()
  return countOf((words ?? '').split(' of ')[1] ?? '')
}

describe('the summary panel', () => {
  test('[2.70] [2.71] [4.42] shows the last 12 months; both slices lead to their lists', async ({
    page,
  }) => {
    await list(page)
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Date range' }).textContent())
      .toBe('12 months')
    for (const verdict of ['correct', 'incorrect']) {
      await page.goto('/allobservations')
      const link = page.getByRole('link', { name: new RegExp(`^[\\d,]+ ${verdict} observations$`) })
      await proves(page, link)
      expect(queryOf(page).get('showResult')).toBe(verdict)
    }
  })

  test('[2.71] a click on the pie itself leads there too', async ({ page }) => {
    await list(page)
    // Three o'clock on the ring: the correct slice begins at noon and is more than half.
    await drawing(page, 'Correct vs Incorrect').click({ position: { x: 160, y: 90 } })
    await page.waitForURL(/showResult=correct/)
    expect(queryOf(page).get('dateFrom')).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('[2.72] a click on a point of the line leads to its days', async ({ page }) => {
    await list(page)
    await drawing(page, 'Observations Over Time').click({ position: { x: 180, y: 100 } })
    await page.waitForURL(/dateFrom=/)
    expect(queryOf(page).get('dateFrom')).toMatch(/-01$/)
    expect(queryOf(page).get('dateTo')).toMatch(/-(28|29|30|31)$/)
    await page.getByText('as the list is filtered').waitFor()
  })
})

describe('the dashboard', () => {
  test('[2.19] its figures lead to the lists that prove them', async ({ page }) => {
    await signIn(page, 'super@northwind.example')
    for (const name of [
      /^[\d,]+ observations$/,
      /^[\d,]+ AI results to review$/,
      /^[\d,]+ observations?, Autumn lifting drive$/,
      /^[\d,]+ incorrect observations?, Picking$/,
    ]) {
      await page.goto('/home')
      await proves(page, page.getByRole('link', { name }).first())
    }
  })
})

describe('the client overview', () => {
  test('[2.20] each number leads to that client’s list', async ({ page }) => {
    await signIn(page, 'provider@liftwise.example', { path: '/clientoverview' })
    const row = page.getByRole('row', { name: /^Contoso Retail/ })
    await proves(page, row.getByRole('link', { name: /incorrect observations?/ }))
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Client' }).inputValue())
      .toBe('Contoso Retail')
    await page.goto('/clientoverview')
    await page.getByRole('rowheader').first().waitFor()
    expect(await page.getByText('Fabrikam Closed').count()).toBe(0)
  })
})
