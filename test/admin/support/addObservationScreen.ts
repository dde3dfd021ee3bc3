/** A workplace to observe at, and helpers for the add-observation screen. */
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api } from '#test/support/api.ts'
import { choose, openApp } from './openApp.tsx'

export const ALL_FEATURES_ON = {
  can_pick_observer: true,
  can_use_not_applicable: true,
  display_employee_id: true,
}

/** Creates a client with one place, a lifting task, a pushing task with the Other option, and a person to observe. */
export async function openAddObservation(role: Role, flags: object = {}, hasCampaign = false) {
  const { db } = await api()
  const client = await buildClient(db, flags)
  const of = { client_id: client.id }
  const location = await buildLocation(db, { ...of, name: 'Dock' })
  const yard = await buildLocation(db, { ...of, name: 'Yard' })
  const at = { ...of, locations: [location.id] }
  await buildDepartment(db, { ...at, name: 'Inbound' })
  await buildDepartment(db, { ...at, name: 'Outbound' })
  await buildDepartment(db, { ...of, name: 'Parking', locations: [yard.id] })
  await buildTask(db, { ...of, name: 'Lift' })
  await buildTask(db, {
    ...of,
    name: 'Push',
    is_pushing: true,
    show_other_observation_option: true,
  })
  await buildUser(db, { ...of, firstname: 'Ida', lastname: 'Observed', employee_id: '77' })
  if (hasCampaign) await buildCampaign(db, { ...of, name: 'Autumn' })
  const person = await actor(role, client)
  sessionStorage.clear()
  const app = await openApp(person, `/allobservations/addObservation?clientId=${client.id}`)
  await screen.findByLabelText('Observation notes')
  return { ...app, person, client }
}

export const choosePlaceAndTask = async (user: UserEvent, task = 'Lift') => {
  await choose(user, 'Location', 'Dock')
  await choose(user, 'Department', 'Inbound')
  await choose(user, 'Task', task)
  await screen.findByRole('group', { name: 'Turn Not Twist' })
}

export const answer = (user: UserEvent, principle: string, word: string) =>
  user.click(answerButton(principle, word))

const answerButton = (principle: string, word: string) =>
  within(screen.getByRole('group', { name: principle })).getByRole('button', { name: word })

export const isChosen = (principle: string, word: string) =>
  answerButton(principle, word).getAttribute('aria-pressed') === 'true'

/** Waits until the fields have these values: what is remembered, and the names of what is chosen, are loaded. */
export const become = (values: Record<string, string>) =>
  waitFor(() =>
    expect(Object.fromEntries(Object.keys(values).map((label) => [label, valueOf(label)]))).toEqual(
      values,
    ),
  )

export const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

export const submit = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Add Observation' }))
