/** /aiaccuracy in a real browser: what a reviewer says is counted, and each figure leads to its observations. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { askServer } from './support/askServer.ts'
import { DESKTOP, PHONE, test } from './support/browser.ts'
import { loaded, queryOf, valuesOf } from './support/listScreen.ts'
import { signIn } from './support/signIn.ts'

const SUPER = 'super@northwind.example'

describe('the report on the AI', () => {
  test('counts a false positive as soon as a reviewer has said so, with its causes', async ({
    page,
  }) => {
    await signIn(page, SUPER)
    const before = await report(page)
    const { id } = await unreviewedPositive(page)
    const input = { ai_review_status: 'FALSE_POSITIVE', ai_error_cause: ['USER_ERROR'] }
    await askServer(page, SUPER, REVIEW, { id, input })
    const after = await report(page)
    expect(after.matrix['False Positive']).toBe((before.matrix['False Positive'] ?? 0) + 1)
    expect(after.unreviewed).toBe(before.unreviewed - 1)
    expect(after.userErrors).toBe(before.userErrors + 1)
  })

  test('a cell leads to exactly its observations, and Back leads to the report', async ({
    page,
  }) => {
    await signIn(page, SUPER)
    const { matrix } = await report(page)
    const cell = page.getByRole('link', { name: /^[\d,]+ observations: False Positive$/ })
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
    }
    expect(filter.aiReviewStatus).toEqual(['FALSE_POSITIVE'])
    const { total } = await askServer<{ total: number }>(page, SUPER, TOTAL, { filter })
    expect(total).toBe(matrix['False Positive'])
    expect(await valuesOf(page, 'AI review')).toEqual(['False Positive'])
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'AI accuracy' }).waitFor()
  })

  test('a reload keeps the months that were chosen', async ({ page }) => {
    await signIn(page, SUPER)
    await page.goto('/aiaccuracy')
    await page.getByRole('combobox', { name: 'Date range' }).click()
    await page.getByRole('option', { name: '3 months' }).click()
    await page.waitForURL(/dateFrom=/)
    const days = [queryOf(page).get('dateFrom'), queryOf(page).get('dateTo')]
    await page.reload()
    await page.getByRole('table', { name: 'Confusion matrix' }).waitFor()
    expect([queryOf(page).get('dateFrom'), queryOf(page).get('dateTo')]).toEqual(days)
    expect(await page.getByRole('combobox', { name: 'Date range' }).innerText()).toBe('3 months')
  })

  test('a client without AI reads that it has none', async ({ page }) => {
    await signIn(page, 'super@contoso.example')
    await page.goto('/aiaccuracy')
    await page.getByText('Contoso Retail does not use AI').waitFor()
  })
})

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s', (_device, viewport) => {
  test.override({ viewport })

  test('the whole report fits the width', async ({ page }) => {
    await signIn(page, SUPER)
    await report(page)
    const widths = await page
      .locator('main section')
      .evaluateAll((cards) => cards.map((card) => card.scrollWidth - card.clientWidth))
    expect(Math.max(...widths)).toBeLessThanOrEqual(0)
  })
})

/** The figures of the last 12 months, as the screen has them. */
async function report(page: Page) {
  await page.goto('/aiaccuracy')
  await page.getByRole('table', { name: 'Confusion matrix' }).waitFor()
  const matrix: Record<string, number> = {}
  for (const name of ['True positive', 'False negative', 'False Positive', 'True negative'])
    matrix[name] = await countOf(page, new RegExp(`^[\\d,]+ observations: ${name}$`, 'u'))
  return {
    matrix,
    unreviewed: await countOf(page, /^Review [\d,]+ unreviewed$/u),
    userErrors: await countOf(page, /^[\d,]+ observations: User error$/u),
  }
}

async function countOf(page: Page, name: RegExp): Promise<number> {
  const link = page.getByRole('link', { name })
  if ((await link.count()) === 0) return 0
  return Number((await link.innerText()).replaceAll(/\D/gu, ''))
}

/** The oldest that the report counts, which no other test looks at. */
async function unreviewedPositive(page: Page): Promise<{ id: string }> {
  const day = new Date()
  day.setUTCMonth(day.getUTCMonth() - 11)
  const filter = {
    dateFrom: day.toISOString().slice(0, 10),
    type: ['AI'],
    aiReviewStatus: ['UNREVIEWED'],
    showResult: 'incorrect',
    sort: { column: 'date', order: 'ASC' },
    take: 1,
  }
  const { rows } = await askServer<{ rows: { id: string }[] }>(page, SUPER, OLDEST, { filter })
  const [oldest] = rows
  if (!oldest) throw new Error('The demo has no unreviewed positive.')
  return oldest
}

const OLDEST =
  'query ($filter: ObservationFilter) { rows: allObservations(filter: $filter) { id } }'

const TOTAL = 'query ($filter: ObservationFilter) { total: totalObservations(filter: $filter) }'

const REVIEW = `mutation ($id: ID!, $input: UpdateObservationInput!) {
  updateObservation(id: $id, input: $input) { id }
}`
