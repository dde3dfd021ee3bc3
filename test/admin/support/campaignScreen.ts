/** A client with a campaign, and helpers for the campaign screens. */
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api } from '#test/support/api.ts'
import { formScreen } from './formScreen.ts'
import { openApp } from './openApp.tsx'

/**
 * 'Autumn' since 2026, for the Dock, where five people work, the last of whom was observed in its second month;
 * opened at the address, where ':autumn' is its id.
 */
export async function openCampaigns(
  role: Role,
  address: string,
  { people: count = 5, ...flags }: { people?: number; ai_enabled?: boolean } = {},
) {
  const { db } = await api()
  const client = await buildClient(db, { time_zone: 'UTC', ...flags })
  const of = { client_id: client.id }
  const site = await buildLocation(db, { ...of, name: 'Site' })
  const dock = await buildLocation(db, { ...of, name: 'Dock', parent_id: site.id })
  const yard = await buildLocation(db, { ...of, name: 'Yard' })
  const inbound = await buildDepartment(db, { ...of, name: 'Inbound', locations: [dock.id] })
  await buildDepartment(db, { ...of, name: 'Parking', locations: [yard.id] })
  const task = await buildTask(db, { ...of, name: 'Lift a box' })
  const people = []
  for (let number = 1; number <= count; number++)
    people.push(
      await buildUser(db, {
        ...of,
        firstname: 'Uma',
        lastname: String(number).padStart(2, '0'),
        created_at: new Date('2025-01-01'),
        type: number <= 2 ? 'CLIENT_OBSERVER' : 'CLIENT_USER',
      }),
    )
  const autumn = await buildCampaign(db, {
    ...of,
    name: 'Autumn',
    start_date: '2026-01-01',
    end_date: '2026-03-31',
    frequency: 'monthly',
    task_id: task.id,
    location_id: dock.id,
    department_id: inbound.id,
    num_observations_required: 1,
  })
  await buildObservation(db, {
    ...of,
    campaign_id: autumn.id,
    user_id: people[0]?.id ?? '',
    observee_id: people.at(-1)?.id ?? '',
    location_id: dock.id,
    department_id: inbound.id,
    task_id: task.id,
    date: new Date('2026-02-10T12:00:00Z'),
  })
  const person = await actor(role, role === 'PROVIDER_SUPER_USER' ? undefined : client)
  const at = (path: string, more = '') =>
    `${path.replace(':autumn', autumn.id)}?clientId=${client.id}${more}`
  return { ...(await openApp(person, at(address))), at, person, client, of, autumn, dock, inbound }
}

export type CampaignScreen = Awaited<ReturnType<typeof openCampaigns>>

const { enter, field, press } = formScreen

export const day = async (user: UserEvent, label: string, text: string) => {
  const input = await field(label)
  await user.clear(input)
  await user.type(input, text)
}

/** Selects from a dropdown without search. */
export const select = async (user: UserEvent, label: string, option: string) => {
  await user.click(await field(label))
  await user.click(await screen.findByRole('option', { name: option }))
}

/** Returns the options of a dropdown without search. */
export const offered = async (user: UserEvent, label: string) => {
  await user.click(await field(label))
  const names = (await screen.findAllByRole('option')).map((option) => option.textContent)
  await user.keyboard('{Escape}')
  return names
}

export const flip = async (user: UserEvent, label: string) => user.click(await field(label))

export const isOn = async (label: string) => (await field(label)).checked

/** Enters a name and a start in the far future, the minimum of the first step. */
export const fillFirstStep = async (user: UserEvent, name: string) => {
  await enter(user, 'Name', name)
  await day(user, 'Start date', '2031-01-31')
}

export const continueTo = async (user: UserEvent, step: string) => {
  await press(user, 'Continue')
  await stepIs(step)
}

/** 'Step 2 of 3: Users'. */
export const stepIs = (step: string) => screen.findByLabelText(step, { selector: '[role="group"]' })

/** Returns the text under a heading. */
export const wordsUnder = async (heading: string) =>
  (await screen.findByLabelText(heading, { selector: 'section' })).textContent

/** Waits until the section of a heading contains a text. */
export const findUnder = (heading: string, words: string) =>
  waitFor(async () => expect(await wordsUnder(heading)).toContain(words))

/** Returns the names of the people under a heading. */
export const peopleUnder = async (heading: string) => {
  const section = await screen.findByLabelText(heading, { selector: 'section' })
  const lines = await within(section).findAllByRole('listitem')
  return lines.map((line) => line.textContent)
}

/** Returns the stored record. */
export const stored = async ({ person }: CampaignScreen, id: string) => {
  const { data } = await person.gql(
    `query ($id: ID!) { getCampaign(id: $id) {
      name start_date end_date frequency type has_selected_users leaves_out_people_without_places num_observations_required notification_frequency
      reminder_alert_user_level app_notifications_enabled email_notifications_enabled
      task { name } location { name } department { name } selected_users { lastname }
    } }`,
    { id },
  )
  return data.getCampaign as Record<string, unknown>
}
