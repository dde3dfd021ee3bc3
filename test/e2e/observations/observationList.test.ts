/** /allobservations in a real browser: columns, links, and one client at a time. */
import { describe, expect } from 'vitest'
import { test } from '../support/browser.ts'
import { columnOf, headersOf, loaded, queryOf, rowsOf } from '../support/screens.ts'
import { clientIdOf } from '../support/serverCalls.ts'
import { signIn } from '../support/session.ts'

const OBSERVER = 'observer@northwind.example'
const RARE = 'furniture'
const CONTOSO_TASKS = new Set([
  'Fill shelf from trolley',
  'Push stock trolley',
  'Carry crate upstairs',
])
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
  test('[9.1] [2.3] [9.25] [9.26] [9.27] ten rows of page 1, newest first, in columns with limits', async ({
    page,
  }) => {
    await signIn(page, OBSERVER, { path: '/allobservations' })
    await rowsOf(page).nth(9).waitFor()
    expect(await headersOf(page).allTextContents()).toEqual([...COLUMNS, 'AI review'])
    expect(await rowsOf(page).count()).toBe(10)
    const dates = await columnOf(page, 'Date')
    for (const date of dates) expect(date).toMatch(/^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/)
    const instants = dates.map(instantOf)
    expect(instants).toEqual(instants.toSorted((a, b) => b - a))
    expect(await headersOf(page).first().getAttribute('aria-sort')).toBe('descending')
    const minimum = await page
      .locator('main table')
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).minWidth))
    expect(minimum).toBeGreaterThanOrEqual(720)
    const widths = await page
      .locator('main tbody td > span')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width))
    expect(Math.max(...widths)).toBeLessThanOrEqual(300)
  })

  test('[21.16] a client without AI has no column for its review', async ({ page }) => {
    await signIn(page, 'user@contoso.example', { path: '/' })
    await rowsOf(page).first().waitFor()
    expect(await headersOf(page).allTextContents()).toEqual(COLUMNS)
  })

  test('[2.41] nothing found is said, without a pager', async ({ page }) => {
    await signIn(page, OBSERVER, { path: '/allobservations?search=no such words anywhere' })
    await page.getByText('No results were found', { exact: true }).waitFor()
    expect(await page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0)
  })

  describe('failing', () => {
    test.override({ expectedErrors: [/Failed to load resource/] })
    test('[8.4] a list that cannot be loaded says so, and loads when it can', async ({ page }) => {
      await signIn(page, OBSERVER)
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('allObservations')
          ? route.fulfill({ status: 500, body: 'down' })
          : route.continue(),
      )
      await page.goto('/allobservations')
      await page.getByRole('alert').getByText('Error loading observations.').waitFor()
      await page.unroute('**/graphql')
      await page.reload()
      await rowsOf(page).first().waitFor()
      expect(await page.getByText('Error loading observations.').count()).toBe(0)
    })
  })
})

describe('links to locations, departments and people', () => {
  for (const email of ['super@northwind.example', 'provider@liftwise.example'])
    test(`[2.57] [2.22] ${email} has them, with the client of the record`, async ({ page }) => {
      await signIn(page, email)
      const clientId = await clientIdOf(page, OBSERVER)
      await page.goto(`/allobservations?clientId=${clientId}&search=Uma`)
      await loaded(page)
      const row = rowsOf(page).first()
      const links = await row
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      for (const place of ['allobservations', 'locations', 'departments', 'users'])
        expect(links.some((link) => ofClient(place, clientId).test(link))).toBe(true)
      expect(links.every((link) => link.includes(`clientId=${clientId}`))).toBe(true)
    })

  for (const email of [OBSERVER, 'user@northwind.example', 'observee@northwind.example'])
    test(`[2.57] ${email} has none, only the observation's own`, async ({ page }) => {
      await signIn(page, email, { path: '/allobservations' })
      await loaded(page)
      const links = await rowsOf(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      expect(links).toHaveLength(await rowsOf(page).count())
      for (const link of links) expect(link).toMatch(/^\/allobservations\/[0-9a-f-]{36}\?clientId=/)
    })
})

describe('one client at a time', () => {
  test('[2.2] another client’s id in the address is replaced by one’s own', async ({ page }) => {
    await signIn(page, OBSERVER, { path: '/' })
    const own = queryOf(page).get('clientId')
    const foreign = await clientIdOf(page, 'super@contoso.example')
    expect(foreign).not.toBe(own)
    await page.goto(`/allobservations?clientId=${foreign}&page=2`)
    await page.waitForURL((url) => url.searchParams.get('clientId') === own)
    await loaded(page)
    expect(queryOf(page).get('page')).toBe('2')
    expect(await headersOf(page).allTextContents()).toContain('AI review')
    expect(await rowsOf(page).count()).toBe(10)
  })

  test('[2.26] [2.39] the picker shows the other client’s rows, without selection or filter of the one before', async ({
    page,
  }) => {
    await signIn(page, 'provider@liftwise.example')
    const northwind = await clientIdOf(page, OBSERVER)
    const contoso = await clientIdOf(page, 'super@contoso.example')
    await page.goto(`/allobservations?clientId=${northwind}&search=${RARE}&page=2`)
    await loaded(page)
    await rowsOf(page).nth(0).getByRole('checkbox').click()
    await rowsOf(page).nth(1).getByRole('checkbox').click()
    await page.getByText('2 of 10 selected', { exact: true }).waitFor()
    await headersOf(page).first().getByRole('checkbox').click()
    await page.getByText('10 of 10 selected', { exact: true }).waitFor()

    await page.getByRole('combobox', { name: 'Client' }).click()
    await page.getByRole('option', { name: 'Contoso Retail' }).click()
    await page.waitForURL((url) => url.searchParams.get('clientId') === contoso)
    await loaded(page)
    expect([...queryOf(page).keys()]).toEqual(['clientId'])
    // The URL changes first, the screen when the other client's page has rendered.
    await expect.poll(() => page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('')
    await expect
      .poll(
        async () => (await columnOf(page, 'Task')).filter((name) => CONTOSO_TASKS.has(name)).length,
      )
      .toBe(10)
    expect(await rowsOf(page).count()).toBe(10)
    expect(await page.getByText(/selected/).count()).toBe(0)
    expect(await page.locator('main tbody input:checked').count()).toBe(0)
    expect(await headersOf(page).allTextContents()).not.toContain('AI review')
  })
})

const ofClient = (place: string, clientId: string) =>
  new RegExp(`^/${place}/[0-9a-f-]{36}\\?clientId=${clientId}`)

/** Parses 'dd/mm/yyyy, hh:mm'. */
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
