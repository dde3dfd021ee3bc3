/** /taskanalysis in a real browser: the answer at first glance, its links, files and hidden names. */
import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { askServer } from '../support/serverCalls.ts'
import { DESKTOP, PHONE, test } from '../support/browser.ts'
import { arrivedAt, queryOf, save } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

const SUPER = 'super@northwind.example'

async function openPage(page: Page, search = ''): Promise<void> {
  await signIn(page, SUPER)
  await page.goto(`/taskanalysis${search}`)
  await page.getByRole('table', { name: /the surest first/u }).waitFor()
}

const incorrectLinks = (page: Page) =>
  page.getByRole('link', { name: /^[\d,]+ incorrect observations?: / })

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s', (_device, viewport) => {
  test.override({ viewport })

  test('[52.8] what stands out is seen without scrolling, and the page fits the width', async ({
    page,
  }) => {
    await openPage(page)
    const answer = page.getByText(/ is incorrect in \d+% of observations of \d+ people\./u).first()
    const bottom = async () => {
      const { y, height } = (await answer.boundingBox()) ?? expect.fail('no answer')
      return y + height
    }
    await expect.poll(bottom).toBeLessThanOrEqual(viewport.height)
    const widths = () =>
      page
        .locator('main section')
        .evaluateAll((cards) => cards.map((card) => card.scrollWidth - card.clientWidth))
    await expect.poll(async () => Math.max(...(await widths()))).toBeLessThanOrEqual(0)
  })
})

test('[52.8] places are compared at an address of their own, and a column sorts', async ({
  page,
}) => {
  await openPage(page)
  await page.getByRole('button', { name: 'Places', exact: true }).click()
  await expect.poll(() => queryOf(page).get('by')).toBe('LOCATION')
  await page.reload()
  await page.getByRole('button', { name: 'Places', exact: true, pressed: true }).waitFor()
  await page.getByRole('button', { name: 'Observations', exact: true }).click()
  const counts = await observationsOf(page)
  expect(counts.length).toBeGreaterThan(1)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  await page.getByRole('button', { name: 'Observations', exact: true }).click()
  const ascending = await observationsOf(page)
  expect(ascending).toEqual(ascending.toSorted((a, b) => a - b))
})

test('[52.8] a number of incorrect ones leads to a list of as many', async ({ page }) => {
  await signIn(page, SUPER)
  // Other tests add some meanwhile: a number that has become out of date is read again.
  await expect.poll(() => missingInList(page), { timeout: 30_000 }).toBe(0)
  expect(Object.fromEntries(queryOf(page))).toMatchObject({
    tasks: expect.stringMatching(/./u),
    showResult: 'incorrect',
  })
})

/** Follows the first number of incorrect ones, and returns how many more they are than the list has. */
async function missingInList(page: Page): Promise<number> {
  await page.goto('/taskanalysis')
  const link = incorrectLinks(page).first()
  const count = toNumber(await link.innerText())
  expect(count).toBeGreaterThan(0)
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Observations' }).waitFor()
  const query = queryOf(page)
  const filter = {
    dateFrom: query.get('dateFrom'),
    dateTo: query.get('dateTo'),
    tasks: query.get('tasks')?.split(','),
    principles: query.get('principles')?.split(','),
    showResult: query.get('showResult'),
  }
  const { total } = await askServer<{ total: number }>(page, SUPER, TOTAL, { filter })
  return count - total
}

test('[52.11] the file has what the table shows', async ({ page }) => {
  await openPage(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV', exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^Tasks and places \d{4}-\d\d-\d\d\.csv$/u)
  const text = readFileSync(await file.path(), 'utf8').slice(1)
  const { data } = Papa.parse<Record<string, string>>(text, { header: true })
  const shown = await observationsOf(page)
  expect(data.slice(0, shown.length).map(({ Observations }) => Number(Observations))).toEqual(shown)
})

test('[52.9] where the client hides names, no number of the page leads to a list', async ({
  page,
  another,
}) => {
  const provider = await another()
  await signIn(provider, 'provider@liftwise.example')
  await setNamesHidden(provider, true)
  await signIn(page, 'super@contoso.example')
  await page.goto('/taskanalysis')
  await page.getByText('nothing on this page leads to people’s names').waitFor()
  expect(await incorrectLinks(page).count()).toBe(0)
  await setNamesHidden(provider, false)
  await page.reload()
  await incorrectLinks(page).first().waitFor()
})

async function setNamesHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.goto('/clients')
  await page.getByRole('link', { name: 'Contoso Retail' }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('switch', { name: 'Hide names in tasks and places' }).setChecked(isHidden)
  await save(page, 'Save')
  await arrivedAt(page, 'Contoso Retail')
}

const observationsOf = async (page: Page): Promise<number[]> => {
  const table = page.getByRole('table', { name: /the surest first/u })
  const cells = await table.locator('td[data-label="Observations"]').allInnerTexts()
  return cells.map(toNumber)
}

const toNumber = (text: string): number => Number(text.replaceAll(/\D/gu, ''))

const TOTAL = 'query ($filter: ObservationFilter) { total: totalObservations(filter: $filter) }'
