/** Notices of the list and of every other page about a submission that waits on this device. */
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { submissionStore } from '#admin/features/submissionQueue/submissionStore.ts'
import { api } from '#test/support/api.ts'
import {
  answer,
  choosePlaceAndTask,
  openAddObservation,
  submit,
} from '../support/addObservationScreen.ts'
import { holdCalls } from '../support/heldCalls.ts'
import { choose } from '../support/openApp.tsx'

beforeAll(api)

const QUEUED = /^Saved on this device/
const ANOTHER = 'Add another: same place and task'

async function fillIn() {
  const { user } = await openAddObservation('CLIENT_OBSERVER')
  await choosePlaceAndTask(user)
  await choose(user, 'Individual', 'Ida')
  for (const principle of ['Inside Base', 'Big Engines', 'Turn Not Twist'])
    await answer(user, principle, 'Correct')
  return user
}

async function submitWithoutNetwork() {
  const user = await fillIn()
  const online = fetch
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if ((init.body as string | undefined)?.includes('UploadVideo'))
      throw new TypeError('Failed to fetch')
    return online(input, init)
  })
  await submit(user)
  await screen.findByText(QUEUED)
  const [{ id } = { id: '' }] = await submissionStore.list()
  return { user, id }
}

it('[45.74] [45.75] the list and then every page say why a waiting submission was refused, until it is corrected', async () => {
  const { user, id } = await submitWithoutNetwork()
  const failure = { message: 'The task was deleted.', field: 'task_id', existingId: null }
  await submissionStore.apply(id, { type: 'started', mayArrive: true })
  await submissionStore.apply(id, { type: 'refused', failure })
  await screen.findByText(/The task was deleted/)
  expect(screen.queryByText(QUEUED)).toBeNull()
  expect(screen.queryByText(ANOTHER)).toBeNull()
  const link = screen.getByRole('link', { name: 'Edit' })
  expect(link.getAttribute('href')).toContain(`submission=${encodeURIComponent(id)}`)

  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await user.click(await screen.findByRole('link', { name: 'Tasks' }))
  await screen.findByText('Lift was not recorded: The task was deleted.')
  screen.getByRole('link', { name: '1 observation not sent, 1 not accepted' })
  await user.click(screen.getByRole('link', { name: 'Edit' }))
  await screen.findByText('This observation has not been recorded yet: The task was deleted.')
  await waitFor(() => expect(screen.queryByText(/^Lift was not recorded/)).toBeNull())
})

it('[36.9] [45.83] who leaves the form before the answer stays where they went, and so does what they enter there', async () => {
  const user = await fillIn()
  const release = holdCalls('UploadVideo')
  await submit(user)
  const notes = screen.getByLabelText('Observation notes')
  await waitFor(() => expect(notes.closest('[inert]')).not.toBeNull())
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await user.click(await screen.findByRole('link', { name: 'Observations' }))
  await screen.findByText(QUEUED)
  await user.click((await screen.findAllByText('Add observation'))[0] as HTMLElement)
  const next = await screen.findByLabelText('Observation notes')
  expect(next.closest('[inert]')).toBeNull()
  await user.type(next, 'The second one')
  release()
  await waitFor(async () => expect((await submissionStore.list())[0]?.state).toBe('sent'))
  expect(next.isConnected).toBe(true)
  expect(next).toHaveProperty('value', 'The second one')
})

it('[45.74] once it was sent, the list says that it is added', async () => {
  const { id } = await submitWithoutNetwork()
  await submissionStore.apply(id, { type: 'started', mayArrive: true })
  await submissionStore.apply(id, { type: 'recorded', observationId: null })
  await screen.findByText('Observation added.')
  expect(screen.queryByText(QUEUED)).toBeNull()
  screen.getByText(ANOTHER)
})
