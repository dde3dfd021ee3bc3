/** /allobservations/addObservation in a real browser: the recorded observation equals the form's input. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violations } from '../support/axe.ts'
import { PHONE, test, WIDE } from '../support/browser.ts'
import { factsOf, columnOf, loaded, rowsOf } from '../support/screens.ts'
import {
  answer,
  answerButton,
  choose,
  choosePlaceAndTask,
  field,
  isChosen,
  OBSERVER,
  openForm,
  submit,
  valueOf,
  type Work,
} from '../support/addObservationForm.ts'
import { resize } from '../support/resize.ts'
import { signIn } from '../support/session.ts'

const PACKING: Work = ['Outbound Dock', 'Packing', 'Stack cartons on a pallet']
const SHELVES: Work = ['Stockroom', 'Replenishment', 'Fill shelf from trolley']

describe('recording', () => {
  test('[2.81] [2.83] [2.88–2.100] [4.31] [4.32] an observer fills in the screen, and the list shows the observation on top', async ({
    page,
  }) => {
    await signIn(page, 'observer@northwind.example')
    await openForm(page)
    await field(page, 'Campaign').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Observation clarification' }).waitFor()
    await page.getByText('Please provide the following details', { exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Observation results' }).waitFor()
    await page
      .getByText('Record how the observee performed for each principle', { exact: true })
      .waitFor()
    await expect
      .poll(() => page.locator('main form label').allTextContents())
      .toEqual([
        'Date',
        'Time',
        'Campaign',
        'Location',
        'Department',
        'Task',
        OBSERVER,
        'Individual',
        "Individual's name",
        "Individual's employee ID",
        'Observation notes',
      ])
    await expect.poll(() => field(page, 'Date').getAttribute('max')).toBe(await today(page))
    await expect.poll(() => field(page, 'Observation notes').getAttribute('rows')).toBe('10')

    await choosePlaceAndTask(page, PACKING)
    await choose(page, OBSERVER, 'Simone de Wit')
    await choose(page, 'Individual', 'Uma Novak')
    for (const principle of ['Inside Base', 'Big Engines', 'Turn Not Twist'])
      await answer(page, principle, 'Correct')
    await field(page, 'Observation notes').fill('First line\nSecond line')
    await submit(page)
    await page.waitForURL((url) => url.pathname === '/allobservations')
    await resize(page, WIDE)
    await loaded(page)
    await expect.poll(async () => (await columnOf(page, 'Individual'))[0]).toBe('Uma Novak')
    expect((await columnOf(page, 'Observer'))[0]).toBe('Simone de Wit')
    expect((await columnOf(page, 'Task'))[0]).toBe('Stack cartons on a pallet')
    expect((await columnOf(page, 'Technique'))[0]).toBe('Correct')
    expect((await columnOf(page, 'Type'))[0]).toBe('Manual task')

    await rowsOf(page).first().getByRole('link').click()
    const facts = await factsOf(page)
    expect(facts).toMatchObject({
      Technique: 'Correct',
      'Inside Base': 'Correct',
      "Dip n' Drive": 'Not part of this task',
      Individual: 'Uma Novak',
      Observer: 'Simone de Wit',
      Location: 'Outbound Dock',
      Department: 'Packing',
    })
    await page.getByText('First line\nSecond line').waitFor()
  })

  test('[2.89] [4.11] [4.12] within a campaign, N/A is stored as no answer and the observer is oneself', async ({
    page,
  }) => {
    await signIn(page, 'observer@northwind.example')
    await openForm(page)
    await field(page, 'Campaign').waitFor()
    await choose(page, 'Campaign', 'Autumn lifting drive')
    await field(page, 'Location').click()
    await page.getByRole('option').first().waitFor()
    await expect
      .poll(async () => (await page.getByRole('option').allTextContents()).toSorted())
      .toEqual(['High Bay', 'Inbound Dock', 'Outbound Dock', 'Rotterdam Distribution Centre'])
    await page.keyboard.press('Escape')
    await choosePlaceAndTask(page, [
      'Rotterdam Distribution Centre',
      'Facilities',
      'Lift box from floor to conveyor',
    ])
    await field(page, "Individual's name").fill('Agency worker Ann')
    await answer(page, 'Inside Base', 'Correct')
    await answer(page, 'Inside Base', 'N/A')
    await expect.poll(() => isChosen(page, 'Inside Base', 'N/A')).toBe(true)
    await answer(page, 'Big Engines', 'Incorrect')
    await answer(page, 'Big Engines', 'N/A')
    await answer(page, 'Turn Not Twist', 'Correct')
    await submit(page)
    await page.waitForURL((url) => url.pathname === '/allobservations')
    await loaded(page)
    await expect.poll(async () => (await columnOf(page, 'Individual'))[0]).toBe('Agency worker Ann')
    await rowsOf(page).first().getByRole('link').click()
    await expect
      .poll(() => factsOf(page))
      .toMatchObject({
        Technique: 'Correct',
        'Inside Base': 'Not answered',
        'Big Engines': 'Not answered',
        'Turn Not Twist': 'Correct',
        Individual: 'Agency worker Ann',
        Observer: 'Omar Haddad',
        Campaign: 'Autumn lifting drive',
      })
  })

  test("[2.99] the pictures stand two by two, and on a phone behind 'Show pictures'", async ({
    page,
  }) => {
    await signIn(page, 'user@contoso.example')
    await openForm(page)
    const pictures = page.locator('form figure svg')
    const isLeft = () =>
      pictures.evaluateAll((all) => {
        const lefts = all.map((picture) => picture.getBoundingClientRect().left)
        return lefts.map((left) => left === lefts[0])
      })
    await expect.poll(isLeft).toEqual([true, false, true, false])
    await resize(page, PHONE)
    await expect.poll(() => pictures.first().isVisible()).toBe(false)
    await page.getByText('Show pictures').click()
    await expect.poll(() => pictures.first().isVisible()).toBe(true)
  })

  describe('on a phone', () => {
    test.override({ viewport: PHONE })
    test('[40.3] [45.50] [45.78] of 360 pixels everything fits and can be filled in, and a second observation takes 4 taps', async ({
      page,
    }) => {
      await signIn(page, 'user@contoso.example')
      await openForm(page)
      await choosePlaceAndTask(page, SHELVES)
      await field(page, 'Individual').fill('br')
      // Until the answer comes, the list shows whom it showed before: who was chosen is read afterwards.
      await page.getByRole('option', { name: /br/i }).first().click()
      const chosen = () => valueOf(page, 'Individual')
      await expect.poll(chosen).not.toBe('br')
      const individual = await chosen()
      for (const principle of PRINCIPLES) {
        await answer(page, principle, 'Correct')
        const button = await answerButton(page, principle, 'Correct').boundingBox()
        expect(button?.height).toBeGreaterThanOrEqual(48)
      }
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
      await field(page, 'Date').fill('2026-01-05')
      await submit(page)
      await page.waitForURL((url) => url.pathname === '/allobservations')
      await loaded(page)
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
      expect(await violations(page)).toEqual([])

      const taps = await countTaps(page)
      await page.getByRole('link', { name: 'Add another: same place and task' }).click()
      await page.getByRole('button', { name: individual }).click()
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'All correct' }).click()
      await page.evaluate(() => window.scrollTo(0, 0))
      const button = page.getByRole('button', { name: 'Add Observation' })
      const isInView = async () => {
        const { x, y, width, height } = (await button.boundingBox())!
        return x + width <= PHONE.width && y + height <= PHONE.height
      }
      await expect.poll(isInView).toBe(true)
      await button.click()
      await page.getByRole('link', { name: 'Add another: same place and task' }).waitFor()
      expect(await taps()).toBe(4)
      await loaded(page)
      await rowsOf(page).filter({ hasText: individual }).first().waitFor()

      // [45.78]
      await resize(page, { width: 360, height: 740 })
      const topOfRows = async () => (await rowsOf(page).first().boundingBox())!.y
      await expect.poll(topOfRows).toBeLessThan(370)
      const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link')
      await expect.poll(() => shortcuts.allTextContents()).toEqual(['Today', 'Add', 'Observations'])
    })
  })
})

const PRINCIPLES = ['Inside Base', 'Big Engines', 'Turn Not Twist']

/** Counts from now on how often the page is touched, until it is loaded anew. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.taps = 0
    addEventListener('pointerdown', () => (window.taps = (window.taps ?? 0) + 1), true)
  })
  return async () => (await page.evaluate(() => window.taps)) ?? Number.NaN
}

declare global {
  interface Window {
    taps?: number
  }
}

/** YYYY-MM-DD by the browser's clock. */
const today = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [day, month, year] = new Date().toLocaleDateString('en-GB').split('/')
    return `${year}-${month}-${day}`
  })

/** Returns the pixels by which the page is wider than the screen. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
