/** A campaign is made with the wizard, on a phone, in a real browser. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from '../support/axe.ts'
import { PHONE, test as base } from '../support/browser.ts'
import { choose, factsOf, fill, openAddForm, select, turnOn } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

const test = base.extend({ viewport: PHONE })

test(
  '[2.103] [3.22–3.27] [4.33] [4.35] [40.3] a super user plans one in the wizard, goes back, reloads in the middle, and submits; every step fits a phone',
  { timeout: 180_000 },
  async ({ page }) => {
    await signIn(page, 'super@northwind.example')
    await openAddForm(page, '/campaigns/addCampaign', 'campaign')
    await entersTheFirstStep(page, 'Far ahead in Rotterdam')
    await turnOn(page, 'Location and department')
    await turnOn(page, 'Email reminders')
    await select(page, 'Reminders go to', 'Client User and Client Observer')
    await select(page, 'Reminder frequency', 'Weekly')
    await fits(page)

    await goOn(page, 'Location and department')
    await page.getByRole('combobox', { name: 'Location', exact: true }).fill('Outbound Dock')
    await page.getByRole('option', { name: /^Outbound Dock/u }).click()
    await choose(page, 'Department', 'Packing')
    await fits(page)

    await page.goBack()
    await stepIs(page, 'Campaign')
    await page.goForward()
    await stepIs(page, 'Location and department')
    await page.reload()
    await stepIs(page, 'Location and department')
    await page.getByText('Your draft was restored. It has not been saved yet.').waitFor()
    const department = page.getByRole('combobox', { name: 'Department', exact: true })
    await expect.poll(() => department.inputValue()).toBe('Packing')
    await goOn(page, 'Review')

    await page.getByText(/^\d+ people to observe in each round\./u).waitFor()
    const occurrences = page.getByRole('region', { name: 'Rounds' })
    await expect
      .poll(() => occurrences.locator('li > span:first-child').allInnerTexts())
      .toEqual(['31/01/33 – 27/02/33', '28/02/33 – 30/03/33', '31/03/33 – 15/04/33'])
    await fits(page)
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('heading', { level: 1, name: 'Far ahead in Rotterdam' }).waitFor()
    await expect
      .poll(() => factsOf(page))
      .toMatchObject({ Location: 'Outbound Dock', Department: 'Packing', Reminders: 'Email' })
    await page.getByRole('button', { name: /0 of \d+ people observed/u }).waitFor()
    await fits(page)
  },
)

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

/** Checks for horizontal overflow and axe violations. */
async function fits(page: Page): Promise<void> {
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  await expect.poll(() => page.evaluate(overflow)).toBeLessThanOrEqual(0)
  expect(await violations(page)).toEqual([])
}
