/** /allobservations in a real browser: columns, links, and one client at a time. */
import { describe, expect } from 'vitest'
import { test, WIDE } from '../support/browser.ts'
import { columnOf, headersOf, rowsOf } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

const OBSERVER = 'observer@northwind.example'
const COLUMNS = [
  'Date',
  'Individual',
  'Technique',
  'Task',
  'Location',
  'Department',
  'Observer',
  'Type',
]

describe('what the list shows', () => {
  test.override({ viewport: WIDE })

  test('[9.1] [2.3] [9.25] [9.26] [9.27] ten rows of page 1, newest first, in columns with limits', async ({
    page,
  }) => {
    await signIn(page, OBSERVER, { path: '/allobservations' })
    await rowsOf(page).nth(9).waitFor()
    await expect.poll(() => headersOf(page).allTextContents()).toEqual([...COLUMNS, 'AI review'])
    expect(await rowsOf(page).count()).toBe(10)
    const dates = await columnOf(page, 'Date')
    // The demo's client is an hour ahead of the browser.
    for (const date of dates)
      expect(date).toMatch(
        /^\d{2}\/\d{2}\/\d{2}, \d{2}:\d{2}\s+(\d{2}\/\d{2}\/\d{2}, )?\d{2}:\d{2} (CET|CEST)$/,
      )
    const instants = dates.map(instantOf)
    expect(instants).toEqual(instants.toSorted((a, b) => b - a))
    await expect.poll(() => headersOf(page).first().getAttribute('aria-sort')).toBe('descending')
    const minimum = await page
      .locator('main table')
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).minWidth))
    expect(minimum).toBeGreaterThanOrEqual(720)
    const widths = await page
      .locator('main tbody td > span')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width))
    expect(Math.max(...widths)).toBeLessThanOrEqual(300)
  })
})

/** 'dd/mm/yyyy, hh:mm' */
function instantOf(shown: string): number {
  const [day, month, year, hour, minute] = shown.match(/\d+/g)?.map(Number) ?? []
  return Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute)
}

/** Deletion of selected observations in the list, and its confirmation. */
test('[2.39] [2.47] [2.48] [4.10] chosen rows are deleted after a confirmation, and show again with show deleted', async ({
  page,
}) => {
  await signIn(page, 'super@contoso.example', { path: '/allobservations?page=5' })
  const row = (index: number) => page.getByRole('row').nth(index)
  const linkOf = (index: number) => row(index).getByRole('link').first().getAttribute('href')
  // In the middle of an old page: additions by other tests shift it by a row or two at most.
  await row(8).waitFor()
  const gone = [await linkOf(4), await linkOf(5)]
  await row(4).getByRole('checkbox').check()
  await row(5).getByRole('checkbox').check()

  await page.getByRole('button', { name: /^Delete/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Deletion' })
  await dialog
    .getByText('Are you sure you want to carry out this deletion? This action cannot be undone.')
    .waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect([await linkOf(4), await linkOf(5)]).toEqual(gone)

  await page.getByRole('button', { name: /^Delete/ }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.locator(`a[href="${gone[0]}"]`).waitFor({ state: 'detached' })
  expect(gone).not.toContain(await linkOf(4))

  await page.goto('/allobservations?page=5&showDeleted=true')
  await page.locator(`a[href="${gone[0]}"]`).getByText('Deleted').waitFor()
})
