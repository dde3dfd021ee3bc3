/** Helpers for a list with many places. */
import { screen, within } from '@testing-library/react'
import type { Role } from '#domain/roles.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { actor, api } from '#test/support/api.ts'
import { openApp } from './openApp.tsx'

/** Creates 'Place 001', 'Place 002', … in a new client, and lists them as a person of the role. */
export async function openLocationList(
  count: number,
  role: Role = 'CLIENT_SUPER_USER',
  query = '',
) {
  const { db } = await api()
  const client = await buildClient(db, { time_zone: 'Europe/Amsterdam' })
  const locations = []
  for (let number = 1; number <= count; number++)
    locations.push(
      await buildLocation(db, {
        client_id: client.id,
        name: `Place ${String(number).padStart(3, '0')}`,
      }),
    )
  const person = await actor(role, role === 'PROVIDER_SUPER_USER' ? undefined : client)
  const app = await openApp(person, `/locations?clientId=${client.id}${query}`)
  await screen.findByRole('searchbox')
  return { ...app, person, client, locations }
}

/** Waits for the rows below the headers. */
export async function rows(): Promise<HTMLElement[]> {
  const [, ...below] = await screen.findAllByRole('row')
  return below
}

/** Returns the texts of the first column. */
export const names = async () =>
  (await rows()).map((row) => within(row).getAllByRole('link')[0]?.textContent?.trim())

export const headers = () =>
  screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label') ?? '')

export const button = (name: string | RegExp) => screen.findByRole('button', { name })

export const checkbox = (name: string | RegExp) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name })
