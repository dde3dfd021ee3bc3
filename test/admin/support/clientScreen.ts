/** A client that the provider manages, and helpers for the client screens. */
import { screen } from '@testing-library/react'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api } from '#test/support/api.ts'
import { openApp } from './openApp.tsx'

/**
 * Creates the provider Petra's client, and a company that she manages; opened at the address, where ':id' is the
 * company's id.
 */
export async function openClientScreen(address: string, { onScreen = false, overrides = {} } = {}) {
  const { db } = await api()
  const person = await actor('PROVIDER_SUPER_USER')
  const of = { client_id: person.client_id }
  const manager = await buildUser(db, {
    ...of,
    firstname: 'Petra',
    lastname: `Manager ${person.id.slice(-6)}`,
    type: 'PROVIDER_SUPER_USER',
  })
  await buildUser(db, { ...of, firstname: 'Petra', lastname: 'Customer', type: 'CLIENT_USER' })
  const client = await buildClient(db, {
    company_name: `Acme ${person.id.slice(-12)}`,
    account_manager_id: manager.id,
    weekly_email_enabled: true,
    ai_enabled: true,
    color: '#1f6feb',
    ...overrides,
  })
  const clientId = onScreen ? client.id : person.client_id
  const opened = await openApp(person, `${address.replace(':id', client.id)}?clientId=${clientId}`)
  return { ...opened, person, client, manager: `Petra ${manager.lastname}` }
}

export type ClientScreen = Awaited<ReturnType<typeof openClientScreen>>

/** Returns the stored record. */
export const stored = async ({ person }: ClientScreen, id: string) => {
  const { data } = await person.gql(`query ($id: ID!) { getClientById(id: $id) { ${FIELDS} } }`, {
    id,
  })
  return data.getClientById as Record<string, unknown>
}

const FIELDS = `company_name account_manager { lastname } inactive_alert_user_level
  inactive_alert_timeframe_months bad_lift_user_level number_bad_lifts_to_alert weekly_email_enabled
  monthly_email_enabled ai_enabled show_ai_feedback_options show_manual_override_options
  can_pick_observer can_use_not_applicable display_employee_id anonymous_observations_enabled
  show_ai_results_breakdown color logo_url time_zone deleted_at`

export const fact = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent

export const companyName = () => screen.findByLabelText<HTMLInputElement>(/^Company name/u)

export const save = async ({ user }: ClientScreen, button = 'Save') =>
  user.click(await screen.findByRole('button', { name: button }))

export const fileField = () => document.querySelector<HTMLInputElement>('input[type=file]')!

export const logo = () => screen.getByRole('group', { name: 'Logo' })

export const png = (name = 'logo.png') =>
  new File([Buffer.from(SQUARE, 'base64')], name, { type: 'image/png' })

const SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAABQAAAAUCAIAAAAC64paAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIElEQVQ4jWP4tUyKbMQwqllqNMCkRhOJ1GjGkBq4wgAAZIWyv75F6coAAAAASUVORK5CYII='

export const colour = () => screen.getByLabelText<HTMLInputElement>('Highlight colour')
