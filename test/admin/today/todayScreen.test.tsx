/** /today: a person's observations of the day, and what waits on the device. */
import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import type { QueuedSubmission } from '#admin/features/submissionQueue/queuedSubmission.ts'
import { connection } from '#admin/foundation/data/connection.ts'
import { tokenStore } from '#admin/foundation/data/tokenStore.ts'
import { deviceStore } from '#admin/foundation/device/deviceStore.ts'
import { account, actor, api, signIn } from '#test/support/api.ts'
import { manualObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { choose, openApp } from '../support/openApp.tsx'
import { queuedSubmission } from '../support/queuedSubmission.ts'

beforeAll(api)

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
  expect(await screen.findByText(/^No connection\. Last updated/)).toBeDefined()
  expect(await screen.findByText(/Sam Visitor/)).toBeDefined()
})

const submissions = () => deviceStore<QueuedSubmission>('submissions')

it('[45.37] [45.38] [45.40] what waits on the device has its state, is counted in the menu, and is discarded or kept when signing out', async () => {
  const scenario = await buildTwoSites()
  const person = await account('CLIENT_OBSERVER', scenario.client)
  const { user } = await openApp(await signIn(person), `/today?clientId=${scenario.client.id}`)
  cutNetworkOf('UploadVideo')
  expect(await screen.findByText('Nothing is waiting to be sent.')).toBeDefined()
  const refused = { state: 'needsYou', delivery: 'refused', tries: 1 } as const
  const failure = { message: 'The task was deleted.', field: 'input.task_id', existingId: null }
  await submissions().put('a', queuedSubmission(scenario, { id: 'a' }))
  await submissions().put('b', queuedSubmission(scenario, { id: 'b', ...refused, failure }))
  const list = within(screen.getByRole('region', { name: 'On this device' }))
  expect(await list.findByText(/^2 observations have not been sent yet/)).toBeDefined()
  const [waiting, blocked] = list.getAllByRole('listitem').map((row) => within(row))
  expect(waiting!.getByText('Waiting')).toBeDefined()
  expect(waiting!.getByText(/North · Goods in · Sam Visitor/)).toBeDefined()
  expect(blocked!.getByText('Needs attention')).toBeDefined()
  expect(blocked!.getByText('The task was deleted.')).toBeDefined()
  expect(
    screen.getByRole('link', { name: '2 observations not sent, 1 not accepted' }),
  ).toBeDefined()

  await user.click(blocked!.getByRole('button', { name: /^Discard/ }))
  await user.click(await screen.findByRole('button', { name: 'Keep' }))
  expect(await submissions().get('b')).not.toBeNull()
  await user.click(blocked!.getByRole('button', { name: /^Discard/ }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(await list.findByText(/^1 observation has not been sent yet/)).toBeDefined()
  expect(await submissions().get('b')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  expect(await screen.findByText(/It is kept on this device and sent when you/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(tokenStore.isSignedIn()).toBe(false))

  const other = await actor('CLIENT_OBSERVER', scenario.client)
  await openApp(other, `/today?clientId=${scenario.client.id}`)
  expect(await screen.findByText('Nothing is waiting to be sent.')).toBeDefined()
  await openApp(await signIn(person), `/today?clientId=${scenario.client.id}`)
  cutNetworkOf('UploadVideo')
  expect(await screen.findByText('Sam Visitor', { exact: false })).toBeDefined()
})

it('[45.71] what was being sent when its page was closed waits without a connection', async () => {
  const scenario = await buildTwoSites()
  const observer = await actor('CLIENT_OBSERVER', scenario.client)
  await openApp(observer, `/today?clientId=${scenario.client.id}`)
  await screen.findByText('Nothing is waiting to be sent.')
  await submissions().put('a', queuedSubmission(scenario, { id: 'a', state: 'sending', tries: 1 }))
  await screen.findByText('Sending')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  act(() => connection.reportLoss())
  expect(screen.queryByText('Sending')).toBeNull()
  expect(screen.getByText('Waiting')).toBeDefined()
})

it('[45.39] a refused observation is corrected in the form: everything typed is there, the reason is at its field, and one record is made', async () => {
  const scenario = await buildTwoSites()
  const observer = await actor('CLIENT_OBSERVER', scenario.client)
  const { user } = await openApp(observer, `/today?clientId=${scenario.client.id}`)
  await screen.findByText('Nothing is waiting to be sent.')
  const failure = { message: 'The task was deleted.', field: 'input.task_id', existingId: null }
  const refused = { state: 'needsYou', delivery: 'refused', tries: 1, failure } as const
  await submissions().put('a', queuedSubmission(scenario, { id: 'a', ...refused }))
  await user.click(await screen.findByRole('link', { name: /^Edit/ }))
  const task = await screen.findByLabelText<HTMLInputElement>('Task')
  await waitFor(() => expect(task.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('North')
  const individual = await screen.findByLabelText<HTMLInputElement>("Individual's name")
  expect(individual.value).toBe('Sam Visitor')
  await choose(user, 'Task', 'Push a cage')
  await waitFor(() => expect(task.getAttribute('aria-invalid')).not.toBe('true'))
  // Another task empties the individual.
  await user.type(screen.getByLabelText("Individual's name"), 'Sam Visitor')
  for (const group of await screen.findAllByRole('group'))
    for (const correct of within(group).queryAllByRole('button', {
      name: 'Correct',
      pressed: false,
    }))
      await user.click(correct)
  await user.click(screen.getByRole('button', { name: 'Add Observation' }))
  const recorded = within(await screen.findByRole('region', { name: 'Recorded today' }))
  expect(await recorded.findByRole('link', { name: 'Push a cage' })).toBeDefined()
  expect(await submissions().list()).toEqual([])
})

/** Leaves the operation without an answer from now on. */
it('[45.36] without a network it says which of its parts could not be loaded', async () => {
  const observer = await actor('CLIENT_OBSERVER')
  await openApp(observer, '/today')
  cutNetworkOf('FollowUpRows')
  for (const title of ['To coach', 'You are working on']) {
    const part = within(await screen.findByRole('region', { name: title }))
    part.getByRole('button', { name: 'Try again' })
  }
})

function cutNetworkOf(operation: string): void {
  const answer = fetch
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if ((init.body as string | undefined)?.includes(operation))
      throw new TypeError('Failed to fetch')
    return answer(input, init)
  })
}
