/** Choices that the add form remembers on this device. */
import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { actor, api } from '#test/support/api.ts'
import {
  ALL_FEATURES_ON,
  answer,
  become,
  choosePlaceAndTask,
  isChosen,
  openAddObservation,
  submit,
  valueOf,
} from '../support/addObservationScreen.ts'
import { choose, openApp } from '../support/openApp.tsx'

beforeAll(api)

const OBSERVER = 'Observer (defaults to yourself if unselected)'

const answerAll = async (user: UserEvent) => {
  for (const principle of ['Inside Base', 'Big Engines', 'Turn Not Twist'])
    await answer(user, principle, 'Correct')
}

it('[45.45] [45.46] [45.47] [45.49] [45.51] [45.79] another observation starts where the last one was made, with its people one tap away', async () => {
  const { user, address, back, person, client } = await openAddObservation(
    'CLIENT_OBSERVER',
    ALL_FEATURES_ON,
    true,
  )
  const list = `/allobservations?clientId=${client.id}`
  await choose(user, 'Campaign', 'Autumn')
  await choosePlaceAndTask(user)
  await choose(user, OBSERVER, 'Robin')
  await choose(user, 'Individual', 'Ida')
  await answerAll(user)
  await submit(user)
  await waitFor(() => expect(address()).toBe(list))

  await screen.findByText('Observation added.')
  screen.getByText('Dock, Inbound, Lift')
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await user.click(await screen.findByRole('link', { name: 'Tasks' }))
  await waitFor(() => expect(screen.queryByText('Observation added.')).toBeNull())
  await back()
  await user.click(await screen.findByText('Add another: same place and task'))
  await screen.findByRole('group', { name: 'Turn Not Twist' })
  screen.getByText(/ · Autumn · Dock · Inbound · Lift$/)
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Individual' })),
  )
  await screen.findByRole('option', { name: /^Ida/u })
  expect(screen.queryByRole('button', { name: 'Ida Observed (77)' })).toBeNull()
  expect(screen.queryByLabelText('Location')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'All correct' }))
  for (const principle of ['Inside Base', 'Big Engines', 'Turn Not Twist'])
    expect(isChosen(principle, 'Correct')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await become({
    Campaign: 'Autumn',
    Location: 'Dock',
    Department: 'Inbound',
    Task: 'Lift',
    Individual: '',
  })
  await waitFor(() => expect(valueOf(OBSERVER)).toContain('Robin'))
  await choose(user, 'Individual', 'Ida')
  expect(valueOf('Individual')).toBe('Ida Observed (77)')

  // The same address, opened again: a draft comes first, then what is remembered.
  const draft = await openApp(person, `/allobservations/addObservation?clientId=${client.id}`)
  await screen.findByText('Discard')
  await become({ Individual: 'Ida Observed (77)' })
  await draft.user.click(screen.getByText('Discard'))
  await become({ Individual: '', [OBSERVER]: '', Location: 'Dock', Task: 'Lift' })
  // The campaign that a person chose is gone; the only one that fits the place is filled in.
  await screen.findByText('Counts for the campaign “Autumn”.')

  const provider = await actor('PROVIDER_SUPER_USER')
  const { data } = await person.gql('{ allTasks(filter: { search: "Lift" }) { id } }')
  await provider.gql('mutation ($id: ID!) { deleteTask(id: $id) { id } }', data.allTasks[0])
  sessionStorage.clear()
  const gone = await openApp(person, `/allobservations/addObservation?clientId=${client.id}`)
  await become({ Location: 'Dock', Department: 'Inbound', Task: '' })
  expect(sessionStorage).toHaveLength(0)

  // The keyboard of a touch screen ends with Enter.
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('coarse') }))
  const name = screen.getByLabelText("Individual's name")
  await gone.user.type(name, 'Temp{Enter}')
  expect(document.activeElement).not.toBe(name)
  expect(document.querySelector('form [aria-invalid="true"], form [data-invalid]')).toBeNull()
})
