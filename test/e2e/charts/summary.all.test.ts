/** The drawings of the summary in a browser: what is clicked in them leads to its list. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../support/browser.ts'
import { loaded, queryOf } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

async function openSummary(page: Page): Promise<void> {
  await signIn(page, 'super@northwind.example', { path: '/allobservations' })
  await loaded(page)
  // Shown at once, as for paper, not when the page is idle; its code may still be on its way.
  const chart = drawing(page, 'Correct vs Incorrect')
  await expect
    .poll(async () => {
      await page.evaluate(() =>
        ['beforeprint', 'afterprint'].map((type) => window.dispatchEvent(new Event(type))),
      )
      return chart.isVisible()
    })
    .toBe(true)
}

/** Returns the SVG of a chart, which is not an icon of a button or label. */
const drawing = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true }).getByRole('img').locator('svg')

test('[2.71] [2.72] a click on a slice of the pie or on a point of the line leads to its list', async ({
  page,
}) => {
  await openSummary(page)
  // Three o'clock on the ring: the correct slice begins at noon and is more than half.
  await drawing(page, 'Correct vs Incorrect').click({ position: { x: 160, y: 90 } })
  await page.waitForURL(/showResult=correct/)
  expect(queryOf(page).get('dates')).toBe('MONTHS_12')

  await openSummary(page)
  await drawing(page, 'Observations Over Time').click({ position: { x: 180, y: 100 } })
  await page.waitForURL(/dateFrom=\d{4}-\d\d-01.*/)
  expect(queryOf(page).get('dateTo')).toMatch(/-(28|29|30|31)$/)
  await page.getByText('filtered like the list').waitFor()
})
