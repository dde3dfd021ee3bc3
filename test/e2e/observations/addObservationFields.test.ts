/**
 * /allobservations/addObservation in a real browser: the fields that each person sees, and the client they apply to.
 */
import { describe, expect } from 'vitest'
import { clientIdOf } from '../support/serverCalls.ts'
import { test } from '../support/browser.ts'
import { columnOf, loaded, queryOf, rowsOf } from '../support/screens.ts'
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
} from '../support/addObservationForm.ts'
import { signIn } from '../support/session.ts'

const SHELVES: Work = ['Stockroom', 'Replenishment', 'Fill shelf from trolley']

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
      await signIn(page, email, { path: '/' })
      const own = queryOf(page).get('clientId')
      const foreign = await clientIdOf(page, 'super@contoso.example')
      await page.goto(`${ADD_OBSERVATION}?clientId=${foreign}`)
      await page.waitForURL((url) => url.pathname === '/allobservations')
      expect(queryOf(page).get('clientId')).toBe(own)
      await page.getByRole('heading', { level: 1, name: 'Observations' }).waitFor()
    })

  test('[21.2] the provider records for their own client', async ({ page }) => {
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
