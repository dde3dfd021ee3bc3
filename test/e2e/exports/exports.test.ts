/** Exports in a real browser: on the server with progress, in the browser, and the job centre. */
import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import type { Download, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { read, utils } from 'xlsx'
import { askServer } from '../support/serverCalls.ts'
import { violations } from '../support/axe.ts'
import { DESKTOP, PHONE, test, WIDE } from '../support/browser.ts'
import { holdBack } from '../support/holdBack.ts'
import { resize } from '../support/resize.ts'
import { headersOf, loaded, rowsOf } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

const OBSERVER = 'observer@northwind.example'
const SUPER_USER = 'super@northwind.example'

/** Returns the download that a button starts, after a job that may wait for those of other tests. */
async function saved(page: Page, button: string | RegExp): Promise<Download> {
  const download = page.waitForEvent('download', { timeout: 45_000 })
  const exact = typeof button === 'string'
  await page.getByRole('button', { name: button, exact }).first().click()
  return download
}

const bytesOf = async (download: Download) => readFileSync(await download.path())

async function csvOf(download: Download): Promise<string[][]> {
  const text = (await bytesOf(download)).toString('utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  return Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data
}

async function sheetOf(download: Download): Promise<unknown[][]> {
  const book = read(await bytesOf(download))
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 })
}

const labelsOf = async (page: Page) =>
  (await headersOf(page).allTextContents()).filter(
    (label) => label !== '' && label !== 'Select all on this page',
  )

const totalOf = async (page: Page, email: string, document: string) =>
  (await askServer<{ total: number }>(page, email, document)).total

const inRows = (rows: unknown[][]) => `${rows.length.toLocaleString('en-GB')} rows`

/** Drops the numbers of observations, which may change meanwhile. */
const namesOf = (people: string[][]) => people.map(([name, email]) => [name, email])

const openJobs = async (page: Page) => {
  await page.getByRole('link', { name: 'Imports and exports' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Imports and exports' }).waitFor()
  await loaded(page)
}

const withoutZone = (label: string) => label.replace(/ \(\w+\/\w+\)$/u, '')

describe('what the server exports', () => {
  test.override({ viewport: WIDE })

  test('[2.45] [2.46] [7.44] observations, as CSV and as Excel, all that the list has', async ({
    page,
  }) => {
    const total = await totalOf(page, OBSERVER, '{ total: totalObservations }')
    await signIn(page, OBSERVER, { path: '/allobservations' })
    await loaded(page)
    const labels = await labelsOf(page)
    const release = await holdBack(page, '**/graphql', 'mutation Export')
    const download = saved(page, 'CSV')
    await page.getByText('You can leave this page').waitFor()
    await page.getByRole('progressbar', { name: 'Exporting…' }).waitFor()
    release()
    const csv = await download
    expect(csv.suggestedFilename()).toMatch(/^Observations \d{4}-\d{2}-\d{2}\.csv$/)
    const [header, ...lines] = await csvOf(csv)
    expect(header?.slice(0, labels.length).map(withoutZone)).toEqual(labels)
    // Other tests may have added some meanwhile.
    expect(lines.length).toBeGreaterThanOrEqual(total)
    await page.getByText(`${inRows(lines)} exported`).waitFor()
    await expect.poll(() => page.getByText('You can leave this page').count()).toBe(0)

    const excel = await saved(page, 'Excel')
    expect(excel.suggestedFilename()).toMatch(/^Observations \d{4}-\d{2}-\d{2}\.xlsx$/)
    const [titles, ...records] = await sheetOf(excel)
    expect(titles).toEqual(header)
    expect(records.length).toBeGreaterThanOrEqual(lines.length)

    await openJobs(page)
    const newest = rowsOf(page).first()
    const words = await newest.innerText()
    for (const word of ['Export of observations', 'Done', inRows(records), 'Available until'])
      expect(words).toContain(word)
    const again = await saved(page, 'Download: Export of observations')
    expect(again.suggestedFilename()).toBe(excel.suggestedFilename())
    expect((await bytesOf(again)).equals(await bytesOf(excel))).toBe(true)
  })

  test('[2.45] [7.40] users, with what an import reads beside, and once more in the job centre', async ({
    page,
  }) => {
    const total = await totalOf(page, SUPER_USER, '{ total: totalUsers }')
    await signIn(page, SUPER_USER, { path: '/users' })
    await loaded(page)
    const labels = await labelsOf(page)
    const [header, ...lines] = await csvOf(await saved(page, 'CSV'))
    const further = ['First name', 'Last name', 'Locations', 'Departments']
    // The list names the client only for those who see several.
    const titlesOfColumns = header?.filter((label) => label !== 'Client company')
    expect(titlesOfColumns?.map(withoutZone)).toEqual([...labels, ...further])
    expect(lines).toHaveLength(total)

    await openJobs(page)
    const before = await rowsOf(page).count()
    await page.getByRole('button', { name: 'Run again: Export of users' }).first().click()
    await page.getByText('Export of users was restarted.').waitFor()
    await expect.poll(() => rowsOf(page).count()).toBe(Math.min(before + 1, 10))
    await expect.poll(() => rowsOf(page).first().innerText()).toContain('Done')
    const [titles, ...records] = await csvOf(await saved(page, 'Download: Export of users'))
    expect(titles).toEqual(header)
    expect(namesOf(records)).toEqual(namesOf(lines))
  })
})

describe('on a phone', () => {
  test.override({ viewport: PHONE })

  test('[40.3] an export and the job centre are right for axe, and no wider than the screen', async ({
    page,
  }) => {
    await signIn(page, 'user@northwind.example', { path: '/allobservations' })
    await rowsOf(page).first().waitFor()
    await page.getByRole('button', { name: 'List tools' }).click()
    const release = await holdBack(page, '**/graphql', 'mutation Export')
    const download = saved(page, 'CSV')
    await page.getByText('You can leave this page').waitFor()
    expect(await violations(page)).toEqual([])
    release()
    await download
    await openJobs(page)
    // The tooltip of the pressed button stays open over other elements while the pointer is on it.
    await page.mouse.move(0, 0)
    await page.getByRole('tooltip').waitFor({ state: 'hidden' })
    for (const viewport of [PHONE, DESKTOP]) {
      await resize(page, viewport)
      await rowsOf(page).first().waitFor()
      expect(await violations(page)).toEqual([])
      const isTooWide = () =>
        document.documentElement.scrollWidth > document.documentElement.clientWidth
      await expect.poll(() => page.evaluate(isTooWide)).toBe(false)
    }
  })
})
