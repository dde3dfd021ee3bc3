/** People of a client, and helpers for the user screens. */
import { screen } from '@testing-library/react'
import type { Role } from '#domain/roles.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api } from '#test/support/api.ts'
import { openApp } from './openApp.tsx'

/**
 * Ida, observed twice and having observed once; a second super user Sue; Dock and Hall with a department each, and a
 * yard without one. Opened by a person of the role, at the address where ':ida', ':sue' and ':me' are ids.
 */
export async function openUserScreen(role: Role, address: string) {
  const { db } = await api()
  const client = await buildClient(db)
  const of = { client_id: client.id }
  const dock = await buildLocation(db, { ...of, name: 'Dock' })
  const hall = await buildLocation(db, { ...of, name: 'Hall' })
  await buildLocation(db, { ...of, name: 'Yard' })
  await buildDepartment(db, { ...of, name: 'Inbound', locations: [dock.id] })
  await buildDepartment(db, { ...of, name: 'Packing', locations: [hall.id] })
  const ida = await buildUser(db, {
    ...of,
    firstname: 'Ida',
    lastname: 'Seen',
    title: 'Shift lead',
    employee_id: '77',
    type: 'CLIENT_OBSERVER',
    is_account_enabled: false,
  })
  const sue = await buildUser(db, { ...of, firstname: 'Sue', type: 'CLIENT_SUPER_USER' })
  const about = { ...of, observee_id: ida.id, location_id: dock.id }
  await buildObservation(db, { ...about, user_id: sue.id })
  await buildObservation(db, { ...about, user_id: sue.id })
  const made = { ...of, user_id: ida.id, location_id: dock.id }
  await buildObservation(db, { ...made, unlinked_observee_name: 'A Visitor' })
  const person = await actor(role, client)
  const at = (path: string) =>
    `${path.replace(':ida', ida.id).replace(':sue', sue.id).replace(':me', person.id)}?clientId=${client.id}`
  return { ...(await openApp(person, at(address))), at, person, client, ida, sue, dock }
}

export type UserScreen = Awaited<ReturnType<typeof openUserScreen>>

export const fact = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent

export const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label)

/** Opens the dropdown of levels. */
export const levels = async ({ user }: UserScreen) => {
  await user.click(await screen.findByRole('combobox', { name: /^User level/u }))
  return (await screen.findAllByRole('option')).map((option) => option.textContent)
}
