/** The audit log of a new client, and its screen. */
import { screen, within } from '@testing-library/react'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { type Actor, actor, api } from '#test/support/api.ts'
import { openApp } from './openApp.tsx'

const CREATE = `mutation ($input: LocationInput!) { row: createLocation(input: $input) { id } }`
const UPDATE = `mutation ($id: ID!, $input: LocationInput!) { updateLocation(id: $id, input: $input) { id } }`

/** A super user signs in, adds the Dock, and renames it to Quay; then somebody tries their password. */
export async function buildAuditLog() {
  const { db, post } = await api()
  const person = await actor('CLIENT_SUPER_USER', await buildClient(db, { time_zone: 'UTC' }))
  const { data } = await person.gql(CREATE, { input: { name: 'Dock' } })
  const dock: string = data.row.id
  await person.gql(UPDATE, { id: dock, input: { name: 'Quay' } })
  await post(
    `mutation ($loginData: LoginInput!) { login(loginData: $loginData) { access_token } }`,
    { loginData: { email: person.email, password: 'not my password' } },
  )
  return { person, dock }
}

export const openLog = (person: Actor, query = '') =>
  openApp(person, `/auditlog?clientId=${person.client_id}${query}`)

/** Returns person, action and record of each entry on the page. */
export const lines = async () =>
  within(await screen.findByRole('table', { name: 'Audit entries' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(1, 4).map(({ textContent }) => textContent))
