/** /aiaccuracy in a real browser: reviews change the figures, and each figure links to its observations. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { askServer } from '../support/serverCalls.ts'
import { DESKTOP, PHONE, test, WIDE } from '../support/browser.ts'
import { resize } from '../support/resize.ts'
import { headersOf, loaded, queryOf, valuesOf } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

const SUPER = 'super@northwind.example'

describe('the report on the AI', () => {
  test('[24.3] a cell leads to exactly its observations, and Back leads to the report', async ({
    page,
  }) => {
    await signIn(page, SUPER)
    const matrix = await report(page)
    // Other tests review results that the AI rated as correct.
    const cell = page.getByRole('link', { name: /^[\d,]+ observations?: True positive$/ })
    await cell.click()
    await page.waitForURL(/\/allobservations/)
    await page.getByRole('heading', { level: 1, name: 'Observations' }).waitFor()
    await loaded(page)
    const query = queryOf(page)
    const filter = {
      dateFrom: query.get('dateFrom'),
      dateTo: query.get('dateTo'),
      type: query.get('type')?.split(','),
      aiReviewStatus: query.get('aiReviewStatus')?.split(','),
      judgedBy: query.get('judgedBy')?.split(','),
      captureQuality: query.get('captureQuality')?.split(','),
    }
    expect(filter.aiReviewStatus).toEqual(['TRUE_POSITIVE'])
    const { total } = await askServer<{ total: number }>(page, SUPER, TOTAL, { filter })
    expect(total).toBe(matrix['True positive'])
    await resize(page, WIDE)
    await expect
      .poll(async () => (await headersOf(page).allTextContents()).includes('AI review'))
      .toBe(true)
    await expect.poll(() => valuesOf(page, 'AI review')).toEqual(['True positive'])
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'AI accuracy' }).waitFor()
  })
})

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s', (_device, viewport) => {
  test.override({ viewport })

  test('[40.3] the whole report fits the width', async ({ page }) => {
    await signIn(page, SUPER)
    await report(page)
    const widths = await page
      .locator('main section')
      .evaluateAll((cards) => cards.map((card) => card.scrollWidth - card.clientWidth))
    expect(Math.max(...widths)).toBeLessThanOrEqual(0)
  })
})

/** Reads the figures of the last 12 months from the screen. */
async function report(page: Page) {
  await page.goto('/aiaccuracy')
  await page.getByRole('table', { name: 'Confusion matrix' }).waitFor()
  const matrix: Record<string, number> = {}
  for (const name of ['True positive', 'False negative', 'False Positive', 'True negative'])
    matrix[name] = await countOf(page, new RegExp(`^[\\d,]+ observations?: ${name}$`, 'u'))
  return matrix
}

async function countOf(page: Page, name: RegExp): Promise<number> {
  const link = page.getByRole('link', { name })
  if ((await link.count()) === 0) return 0
  return Number((await link.innerText()).replaceAll(/\D/gu, ''))
}

const TOTAL = 'query ($filter: ObservationFilter) { total: totalObservations(filter: $filter) }'
