/** A list is exported by the server in a real browser, and its file is in the job centre. */
import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import type { Download, Page } from 'playwright-core'
import { expect } from 'vitest'
import { read, utils } from 'xlsx'
import { askServer } from '../support/serverCalls.ts'
import { test as base, WIDE } from '../support/browser.ts'
import { holdBack } from '../support/holdBack.ts'
import { headersOf, loaded, rowsOf } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

const OBSERVER = 'observer@northwind.example'

/** Returns the download that a button starts, after a job that may wait for those of other tests. */
async function saved(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent('download', { timeout: 45_000 })
  await page.getByRole('button', { name, exact: true }).first().click()
  return download
}

const bytesOf = async (download: Download) => readFileSync(await download.path())

const withoutZone = (label: string) => label.replace(/ \(\w+\/\w+\)$/u, '')

const test = base.extend({ viewport: WIDE })

test('[2.45] [2.46] [7.44] observations are exported as CSV and as Excel, all that the list has', async ({
  page,
}) => {
  const { total } = await askServer<{ total: number }>(
    page,
    OBSERVER,
    '{ total: totalObservations }',
  )
  await signIn(page, OBSERVER, { path: '/allobservations' })
  await loaded(page)
  const labels = (await headersOf(page).allTextContents()).filter(
    (label) => label !== '' && label !== 'Select all on this page',
  )
  const release = await holdBack(page, '**/graphql', 'mutation Export')
  const download = saved(page, 'CSV')
  await page.getByText('You can leave this page').waitFor()
  release()
  const csv = await download
  expect(csv.suggestedFilename()).toMatch(/^Observations \d{4}-\d{2}-\d{2}\.csv$/)
  const text = (await bytesOf(csv)).toString('utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [header, ...lines] = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data
  expect(header?.slice(0, labels.length).map(withoutZone)).toEqual(labels)
  // Other tests may have added some meanwhile.
  expect(lines.length).toBeGreaterThanOrEqual(total)
  await page.getByText(`${lines.length.toLocaleString('en-GB')} rows exported`).waitFor()

  const excel = await saved(page, 'Excel')
  const book = read(await bytesOf(excel))
  const cells = utils.sheet_to_json(book.Sheets['Observations'] ?? {}, { header: 1 })
  expect(cells[0]).toEqual(header)

  await page.getByRole('link', { name: 'Imports and exports' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Imports and exports' }).waitFor()
  await loaded(page)
  await expect
    .poll(() => rowsOf(page).first().innerText())
    .toMatch(/Export of observations[^]*Done/)
  const again = await saved(page, 'Download: Export of observations')
  expect(again.suggestedFilename()).toBe(excel.suggestedFilename())
  expect((await bytesOf(again)).equals(await bytesOf(excel))).toBe(true)
})
