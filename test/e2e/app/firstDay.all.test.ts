/** A company's first day, from the provider's 'Add client' to the first recorded observation. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answer, choosePlaceAndTask, field, submit } from '../support/addObservationForm.ts'
import { violations } from '../support/axe.ts'
import { test } from '../support/browser.ts'
import { linkMailedTo } from '../support/mailedLinks.ts'
import { arrivedAt, choose, fill, save } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

const PASSWORD = 'Larch-lifts-from-day-1'

test(
  '[16.16] a client is added, its super user invited, and the first observation recorded',
  { timeout: 240_000 },
  async ({ page, another }) => {
    await signIn(page, 'provider@liftwise.example', { path: '/clients/addClient' })
    await fill(page, 'Company name', 'Larch Haulage')
    await save(page, 'Add client')
    await page.getByRole('heading', { name: 'Invite the first super user' }).waitFor()
    expect(await violations(page)).toEqual([])
    await fill(page, 'First name', 'Lea')
    await fill(page, 'Email', 'lea@larch.example')
    await save(page, 'Send invitation')
    await page.getByText('Lea has been invited').waitFor()

    const lea = await another()
    await lea.goto(await linkMailedTo('lea@larch.example'))
    await lea.getByRole('heading', { name: 'Choose your password' }).waitFor()
    await lea.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await lea.getByLabel('Repeat password', { exact: true }).fill(PASSWORD)
    await lea.getByRole('button', { name: 'Save password' }).click()
    await lea.getByRole('heading', { name: 'Getting started' }).waitFor()
    expect(await violations(lea)).toEqual([])

    await next(lea, 'Add location')
    await fill(lea, 'Name', 'Dock')
    await save(lea, 'Add location')
    await arrivedAt(lea, 'Dock')
    // Each page of what was added leads on.
    await lea.getByRole('main').getByRole('link', { name: 'Add department' }).click()
    await fill(lea, 'Name', 'Night shift')
    await choose(lea, 'Locations', 'Dock')
    await save(lea, 'Add department')
    await arrivedAt(lea, 'Night shift')
    await home(lea)
    await lea.getByText('1 of 5 done').waitFor()

    // Steps that only the provider does.
    await page.getByRole('button', { name: 'Open this client' }).click()
    await page.getByRole('link', { name: 'Tasks', exact: true }).click()
    await page.getByText('There are no tasks yet.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Add task' }).first().click()
    await fill(page, 'Name', 'Load a van')
    await save(page, 'Add task')
    await arrivedAt(page, 'Load a van')

    await next(lea, 'Add user')
    await fill(lea, 'First name', 'Ola')
    await fill(lea, 'Email', 'ola@larch.example')
    await save(lea, 'Add user')
    await lea.getByText('Ola has not chosen a password yet').waitFor()
    await home(lea)
    await lea.getByText('3 of 5 done').waitFor()
    await next(lea, 'Add observation')
    await choosePlaceAndTask(lea, ['Dock', 'Night shift', 'Load a van'])
    await field(lea, 'Individual').fill('Ola')
    await lea.getByRole('option', { name: /^Ola/ }).click()
    for (const principle of ['Inside Base', 'Big Engines', 'Turn Not Twist'])
      await answer(lea, principle, 'Correct')
    await submit(lea)
    await lea.getByRole('link', { name: 'Add another: same place and task' }).waitFor()
    await home(lea)
    await lea.getByText('4 of 5 done').waitFor()
    await next(lea, 'Add campaign')
  },
)

/** Goes on with a step of the card. */
async function next(page: Page, step: string): Promise<void> {
  await page
    .locator('section', { has: page.getByRole('heading', { name: 'Getting started' }) })
    .getByRole('link', { name: step })
    .click()
}

const home = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Dashboard', exact: true }).click()
