/** /today: a person's observations of the day. */
import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { actor, api } from '#test/support/api.ts'
import { manualObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { closeApp, openApp } from '../support/openApp.tsx'

beforeAll(api, 60_000)
afterEach(closeApp)

it('[45.35] [45.36] lists what a person recorded and what was recorded of them today, and without a network what it had', async () => {
  const scenario = await buildTwoSites()
  const observer = await actor('CLIENT_OBSERVER', scenario.client)
  const date = new Date()
  const made = { user_id: observer.id, date, unlinked_observee_name: 'Sam Visitor' }
  const { observation } = await manualObservation(scenario, made)
  await manualObservation(scenario, { observee_id: observer.id, date })
  const own = { user_id: observer.id, observee_id: observer.id, task_id: scenario.push.id }
  await manualObservation(scenario, { ...own, date })
  await manualObservation(scenario, { date, unlinked_observee_name: 'Nobody of mine' })
  await manualObservation(scenario, { ...made, date: new Date('2026-01-05T10:00:00Z') })
  const address = `/today?clientId=${scenario.client.id}`
  await openApp(observer, address)
  const list = within(await screen.findByRole('region', { name: 'Recorded today' }))
  const rows = () => list.findAllByRole('listitem')
  expect(await rows()).toHaveLength(3)
  expect(list.getByText(/Sam Visitor/)).toBeDefined()
  const paths = list.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(paths).toContain(`/allobservations/${observation.id}?clientId=${scenario.client.id}`)

  await openApp(observer, address)
  cutNetworkOf('RecordedToday')
  expect(await screen.findByText(/^No connection\. As of/)).toBeDefined()
  expect(screen.getByText(/Sam Visitor/)).toBeDefined()
})

/** Leaves the operation without an answer from now on. */
function cutNetworkOf(operation: string): void {
  const answer = fetch
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if ((init.body as string).includes(operation)) throw new TypeError('Failed to fetch')
    return answer(input, init)
  })
}
