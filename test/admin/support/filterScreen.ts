/** Three entirely different observations, and helpers for the filter form. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api } from '#test/support/api.ts'
import { openApp } from './openApp.tsx'

/** Alfa of 10 January by the AI, Bravo of 10 February by hand at the deleted Hall, Ida of 10 March overridden. */
export async function openFilterScreen(
  query: (scenario: Ids) => string = () => '',
  { hasAi = true } = {},
) {
  const { db } = await api()
  const client = await buildClient(db, { ai_enabled: hasAi, time_zone: 'UTC' })
  const of = { client_id: client.id }
  const dock = await buildLocation(db, { ...of, name: 'Dock' })
  const hall = await buildLocation(db, { ...of, name: 'Hall', deleted_at: new Date() })
  const inbound = await buildDepartment(db, { ...of, name: 'Inbound', locations: [dock.id] })
  const packing = await buildDepartment(db, { ...of, name: 'Packing', locations: [hall.id] })
  const lift = await buildTask(db, { ...of, name: 'Lift' })
  const push = await buildTask(db, { ...of, name: 'Push', is_pushing: true })
  const observer = { ...of, type: 'CLIENT_OBSERVER' } as const
  const omar = await buildUser(db, { ...observer, firstname: 'Omar', lastname: 'Saw' })
  const olga = await buildUser(db, { ...observer, firstname: 'Olga', lastname: 'Saw' })
  const ida = await buildUser(db, { ...of, firstname: 'Ida', lastname: 'Seen' })
  const autumn = await buildCampaign(db, { ...of, name: 'Autumn' })
  await buildObservation(db, {
    ...of,
    unlinked_observee_name: 'Alfa',
    location_id: dock.id,
    department_id: inbound.id,
    task_id: lift.id,
    user_id: omar.id,
    date: new Date('2026-01-10T12:00:00Z'),
    review_type: 'AI',
    technique: 'incorrect',
    is_inside_base: false,
    ai_review_status: 'FALSE_POSITIVE',
    ai_error_cause: ['DEVICE_ISSUE'],
    is_ai_prediction_correct: false,
    internally_reviewed: true,
    expo_build_number: '4.2.0',
    campaign_id: autumn.id,
  })
  const elsewhere = { ...of, location_id: hall.id, department_id: packing.id, task_id: push.id }
  await buildObservation(db, {
    ...elsewhere,
    unlinked_observee_name: 'Bravo',
    user_id: olga.id,
    date: new Date('2026-02-10T12:00:00Z'),
    is_turn_not_twist: true,
  })
  await buildObservation(db, {
    ...elsewhere,
    observee_id: ida.id,
    user_id: olga.id,
    date: new Date('2026-03-10T12:00:00Z'),
    review_type: 'MANUAL_OVERRIDE',
    manual_override_reason: 'FOOT_OBSCURED',
  })
  const named = { dock, hall, inbound, lift, omar, ida, autumn }
  const ids = Object.fromEntries(
    Object.entries(named).map(([name, { id }]) => [name, id]),
  ) as Record<keyof typeof named, string>
  const person = await actor('CLIENT_SUPER_USER', client)
  const app = await openApp(person, `/allobservations?clientId=${client.id}${query(ids)}`)
  await screen.findByRole('searchbox')
  const { user } = app
  return {
    ...app,
    ids,
    /** Selects in one of the form's dropdowns, and closes it. */
    pick: async (label: string, choice: string) => {
      await user.click(await field(label))
      await user.click(await screen.findByText(choice, { selector: '[role=option]' }))
      await user.keyboard('{Escape}')
      await waitFor(() => expect(document.querySelector('[role=listbox]')).toBeNull())
    },
    press: async (name: 'Apply' | 'Clear') => user.click(await within(form()).findByText(name)),
    remove: async (filter: string) =>
      user.click(await within(form()).findByLabelText(`Remove ${filter}`)),
    /** Returns the filters in the URL. */
    filters: () => {
      const query = new URLSearchParams(app.address().split('?')[1])
      return Object.fromEntries([...query].filter(([key]) => !['clientId', 'page'].includes(key)))
    },
  }
}

type Ids = Record<'dock' | 'hall' | 'omar' | 'autumn', string>

export const EVERYBODY = ['Alfa', 'Bravo', 'Ida Seen']

/** Waits until the list shows exactly these people. */
export const expectListed = (people: string[]) =>
  waitFor(() =>
    expect(
      EVERYBODY.filter((name) => screen.queryAllByText(name, { selector: 'td *' }).length > 0),
    ).toEqual(people),
  )

/** By label: queries by role and name on a full screen take seconds. Opens the form's fields. */
async function field(label: string) {
  openFields()
  return within(form()).findByLabelText(label)
}

/** Returns what a dropdown has chosen: the first choice and the number of others. */
export async function chosenIn(label: string): Promise<(string | null)[]> {
  const input = await field(label)
  return [
    ...(input.parentElement?.querySelectorAll(':scope > .MuiChip-root, :scope > span') ?? []),
  ].map(({ textContent }) => textContent)
}

function openFields(): void {
  const toggle = within(form()).getByText(/^Filters/u)
  if (toggle.getAttribute('aria-expanded') === 'false') fireEvent.click(toggle)
}

const form = () => {
  const found = document.querySelector<HTMLElement>('form[role=search]')
  if (!found) throw new Error('There is no filter form.')
  return found
}

/** Waits for the form's fields and returns their labels. */
export async function fields(): Promise<string[]> {
  await field('Date from')
  return [...form().querySelectorAll('label')].map(({ textContent }) => textContent)
}

export const chips = () => {
  const list = screen.queryByRole('list', { name: 'Active filters' })
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : []
}

const day = async (label: string) => (await field(label)) as HTMLInputElement

export async function enterDay(label: string, value: string): Promise<void> {
  const input = await day(label)
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}
