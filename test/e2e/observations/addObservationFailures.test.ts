/** Failures while an observation is added, in a real browser: no input is lost, nothing is recorded twice. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../support/browser.ts'
import { columnOf, loaded } from '../support/screens.ts'
import {
  ADD_OBSERVATION,
  answer,
  choosePlaceAndTask,
  field,
  isChosen,
  openForm,
  submit,
  valueOf,
  type Work,
} from '../support/addObservationForm.ts'
import { signIn } from '../support/session.ts'

const BOX: Work = ['Outbound Dock', 'Packing', 'Lift box from floor to conveyor']
const SHELVES: Work = ['Stockroom', 'Replenishment', 'Fill shelf from trolley']
const FAILED = 'An error has occured, please try again later!'

describe('what the server refuses', () => {
  describe('failing', () => {
    test.override({ expectedErrors: [/Failed to load resource/] })
    test('[8.9] the rules of the form do not come: it is said under the button, nothing is lost, and the next try records it', async ({
      page,
    }) => {
      await page.route(/newObservationSchema|serviceWorker/, (route) => route.abort())
      await signIn(page, 'super@contoso.example')
      await openForm(page)
      await fillAtContoso(page, 'Without rules')
      await submit(page)
      await underTheButton(page, 'No connection to the server. Check your network and try again.')
      await expect.poll(() => valueOf(page, "Individual's name")).toBe('Without rules')
      await page.unrouteAll()
      await submit(page)
      await page.waitForURL((url) => url.pathname === '/allobservations')
    })

    for (const step of ['uploadVideo', 'createObservation'])
      test(`[8.9] [2.101] [37.20] ${step} fails: it is said under the button, nothing is lost, and the next try records it once`, async ({
        page,
      }) => {
        await signIn(page, 'super@contoso.example')
        await openForm(page)
        const name = `Retry ${step}`
        await fillAtContoso(page, name)
        // The server has recorded it, but fails to say so.
        await page.route('**/graphql', async (route) => {
          if (!route.request().postData()?.includes(`${step}(`)) return route.continue()
          await route.fetch()
          const extensions = { code: 'INTERNAL_SERVER_ERROR' }
          const errors = [{ message: 'Something went wrong', extensions }]
          return route.fulfill({ status: 500, json: { errors } })
        })
        await submit(page)
        await underTheButton(page, FAILED)
        await expect.poll(() => focusedText(page)).toContain(FAILED)
        await expect.poll(() => valueOf(page, "Individual's name")).toBe(name)
        await expect.poll(() => valueOf(page, 'Location')).toBe('Stockroom')
        await expect.poll(() => isChosen(page, 'Turn Not Twist', 'Correct')).toBe(true)
        await page.unroute('**/graphql')
        await submit(page)
        await page.waitForURL((url) => url.pathname === '/allobservations')
        await loaded(page)
        await expect
          .poll(async () => (await columnOf(page, 'Individual')).filter((who) => who === name))
          .toHaveLength(1)
      })
  })
})

describe('what was typed', () => {
  test('[36.1] [36.2] survives a reload, and leaving asks first', async ({ page }) => {
    await signIn(page, 'observer@northwind.example')
    await openForm(page)
    await choosePlaceAndTask(page, BOX)
    await field(page, "Individual's name").fill('Draft Dan')
    await answer(page, 'Big Engines', 'Incorrect')
    await field(page, 'Observation notes').fill('half a note')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await page.reload()
    await field(page, 'Location').waitFor()
    expect(asked).toEqual(['beforeunload'])
    const [location, department, task] = BOX
    await expect.poll(() => valueOf(page, 'Location')).toBe(location)
    await expect.poll(() => valueOf(page, 'Department')).toBe(department)
    await expect.poll(() => valueOf(page, 'Task')).toBe(task)
    await expect.poll(() => valueOf(page, "Individual's name")).toBe('Draft Dan')
    await expect.poll(() => valueOf(page, 'Observation notes')).toBe('half a note')
    await expect.poll(() => isChosen(page, 'Big Engines', 'Incorrect')).toBe(true)

    const menu = page.getByRole('navigation', { name: 'Main' })
    const question = page.getByRole('dialog', { name: 'Leave without adding the observation?' })
    await menu.getByRole('link', { name: 'Observations' }).click()
    await question.getByRole('button', { name: 'Stay' }).click()
    await question.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe(ADD_OBSERVATION)
    await expect.poll(() => valueOf(page, "Individual's name")).toBe('Draft Dan')
    await menu.getByRole('link', { name: 'Observations' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL((url) => url.pathname === '/allobservations')
    await openForm(page)
    await expect.poll(() => valueOf(page, "Individual's name")).toBe('')
    await menu.getByRole('link', { name: 'Observations' }).click()
    await page.waitForURL((url) => url.pathname === '/allobservations')
  })
})

async function fillAtContoso(page: Page, name: string): Promise<void> {
  await choosePlaceAndTask(page, SHELVES)
  await field(page, "Individual's name").fill(name)
  for (const principle of ['Inside Base', 'Big Engines', 'Turn Not Twist'])
    await answer(page, principle, 'Correct')
}

async function underTheButton(page: Page, message: string): Promise<void> {
  const alert = page.getByRole('alert').getByText(message, { exact: true })
  await alert.waitFor()
  const button = page.getByRole('button', { name: 'Add Observation' })
  // The page may still scroll to the message between two readings.
  const gap = async () => {
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
    return ((await alert.boundingBox())?.y ?? 0) - (y + height)
  }
  await expect.poll(gap).toBeGreaterThan(0)
}

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '')
