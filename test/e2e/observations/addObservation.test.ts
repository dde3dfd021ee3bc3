/** An observation is recorded online in a real browser, and equals the form's input. */
import { expect } from 'vitest'
import { test, WIDE } from '../support/browser.ts'
import { factsOf, columnOf, loaded, rowsOf } from '../support/screens.ts'
import {
  answer,
  choose,
  choosePlaceAndTask,
  field,
  OBSERVER,
  openForm,
  submit,
} from '../support/addObservationForm.ts'
import { resize } from '../support/resize.ts'
import { signIn } from '../support/session.ts'

test('[2.88] [2.100] [4.31] [4.32] an observer fills in the screen, and the list shows the observation on top', async ({
  page,
}) => {
  await signIn(page, 'observer@northwind.example')
  await openForm(page)
  await choosePlaceAndTask(page, ['Outbound Dock', 'Packing', 'Stack cartons on a pallet'])
  await choose(page, OBSERVER, 'Simone de Wit')
  await choose(page, 'Individual', 'Uma Novak')
  for (const principle of ['Inside Base', 'Big Engines', 'Turn Not Twist'])
    await answer(page, principle, 'Correct')
  await field(page, 'Observation notes').fill('First line\nSecond line')
  await submit(page)
  await page.waitForURL((url) => url.pathname === '/allobservations')
  await resize(page, WIDE)
  await loaded(page)
  for (const [column, text] of [
    ['Individual', 'Uma Novak'],
    ['Observer', 'Simone de Wit'],
    ['Task', 'Stack cartons on a pallet'],
    ['Technique', 'Correct'],
    ['Type', 'Manual task'],
  ] as const)
    await expect.poll(async () => (await columnOf(page, column))[0]).toBe(text)

  await rowsOf(page).first().getByRole('link').click()
  await expect
    .poll(() => factsOf(page))
    .toMatchObject({
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
