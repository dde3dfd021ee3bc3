/** Legal hold and erasure on a person's page, and the confirmation of new limits in the client form. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTaskAction } from '#server/app/factories/buildTaskAction.ts'
import { api } from '#test/support/api.ts'
import { openClientScreen, save } from '../support/clientScreen.ts'
import { actorAt } from '#test/support/scenarios/twoSites.ts'
import { openApp } from '../support/openApp.tsx'
import { field, openUserScreen } from '../support/userScreen.ts'

const { db } = await api()

beforeEach(() => sessionStorage.clear())

const button = (name: string) => screen.findByRole('button', { name })

it('[44.6] [44.8] [44.32] [51.12] a person is put under a legal hold, which refuses erasure until it is ended; then the typed name erases', async () => {
  const { user, ida, dock, client } = await openUserScreen('CLIENT_SUPER_USER', '/users/:ida')
  const action = { created_by: ida.id, owner_id: ida.id, location_id: dock.id }
  await buildTaskAction(db, { client_id: client.id, ...action })
  await user.click(await button('Place a legal hold'))
  await user.type(await field(/Reason/u), 'Claim 17')
  await user.click(await button('Place a legal hold'))
  await button('End the legal hold')
  screen.getByText('Claim 17')

  await user.click(await button('Erase personal data'))
  const held = within(await screen.findByRole('dialog'))
  await held.findByText(/A legal hold covers this person/u)
  expect(held.queryByRole('button', { name: 'Erase personal data' })).toBeNull()
  await user.click(held.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(await button('End the legal hold'))
  await user.click(await button('End the legal hold'))
  await waitFor(() => expect(screen.queryByText('Claim 17')).toBeNull())

  await user.click(await button('Erase personal data'))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(
    'Observations about them, which keep their results but lose all notes: 2.',
  )
  await dialog.findByText('1 action will have no owner')
  const erase = dialog.getByRole<HTMLButtonElement>('button', { name: 'Erase personal data' })
  expect(erase.disabled).toBe(true)
  await user.type(dialog.getByLabelText('Type Ida Seen to confirm'), 'ida seen')
  const answered = globalThis.fetch
  let answerNow: () => void = () => undefined
  const answering = new Promise<void>((resolve) => (answerNow = resolve))
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    await answering
    return answered(input, init)
  })
  await user.click(erase)
  await user.keyboard('{Escape}')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true)
  expect(screen.queryByRole('dialog')).not.toBeNull()
  answerNow()
  await screen.findByText(/The personal data of this person was erased/u)
  expect(
    screen.queryByRole('button', { name: 'Download everything held about this person' }),
  ).toBeNull()
  const [stored] = await db.read('every client', (tables) =>
    tables.from('users').select(['firstname', 'employee_id']).where('id', '=', ida.id),
  )
  expect(stored).toEqual({ firstname: 'Person', employee_id: null })
})

it('[44.28] [44.30] a page offers the whole data of a person, and a legal hold, to those alone who may have it', async () => {
  const offers = () =>
    [
      'Download everything held about this person',
      'Erase personal data',
      'Place a legal hold',
    ].filter((name) => screen.queryByRole('button', { name }))
  const { client, dock, at, sue } = await openUserScreen('CLIENT_SUPER_USER', '/users/:ida')
  await button('Place a legal hold')
  expect(offers()).toHaveLength(3)
  const limited = await actorAt('CLIENT_SUPER_USER', dock)
  const of = { client_id: client.id }
  const known = await actorAt('CLIENT_OBSERVEE', dock)
  for (const path of ['/users/:ida', '/users/:sue']) {
    await openApp(limited, at(path))
    await screen.findByText('No legal hold.')
    expect(offers(), path).toEqual([])
  }
  await openApp(limited, at(`/users/${known.id}`))
  await button('Place a legal hold')
  expect(offers()).toHaveLength(3)
  await buildObservation(db, { ...of, user_id: sue.id, observee_id: known.id })
  await openApp(limited, at(`/users/${known.id}`))
  await screen.findByText('No legal hold.')
  expect(offers()).toEqual([])
})

it('[44.7] [44.9] limits are saved after a confirmation that names the numbers', async () => {
  const opened = await openClientScreen('/clients/:id/edit')
  const { user, client } = opened
  await buildObservation(db, { client_id: client.id, date: new Date('2020-01-01T10:00:00Z') })
  const limit = await field(/Keep names and notes/u)
  await user.type(limit, '12')
  await save(opened)
  await screen.findByText(/Enter 30 to 36,500 days/u)
  await user.type(limit, '0')
  const names = /Observations that will lose names and notes: 1/u
  await screen.findByText(names)
  await save(opened)
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(names)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await screen.findByText(/Nothing was saved/u)
  expect(limit.value).toBe('120')
  await save(opened)
  await user.click(await button('Save and delete data'))
  await screen.findByText('120 days')
})
