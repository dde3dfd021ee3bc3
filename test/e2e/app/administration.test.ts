/**
 * Setup from scratch to the first observation: the provider creates a company, its super user creates an observer,
 * who sees only that company.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { projectRoot } from '#server/platform/settings/projectRoot.ts'
import { test } from '../support/browser.ts'
import {
  arrivedAt,
  choose,
  fill,
  openAddForm,
  save,
  select,
  turnOn,
  upload,
} from '../support/screens.ts'
import { openForm } from '../support/addObservationForm.ts'
import { signIn } from '../support/session.ts'

const PASSWORD = 'Adatum-lifts-well-1'
const COLOUR = '#0f766e'
const MANY_STEPS = { timeout: 240_000 }

test(
  '[2.43] [1.13] [3.5] [3.11] [3.18] [5.41] [5.42] [7.101] a client, its people, places, task and video; each sees just that',
  MANY_STEPS,
  async ({ page, another }) => {
    await signIn(page, 'provider@liftwise.example')
    await addClient(page)
    await addPlaces(page)
    await addTaskWithVideo(page)
    await addPerson(page, { name: 'Sue', level: 'Client Super User', email: 'sue@adatum.example' })

    const sues = await another()
    await signIn(sues, 'sue@adatum.example', { path: '/', password: PASSWORD })
    await seesTheTheme(sues)
    await addPerson(sues, {
      name: 'Olu',
      level: 'Client Observer',
      email: 'olu@adatum.example',
      location: 'Site North',
    })

    const olus = await another()
    await signIn(olus, 'olu@adatum.example', { password: PASSWORD })
    await seesJustTheirPlaces(olus)
  },
)

async function addClient(page: Page): Promise<void> {
  await openAddForm(page, '/clients/addClient', 'client')
  await fill(page, 'Company name', 'Adatum Freight')
  await fill(page, 'Highlight colour', COLOUR)
  await turnOn(page, 'Display employee IDs')
  await upload(page, {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await logo(),
  })
  await save(page, 'Add client')
  await arrivedAt(page, 'Adatum Freight')
  await page.getByRole('button', { name: 'Open this client' }).click()
  await page.getByRole('img', { name: 'Adatum Freight, home' }).waitFor()
  await seesTheTheme(page)
}

async function addPlaces(page: Page): Promise<void> {
  await addPlace(page, 'location', 'Site North', {})
  await addPlace(page, 'location', 'Hall A', { Parent: 'Site North' })
  await addPlace(page, 'location', 'Site South', {})
  await addPlace(page, 'department', 'Loading', { Locations: 'Hall A' })
  await addPlace(page, 'department', 'Night loading', { Parent: 'Loading', Locations: 'Hall A' })
  await addPlace(page, 'department', 'Office', { Locations: 'Site South' })
}

async function addPlace(
  page: Page,
  noun: 'location' | 'department',
  name: string,
  chosen: Record<string, string>,
): Promise<void> {
  await openAddForm(
    page,
    within(page, `/${noun}s/add${noun === 'location' ? 'Location' : 'Department'}`),
    noun,
  )
  await fill(page, 'Name', name)
  for (const [label, option] of Object.entries(chosen)) await choose(page, label, option)
  await save(page, `Add ${noun}`)
  await arrivedAt(page, name)
}

async function addTaskWithVideo(page: Page): Promise<void> {
  await openAddForm(page, within(page, '/gbslibrary/addGbsVideo'), 'GBS video')
  await fill(page, 'Title', 'How to lift a crate')
  await upload(page, {
    name: 'lift.mp4',
    mimeType: 'video/mp4',
    buffer: readFileSync(join(projectRoot, 'src/server/app/demo/recordings/squat.mp4')),
  })
  await save(page, 'Add GBS video')
  await page.getByRole('heading', { name: 'How to lift a crate' }).waitFor()

  await openAddForm(page, within(page, '/tasks/addTask'), 'task')
  await fill(page, 'Name', 'Lift crate')
  await turnOn(page, 'Override principles')
  await page.getByRole('checkbox', { name: 'Dip N Drive' }).check()
  await page.getByRole('checkbox', { name: 'Inside Base' }).check()
  await choose(page, 'GBS video', 'How to lift a crate')
  await save(page, 'Add task')
  await arrivedAt(page, 'Lift crate')
}

interface Person {
  name: string
  level: string
  email: string
  location?: string
}

async function addPerson(page: Page, { name, level, email, location }: Person): Promise<void> {
  await openAddForm(page, within(page, '/users/addUser'), 'user')
  await fill(page, 'First name', name)
  await fill(page, 'Last name', 'Adeyemi')
  await fill(page, 'Email', email)
  await select(page, 'Level', level)
  if (location) await choose(page, 'Locations', location)
  await save(page, 'Add user')
  await arrivedAt(page, `${name} Adeyemi`)
  await page.getByRole('link', { name: 'Set a password' }).click()
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByLabel(/^Repeat password/).fill(PASSWORD)
  await save(page, 'Save password')
  await arrivedAt(page, `${name} Adeyemi`)
}

async function seesTheTheme(page: Page): Promise<void> {
  await page.getByRole('img', { name: 'Adatum Freight, home' }).waitFor()
  await page.goto(within(page, '/locations'))
  const add = page.getByRole('link', { name: 'Add location' }).first()
  await expect
    .poll(() => add.evaluate((button) => getComputedStyle(button).backgroundColor))
    .toBe('rgb(15, 118, 110)')
}

async function seesJustTheirPlaces(page: Page): Promise<void> {
  await openForm(page)
  await expect.poll(() => optionsOf(page, 'Location')).toEqual(['Hall A'])
  await choose(page, 'Location', 'Hall A')
  await expect.poll(() => optionsOf(page, 'Department')).toEqual(['Loading', 'Night loading'])
  await choose(page, 'Department', 'Loading')
  await expect.poll(() => optionsOf(page, 'Task')).toEqual(['Lift crate'])
  await choose(page, 'Task', 'Lift crate')
  await page.getByRole('group', { name: 'Inside Base' }).waitFor()
  await page.getByRole('group', { name: "Dip n' Drive" }).waitFor()
  expect(await page.getByRole('group', { name: 'Turn Not Twist' }).count()).toBe(0)
  await expect
    .poll(() => page.locator('main video').getAttribute('src'))
    .toContain('/files/gbs-videos/')
  await page.goto(within(page, '/users'))
  await page.waitForURL(/\/home/)
}

async function optionsOf(page: Page, label: string): Promise<string[]> {
  const box = page.getByRole('combobox', { name: label, exact: true })
  await box.click()
  await page.getByRole('option').first().waitFor()
  const options = await page.getByRole('option').allTextContents()
  await box.press('Escape')
  return options
}

/** Returns the address for the current client. */
function within(page: Page, path: string): string {
  const clientId = new URL(page.url()).searchParams.get('clientId')
  return clientId ? `${path}?clientId=${clientId}` : path
}

const logo = () =>
  sharp({ create: { width: 240, height: 80, channels: 3, background: COLOUR } })
    .png()
    .toBuffer()
