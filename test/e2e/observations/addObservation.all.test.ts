/** Adding an observation in a real browser: what only its layout and its own warnings show. */
import { describe, expect } from 'vitest'
import { PHONE, test } from '../support/browser.ts'
import { loaded, rowsOf } from '../support/screens.ts'
import {
  answer,
  answerButton,
  choosePlaceAndTask,
  field,
  openForm,
  submit,
  valueOf,
} from '../support/addObservationForm.ts'
import { resize } from '../support/resize.ts'
import { signIn } from '../support/session.ts'

describe('on a phone', () => {
  test.override({ viewport: PHONE })
  test('[2.99] [45.50] [45.78] buttons have a finger’s height, pictures are folded, and a second observation takes 4 taps', async ({
    page,
  }) => {
    await signIn(page, 'user@contoso.example')
    await openForm(page)
    const picture = page.locator('form figure svg').first()
    await expect.poll(() => picture.isVisible()).toBe(false)
    await page.getByText('Show pictures').click()
    await expect.poll(() => picture.isVisible()).toBe(true)
    await choosePlaceAndTask(page, ['Stockroom', 'Replenishment', 'Fill shelf from trolley'])
    await field(page, 'Individual').fill('br')
    // Until the answer comes, the list shows whom it showed before: who was chosen is read afterwards.
    await page.getByRole('option', { name: /br/i }).first().click()
    const chosen = () => valueOf(page, 'Individual')
    await expect.poll(chosen).not.toBe('br')
    const individual = await chosen()
    for (const principle of ['Inside Base', 'Big Engines', 'Turn Not Twist']) {
      await answer(page, principle, 'Correct')
      const button = await answerButton(page, principle, 'Correct').boundingBox()
      expect(button?.height).toBeGreaterThanOrEqual(48)
    }
    await field(page, 'Date').fill('2026-01-05')
    await submit(page)

    await page.getByRole('link', { name: 'Add another: same place and task' }).click()
    await page.getByRole('option', { name: individual }).first().click()
    await page.getByRole('button', { name: 'All correct' }).click()
    const button = page.getByRole('button', { name: 'Add Observation' })
    const bottom = async () => {
      const { y, height } = (await button.boundingBox())!
      return y + height
    }
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(bottom).toBeLessThanOrEqual(PHONE.height)
    await button.click()
    await page.getByRole('link', { name: 'Add another: same place and task' }).waitFor()
    await loaded(page)
    await rowsOf(page).filter({ hasText: individual }).first().waitFor()

    await resize(page, { width: 360, height: 740 })
    const topOfRows = async () => (await rowsOf(page).first().boundingBox())!.y
    await expect.poll(topOfRows).toBeLessThan(370)
    const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link')
    await expect.poll(() => shortcuts.allTextContents()).toEqual(['Today', 'Add', 'Observations'])
  })
})

test('[36.1] [36.2] [2.99] on a desktop the pictures stand two by two; what was typed survives a reload, and leaving asks first', async ({
  page,
}) => {
  await signIn(page, 'observer@northwind.example')
  await openForm(page)
  const isLeft = () =>
    page.locator('form figure svg').evaluateAll((all) => {
      const lefts = all.map((picture) => picture.getBoundingClientRect().left)
      return lefts.map((left) => left === lefts[0])
    })
  await expect.poll(isLeft).toEqual([true, false, true, false])
  await field(page, "Individual's name").fill('Draft Dan')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  await expect.poll(() => valueOf(page, "Individual's name")).toBe('Draft Dan')
  expect(asked).toEqual(['beforeunload'])
  const menu = page.getByRole('navigation', { name: 'Main' })
  const question = page.getByRole('dialog', { name: 'Leave without adding the observation?' })
  await menu.getByRole('link', { name: 'Observations' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL((url) => url.pathname === '/allobservations')
  await openForm(page)
  await expect.poll(() => valueOf(page, "Individual's name")).toBe('')
})
