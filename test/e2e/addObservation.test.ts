/** /allobservations/addObservation in a real browser: who sees which fields, and what is recorded. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { clientIdOf } from './support/askServer.ts'
import { PHONE, test } from './support/browser.ts'
import { factsOf } from './support/facts.ts'
import { columnOf, loaded, queryOf, rowsOf } from './support/listScreen.ts'
import {
  ADD_OBSERVATION,
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
} from './support/observationForm.ts'
import { signIn } from './support/signIn.ts'

const PACKING: Work = ['Outbound Dock', 'Packing', 'Stack cartons on a pallet']
const SHELVES: Work = ['Stockroom', 'Replenishment', 'Fill shelf from trolley']

describe('recording', () => {
  test('[2.81–2.83] [2.88–2.100] [4.31] [4.32] an observer fills in the screen, and the list shows the observation on top', async ({
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
    expect(await page.locator('main form label').allTextContents()).toEqual([
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
    expect(await field(page, 'Date').getAttribute('max')).toBe(await today(page))
    expect(await field(page, 'Observation notes').getAttribute('rows')).toBe('10')

    await choosePlaceAndTask(page, PACKING)
    await choose(page, OBSERVER, 'Simone de Wit')
    await choose(page, 'Individual', 'Uma Novak')
    for (const principle of ['Inside Base', 'Big Engines', 'Turn Not Twist'])
      await answer(page, principle, 'Correct')
    await field(page, 'Observation notes').fill('First line\nSecond line')
    await submit(page)
    await page.waitForURL((url) => url.pathname === '/allobservations')
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

  test('[2.89] [4.11] [4.13] within a campaign, N/A is no answer and the observer is oneself', async ({
    page,
  }) => {
    await signIn(page, 'observer@northwind.example')
    await openForm(page)
    await field(page, 'Campaign').waitFor()
    await choose(page, 'Campaign', 'Autumn lifting drive')
    await field(page, 'Location').click()
    await page.getByRole('option').first().waitFor()
    expect(await page.getByRole('option').allTextContents()).toEqual([
      'Rotterdam Distribution Centre',
    ])
    await page.keyboard.press('Escape')
    await choosePlaceAndTask(page, [
      'Rotterdam Distribution Centre',
      'Facilities',
      'Lift box from floor to conveyor',
    ])
    await field(page, "Individual's name").fill('Agency worker Ann')
    await answer(page, 'Inside Base', 'Correct')
    await answer(page, 'Inside Base', 'Correct')
    expect(await isChosen(page, 'Inside Base', 'N/A')).toBe(true)
    await answer(page, 'Big Engines', 'Incorrect')
    await answer(page, 'Big Engines', 'N/A')
    await answer(page, 'Turn Not Twist', 'Correct')
    await submit(page)
    await page.waitForURL((url) => url.pathname === '/allobservations')
    await loaded(page)
    await expect.poll(async () => (await columnOf(page, 'Individual'))[0]).toBe('Agency worker Ann')
    await rowsOf(page).first().getByRole('link').click()
    expect(await factsOf(page)).toMatchObject({
      Technique: 'Correct',
      'Inside Base': 'Not answered',
      'Big Engines': 'Not answered',
      'Turn Not Twist': 'Correct',
      Individual: 'Agency worker Ann',
      Observer: 'Omar Haddad',
      Campaign: 'Autumn lifting drive',
    })
  })

  test('[2.90] [2.91] [2.92] [5.12] an observee has no individual fields and records themselves', async ({
    page,
  }) => {
    await signIn(page, 'observee@northwind.example')
    await openForm(page)
    await field(page, 'Campaign').waitFor()
    for (const label of [OBSERVER, 'Individual', "Individual's name", "Individual's employee ID"])
      expect(await field(page, label).count()).toBe(0)
    await choosePlaceAndTask(page, PACKING)
    for (const principle of ['Inside Base', 'Big Engines', 'Turn Not Twist'])
      await answer(page, principle, principle === 'Big Engines' ? 'Incorrect' : 'Correct')
    await submit(page)
    await page.waitForURL((url) => url.pathname === '/allobservations')
    await loaded(page)
    await expect.poll(async () => (await columnOf(page, 'Technique'))[0]).toBe('Incorrect')
    expect((await columnOf(page, 'Individual'))[0]).toBe('Eli Brandt')
    expect((await columnOf(page, 'Observer'))[0]).toBe('Eli Brandt')
  })

  describe('on a phone', () => {
    test.override({ viewport: PHONE })
    test('of 360 pixels everything fits and can be filled in', async ({ page }) => {
      await signIn(page, 'user@contoso.example')
      await openForm(page)
      await choosePlaceAndTask(page, SHELVES)
      await field(page, "Individual's name").fill('Phone Person')
      for (const principle of ['Inside Base', 'Big Engines', 'Turn Not Twist']) {
        await answer(page, principle, 'Correct')
        const button = await answerButton(page, principle, 'Correct').boundingBox()
        expect(button?.height).toBeGreaterThanOrEqual(44)
      }
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await submit(page)
      await page.waitForURL((url) => url.pathname === '/allobservations')
      await loaded(page)
      const first = rowsOf(page).first()
      await first.getByText('Phone Person').waitFor()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
  })
})

describe('who sees which fields', () => {
  test('[2.86] [2.88] [2.92] [4.12] Contoso has no campaigns, picks no observer, shows no employee ID and no N/A', async ({
    page,
  }) => {
    await signIn(page, 'super@contoso.example')
    await openForm(page)
    await choosePlaceAndTask(page, SHELVES)
    expect(await page.locator('main form label').allTextContents()).toEqual([
      'Date',
      'Time',
      'Location',
      'Department',
      'Task',
      'Individual',
      "Individual's name",
      'Observation notes',
    ])
    expect(await answerButton(page, 'Inside Base', 'N/A').count()).toBe(0)
    await answer(page, 'Inside Base', 'Correct')
    await answer(page, 'Inside Base', 'Correct')
    expect(await isChosen(page, 'Inside Base', 'Correct')).toBe(true)
  })

  test('[2.88] a client user picks no observer where others do', async ({ page }) => {
    await signIn(page, 'user@northwind.example')
    await openForm(page)
    await field(page, 'Campaign').waitFor()
    expect(await field(page, OBSERVER).count()).toBe(0)
    expect(await field(page, 'Individual').count()).toBe(1)
    expect(await field(page, "Individual's employee ID").count()).toBe(1)
  })

  test('[2.95] [2.98] [2.99] [4.20] [4.21] [4.23] the task decides the principles, the other option and the guidance', async ({
    page,
  }) => {
    await signIn(page, 'observer@northwind.example')
    await openForm(page)
    const pictures = page.getByRole('figure').getByRole('img')
    expect(await pictures.count()).toBe(4)
    for (const picture of await pictures.all()) {
      expect(await picture.getAttribute('width')).toBe('500')
      expect(await picture.getAttribute('height')).toBe('500')
    }
    const asked = () =>
      page
        .getByRole('group')
        .evaluateAll((groups) =>
          groups.map(
            (group) =>
              document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
          ),
        )
    const guidance = page.locator('main video')
    await choosePlaceAndTask(page, ['Outbound Dock', 'Transport', 'Unload parcels from van'])
    expect(await asked()).toEqual([
      'Inside Base',
      'Big Engines',
      'Turn Not Twist',
      "Dip n' Drive",
      'Other (optional)',
    ])
    await field(page, 'Other observation details').waitFor()
    expect(await guidance.count()).toBe(0)
    await choose(page, 'Task', 'Push roll cage')
    await expect.poll(asked).toEqual(['Turn Not Twist', "Dip n' Drive"])
    await page.getByText('Lift with your legs').waitFor()
    expect(await guidance.getAttribute('src')).toMatch(/^(https?:|\/)/)
    expect(await field(page, 'Other observation details').count()).toBe(0)
    await choose(page, 'Task', 'Two-person furniture lift')
    await expect.poll(asked).toEqual(['Inside Base', 'Big Engines'])
  })
})

describe('whose client', () => {
  for (const email of ['provider@liftwise.example', 'observer@northwind.example'])
    test(`[2.102] ${email} with another client’s id is sent to /allobservations with their own`, async ({
      page,
    }) => {
      await signIn(page, email)
      const own = queryOf(page).get('clientId')
      const foreign = await clientIdOf(page, 'super@contoso.example')
      await page.goto(`${ADD_OBSERVATION}?clientId=${foreign}`)
      await page.waitForURL((url) => url.pathname === '/allobservations')
      expect(queryOf(page).get('clientId')).toBe(own)
      await page.getByRole('heading', { level: 1, name: 'Observations' }).waitFor()
    })

  test('the provider records for their own client', async ({ page }) => {
    await signIn(page, 'provider@liftwise.example')
    await openForm(page)
    await choosePlaceAndTask(page, SHELVES)
    await choose(page, 'Individual', 'Petra Lindqvist')
    expect(await valueOf(page, 'Individual')).toContain('Petra Lindqvist')
    for (const principle of ['Inside Base', 'Big Engines', 'Turn Not Twist'])
      await answer(page, principle, 'Correct')
    await submit(page)
    await page.waitForURL((url) => url.pathname === '/allobservations')
    await loaded(page)
    await expect.poll(async () => (await columnOf(page, 'Individual'))[0]).toBe('Petra Lindqvist')
    expect(await rowsOf(page).count()).toBe(1)
  })
})

/** YYYY-MM-DD, as the browser's own clock has it. */
const today = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [day, month, year] = new Date().toLocaleDateString('en-GB').split('/')
    return `${year}-${month}-${day}`
  })

/** Pixels by which the page is wider than the screen. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
