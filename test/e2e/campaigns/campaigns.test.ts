/**
 * Campaigns in a real browser: the complete wizard, the list, the detail page, edit and delete. Each test has its own
 * campaign in the far future.
 */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violations } from '../support/axe.ts'
import { PHONE, test, WIDE } from '../support/browser.ts'
import {
  choose,
  fill,
  openAddForm,
  select,
  turnOn,
  factsOf,
  loaded,
  rowsOf,
} from '../support/screens.ts'
import { signIn } from '../support/session.ts'

const ADD = '/campaigns/addCampaign'
const MANY_STEPS = { timeout: 180_000 }

describe('campaigns', () => {
  test(
    '[2.56] [2.103] [3.22–3.27] [4.33] [4.35] [4.36] [4.38] a super user plans one in the wizard, goes back, reloads in the middle, submits, finds, edits and deletes it',
    MANY_STEPS,
    async ({ page }) => {
      await signIn(page, 'super@northwind.example')
      await openAddForm(page, ADD, 'campaign')
      await entersTheFirstStep(page, 'Far ahead in Rotterdam')
      await turnOn(page, 'Location and department')
      await page
        .getByRole('combobox', { name: 'Reminder frequency' })
        .waitFor({ state: 'detached' })
      await turnOn(page, 'Email reminders')
      await select(page, 'Reminders go to', 'Client User and Client Observer')
      await select(page, 'Reminder frequency', 'Weekly')
      expect(await violations(page)).toEqual([])

      await goOn(page, 'Location and department')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText('Choose a location or a department.').waitFor()
      await expect.poll(() => focused(page)).toBe('Location')
      await page.getByRole('combobox', { name: 'Location', exact: true }).fill('Outbound Dock')
      await page.getByRole('option', { name: /^Outbound Dock/u }).click()
      await choose(page, 'Department', 'Packing')

      await page.goBack()
      await stepIs(page, 'Campaign')
      await page.goForward()
      await stepIs(page, 'Location and department')
      await expect.poll(() => valueOf(page, 'Department')).toBe('Packing')
      await page.getByRole('button', { name: 'Back' }).click()
      await stepIs(page, 'Campaign')
      const name = page.getByRole('textbox', { name: 'Name', exact: true })
      await expect.poll(() => name.inputValue()).toBe('Far ahead in Rotterdam')
      await goOn(page, 'Location and department')

      await page.reload()
      await stepIs(page, 'Location and department')
      await page.getByText('Your draft was restored. It has not been saved yet.').waitFor()
      await expect.poll(() => valueOf(page, 'Department')).toBe('Packing')
      await goOn(page, 'Review')

      await page.getByText(/^\d+ people to observe in each occurrence\./u).waitFor()
      await expect
        .poll(() => occurrencesOf(page))
        .toEqual(['31/01/33 – 27/02/33', '28/02/33 – 30/03/33', '31/03/33 – 15/04/33'])
      await page.getByText('Reminders every Monday from 31/01/33').waitFor()
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Submit' }).click()
      await isAt(page, 'Far ahead in Rotterdam')
      await expect
        .poll(() => factsOf(page))
        .toMatchObject({
          'Type of campaign': 'Manual observation',
          Task: 'No task',
          'Observations required': '2 per person',
          Location: 'Outbound Dock',
          Department: 'Packing',
          Reminders: 'Email',
          'Reminder frequency': 'Weekly',
        })
      await page.getByRole('button', { name: /0 of \d+ people observed/u }).waitFor()
      expect(await violations(page)).toEqual([])

      await page.setViewportSize(WIDE)
      await page.goto('/campaigns?search=Far%20ahead%20in%20Rotterdam')
      await loaded(page)
      await expect.poll(() => rowsOf(page).count()).toBe(1)
      await expect
        .poll(() => rowsOf(page).first().innerText())
        .toMatch(/31\/01\/33\s+15\/04\/33\s+Monthly\s+No task\s+Packing\s+Outbound Dock\s+0/u)

      await page.getByRole('link', { name: 'Far ahead in Rotterdam' }).click()
      await page.getByRole('link', { name: 'Edit campaign' }).click()
      await fill(page, 'Name', 'Far ahead, edited')
      await page.getByLabel('Specific users').check()
      await goOn(page, 'Users')
      await choose(page, 'Users', 'Uma Novak')
      await goOn(page, 'Review')
      await page.getByText('1 person to observe in each occurrence.').waitFor()
      await page.getByRole('button', { name: 'Submit' }).click()
      await isAt(page, 'Far ahead, edited')
      expect((await factsOf(page))['Specific users']).toBe('Uma Novak')

      await page.getByRole('button', { name: 'Delete campaign' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await page.waitForURL((url) => url.pathname === '/campaigns')
      await page.goto('/campaigns?search=Far%20ahead,%20edited')
      await page.getByText('No results were found').waitFor()
    },
  )

  describe('on a phone', () => {
    test.override({ viewport: PHONE })
    test(
      '[40.3] of 360 pixels every step fits and can be filled in',
      MANY_STEPS,
      async ({ page }) => {
        await signIn(page, 'super@northwind.example')
        await openAddForm(page, ADD, 'campaign')
        await entersTheFirstStep(page, 'Planned on a phone')
        await turnOn(page, 'Specific users')
        await fits(page)
        await goOn(page, 'Users')
        await choose(page, 'Users', 'Uma Novak')
        await fits(page)
        await goOn(page, 'Review')
        await page.getByText('1 person to observe').waitFor()
        await fits(page)
        await page.getByRole('button', { name: 'Submit' }).click()
        await isAt(page, 'Planned on a phone')
        await page.getByRole('button', { name: /0 of 1 person observed/u }).waitFor()
        await fits(page)
        await page.getByRole('button', { name: 'Delete campaign' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
        await page.waitForURL((url) => url.pathname === '/campaigns')
        await loaded(page)
        await fits(page)
      },
    )
  })
})

async function entersTheFirstStep(page: Page, name: string): Promise<void> {
  await fill(page, 'Name', name)
  await page.getByLabel('Start date').fill('2033-01-31')
  await page.getByLabel('End date').fill('2033-04-15')
  await page.getByLabel('Observations required').fill('2')
  await select(page, 'Frequency', 'Monthly')
}

async function goOn(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await stepIs(page, step)
}

const stepIs = (page: Page, step: string): Promise<void> =>
  page.getByRole('group', { name: new RegExp(`^Step \\d of \\d: ${step}$`, 'u') }).waitFor()

const valueOf = (page: Page, label: string): Promise<string> =>
  page.getByRole('combobox', { name: label, exact: true }).inputValue()

/** Returns the days of each occurrence on the review step. */
const occurrencesOf = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Occurrences' }).locator('li > span:first-child').allInnerTexts()

const isAt = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()

/** Returns the label of the focused field. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement
    return at instanceof HTMLInputElement ? (at.labels?.[0]?.textContent ?? '') : ''
  })

/** Checks for horizontal overflow and axe violations. */
async function fits(page: Page): Promise<void> {
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  await expect.poll(() => page.evaluate(overflow)).toBeLessThanOrEqual(0)
  expect(await violations(page)).toEqual([])
}
