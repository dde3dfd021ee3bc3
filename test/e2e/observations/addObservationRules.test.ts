/** Rules of the add-observation form in a real browser: messages, and fields that clear other fields. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../support/browser.ts'
import {
  ADD_OBSERVATION,
  answer,
  choose,
  choosePlaceAndTask,
  field,
  focused,
  isChosen,
  OBSERVER,
  openForm,
  submit,
  valueOf,
  type Work,
} from '../support/addObservationForm.ts'
import { signIn } from '../support/session.ts'

const VAN: Work = ['Outbound Dock', 'Transport', 'Unload parcels from van']
const BOX: Work = ['Outbound Dock', 'Packing', 'Lift box from floor to conveyor']
const SHELVES: Work = ['Stockroom', 'Replenishment', 'Fill shelf from trolley']
const INDIVIDUAL =
  'The individual being observed must be recorded. Either select from the dropdown, or enter their name if they do not appear'
const NO_PRINCIPLE =
  'At least one principle (Inside Base, Big Engines, Dip & Drive, or Turn Not Twist) must be answered.'
const HALF_AN_OTHER =
  "Both a technique and details need to be filled out for the 'Other' option. If not required, please remove answers"

describe('messages', () => {
  test('[5.5–5.10] [5.13–5.17] [8.13] [2.84] each rule in words, with the keyboard at the first', async ({
    page,
  }) => {
    await signIn(page, 'super@contoso.example')
    await openForm(page)
    await submit(page)
    for (const message of [
      'Location must be at least 2 characters long',
      'Department must be at least 2 characters long',
      'Task is required',
      INDIVIDUAL,
    ])
      await shows(page, message)
    expect(await focused(page)).toBe('Location')

    await field(page, 'Date').fill('')
    await submit(page)
    await shows(page, 'You must have a date selected')
    expect(await focused(page)).toBe('Date')
    await field(page, 'Date').fill('2999-01-01')
    await submit(page)
    await shows(page, 'Time selected cannot be after the current time.')
    expect(await focused(page)).toBe('Date')
    await field(page, 'Date').fill('2024-01-01')
    await gone(page, 'Time selected cannot be after the current time.')
    await field(page, 'Time').fill('')
    await submit(page)
    await shows(page, 'You must have a date selected')
    expect(await focused(page)).toBe('Time')
    await field(page, 'Time').fill('08:30')

    await choosePlaceAndTask(page, SHELVES)
    await submit(page)
    for (const message of [
      'Inside Base is required.',
      'Big Engines is required.',
      'Turn not twist is required.',
      NO_PRINCIPLE,
    ])
      await shows(page, message)
    expect(await page.getByText('Dip & Drive is required.', { exact: true }).count()).toBe(0)
    expect(await focused(page)).toBe('Individual')
    await field(page, "Individual's name").fill('Ann')
    await gone(page, INDIVIDUAL)
    await submit(page)
    expect(await focused(page)).toBe('Inside Base')
    await answer(page, 'Inside Base', 'Correct')
    await gone(page, 'Inside Base is required.')
    await gone(page, NO_PRINCIPLE)
    await shows(page, 'Big Engines is required.')

    await choose(page, 'Task', 'Push stock trolley')
    await shows(page, 'Dip & Drive is required.')
    await shows(page, 'Turn not twist is required.')
    await gone(page, 'Big Engines is required.')
    expect(new URL(page.url()).pathname).toBe(ADD_OBSERVATION)
  })

  test('[5.11] [5.17] [4.12] where employee IDs are displayed one is enough; where N/A is allowed one answer is', async ({
    page,
  }) => {
    await signIn(page, 'user@northwind.example')
    await openForm(page)
    await choosePlaceAndTask(page, VAN)
    await submit(page)
    await shows(
      page,
      'The individual being observed must be recorded. Either select from the dropdown, or enter their name or employee ID if they do not appear',
    )
    await shows(page, NO_PRINCIPLE)
    expect(await page.getByText('is required.').count()).toBe(0)
    await field(page, "Individual's employee ID").fill('X-1')
    await gone(page, /^The individual being observed must be recorded/)
    await answer(page, 'Big Engines', 'Correct')
    await gone(page, NO_PRINCIPLE)
  })

  test('[4.23] [5.18] [5.19] the other option is whole or absent', async ({ page }) => {
    await signIn(page, 'user@northwind.example')
    await openForm(page)
    await choosePlaceAndTask(page, VAN)
    await field(page, "Individual's name").fill('Ann')
    await answer(page, 'Inside Base', 'Correct')
    const details = field(page, 'Other observation details')
    await details.fill('No gloves')
    await submit(page)
    await shows(page, HALF_AN_OTHER)
    expect(await focused(page)).toBe('Other observation details')
    await answer(page, 'Other (optional)', 'Incorrect')
    await gone(page, HALF_AN_OTHER)
    await details.fill('')
    await shows(page, HALF_AN_OTHER)
    await answer(page, 'Other (optional)', 'Incorrect')
    expect(await isChosen(page, 'Other (optional)', 'Incorrect')).toBe(false)
    await gone(page, HALF_AN_OTHER)
  })
})

describe('what clears what', () => {
  test('[4.15–4.19] [2.93] [5.39] campaign, location, department, task and individual', async ({
    page,
  }) => {
    await signIn(page, 'observer@northwind.example')
    await openForm(page)
    const fillPeopleAndAnswers = async () => {
      await choose(page, OBSERVER, 'Simone de Wit')
      await choose(page, 'Individual', 'Uma Novak')
      await answer(page, 'Inside Base', 'Correct')
    }
    const chosen = async (...labels: string[]) =>
      Object.fromEntries(
        await Promise.all(
          labels.map(async (label) => [label, (await valueOf(page, label)) !== '']),
        ),
      ) as Record<string, boolean>

    await choosePlaceAndTask(page, BOX)
    for (const label of ["Individual's name", "Individual's employee ID"])
      await field(page, label).fill('Temp')
    await answer(page, 'Inside Base', 'Correct')
    await choose(page, 'Individual', 'Uma Novak')
    for (const label of ["Individual's name", "Individual's employee ID"]) {
      expect(await valueOf(page, label)).toBe('')
      expect(await field(page, label).isDisabled()).toBe(true)
    }
    expect(await isChosen(page, 'Inside Base', 'Correct')).toBe(false)

    await fillPeopleAndAnswers()
    await choose(page, 'Task', 'Stack cartons on a pallet')
    await expect
      .poll(() => chosen(OBSERVER, 'Individual', 'Location', 'Department'))
      .toEqual({
        [OBSERVER]: false,
        Individual: false,
        Location: true,
        Department: true,
      })
    expect(await isChosen(page, 'Inside Base', 'Correct')).toBe(false)
    for (const label of ["Individual's name", "Individual's employee ID"]) {
      expect(await field(page, label).isEnabled()).toBe(true)
      await field(page, label).fill('Temp')
    }
    await choose(page, 'Task', 'Lift box from floor to conveyor')
    await expect
      .poll(() => chosen("Individual's name", "Individual's employee ID"))
      .toEqual({
        "Individual's name": false,
        "Individual's employee ID": false,
      })

    await fillPeopleAndAnswers()
    await choose(page, 'Department', 'Transport')
    await expect
      .poll(() => chosen('Location', 'Task', OBSERVER, 'Individual'))
      .toEqual({
        Location: true,
        Task: false,
        [OBSERVER]: true,
        Individual: true,
      })
    await choose(page, 'Task', 'Lift box from floor to conveyor')
    expect(await isChosen(page, 'Inside Base', 'Correct')).toBe(false)

    await fillPeopleAndAnswers()
    await choose(page, 'Location', 'High Bay')
    await expect
      .poll(() => chosen('Department', 'Task', OBSERVER, 'Individual'))
      .toEqual({
        Department: false,
        Task: false,
        [OBSERVER]: true,
        Individual: true,
      })
    await choose(page, 'Department', 'Picking')
    await choose(page, 'Task', 'Lift box from floor to conveyor')
    expect(await isChosen(page, 'Inside Base', 'Correct')).toBe(false)

    await fillPeopleAndAnswers()
    await choose(page, 'Campaign', 'Autumn lifting drive')
    await expect
      .poll(() => chosen('Location', 'Department', 'Task', OBSERVER, 'Individual'))
      .toEqual({
        Location: false,
        Department: false,
        Task: false,
        [OBSERVER]: false,
        Individual: false,
      })
    expect(await page.getByRole('group').count()).toBe(0)
  })
})

const shows = (page: Page, message: string): Promise<void> =>
  page.getByText(message, { exact: true }).first().waitFor()

const gone = (page: Page, message: string | RegExp): Promise<void> =>
  page.getByText(message, { exact: true }).waitFor({ state: 'detached' })
