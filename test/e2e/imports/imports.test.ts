/** From files to a working company: locations, departments and people are imported, and invited people sign in. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { askServer } from '../support/serverCalls.ts'
import { test } from '../support/browser.ts'
import { linkMailedTo } from '../support/mailedLinks.ts'
import { columnOf } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

const PROVIDER = 'provider@liftwise.example'
const PASSWORD = 'Woodgrove-lifts-well-1'
const MANY_STEPS = { timeout: 240_000 }

test(
  '[6.11] [6.15] a company was imported from files, a mistake is reported and fixed, and the invited person signs in',
  MANY_STEPS,
  async ({ page, another }) => {
    const clientId = await openNewClient(page, 'Woodgrove Imports', '/locations')
    await page.getByRole('link', { name: 'Import CSV' }).first().click()
    await importFile(page, 'places.csv', ['name,parent', 'Leeds,', 'Dock,Leeds', 'Hull,'], 3)
    await page.getByRole('link', { name: 'Go to locations' }).click()
    await page.getByRole('row', { name: /Dock/ }).waitFor()
    await expect.poll(() => columnOf(page, 'Name')).toEqual(['Dock', 'Hull', 'Leeds'])

    await page.goto(`/departments/importDepartments?clientId=${clientId}`)
    const departments = ['Name;Locations;Parent', 'Goods in;Leeds > Dock;', 'Night;"Dock;Hull";']
    await checkFile(page, 'departments.csv', [...departments, 'Late;Dcok;Goods in'])
    await page.getByRole('heading', { name: '1 problem in departments.csv' }).waitFor()
    await importFile(page, 'mended.csv', [...departments, 'Late;Dock;Goods in'], 3)

    await page.goto(`/users/importUsers?clientId=${clientId}`)
    await checkFile(page, 'people.csv', [
      'First name,Last name,Email,Employee ID,Type,Locations,Departments',
      'Ida,Müller,ida@woodgrove.example,W1,Client Observer,Leeds > Dock,Goods in; Late',
      'Ben,Hart,ben@woodgrove.example,W2,CLIENT_USER,,',
    ])
    await page.getByRole('checkbox', { name: /^Invite the 2 new people by email/ }).check()
    await page.getByRole('button', { name: 'Import 2 rows' }).click()
    await page.getByText('Imported: 2 new. Invitations are being sent.').waitFor()
    await page.getByRole('link', { name: 'Go to users' }).click()
    await page.getByRole('row', { name: /Ida Müller/ }).waitFor()
    await expect.poll(() => columnOf(page, 'Employee ID')).toEqual(['W2', 'W1'])

    const theirs = await another()
    await theirs.goto(await linkMailedTo('ida@woodgrove.example'))
    await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await theirs.getByLabel('Repeat password', { exact: true }).fill(PASSWORD)
    await theirs.getByRole('button', { name: 'Save password' }).click()
    await theirs.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  },
)

/** Opens a new client as the provider. */
async function openNewClient(page: Page, companyName: string, path: string): Promise<string> {
  const { client } = await askServer<{ client: { id: string } }>(
    page,
    PROVIDER,
    `mutation ($input: ClientInput!) { client: createClient(input: $input) { id } }`,
    { input: { companyName } },
  )
  await signIn(page, PROVIDER, { path: `${path}?clientId=${client.id}` })
  return client.id
}

const fileOf = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
})

async function choose(page: Page, name: string, lines: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: /^Choose a/ }).waitFor()
  await page.locator('main input[type="file"]').setInputFiles(fileOf(name, lines))
}

async function checkFile(page: Page, name: string, lines: readonly string[]): Promise<void> {
  await choose(page, name, lines)
  await page.getByRole('heading', { name, exact: true }).waitFor()
  await page.getByRole('button', { name: 'Check this file' }).click()
}

async function importFile(
  page: Page,
  name: string,
  lines: readonly string[],
  created: number,
): Promise<void> {
  await checkFile(page, name, lines)
  await page.getByText(`No problems found: ${created} new`).waitFor()
  await page.getByRole('button', { name: `Import ${created} rows` }).click()
  await page.getByText(`Imported: ${created} new`).waitFor()
}
