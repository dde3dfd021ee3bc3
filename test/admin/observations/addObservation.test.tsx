import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { TYPED_DAY } from '#admin/foundation/format/typedDate.ts'
import { toLocalDay } from '#admin/features/submissionQueue/observationFormState.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
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
import { choose, closeApp, openApp, type Sent } from '../support/openApp.tsx'
import { ownAnswer } from '#test/support/ownAnswer.ts'

const toObservations = async (user: UserEvent) => {
  await user.click(screen.getByLabelText('Open menu'))
  await user.click(await screen.findByText('Observations', { selector: 'a' }))
}

const RESTORED = 'Your draft was restored. It has not been added yet.'

// Keeps the start of the server out of the first test.
beforeAll(api)
afterEach(() => {
  vi.restoreAllMocks()
  closeApp()
})

describe('what the screen asks for', () => {
  it('[2.81] [2.83] [2.84] [2.87] [2.89] [2.90] [2.94] [2.97] [2.99] its words, its fields in order, and pictures of 500 × 500', async () => {
    await openAddObservation('CLIENT_OBSERVER', ALL_FEATURES_ON, true)
    await screen.findByLabelText('Campaign')
    expect(screen.getAllByText('Observation clarification')).not.toHaveLength(0)
    for (const words of [
      'Please provide the following details',
      'Observation results',
      'Record how the observee performed for each principle',
    ])
      screen.getByText(words)
    const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent)
    expect(labels).toEqual([
      'Date',
      'Time',
      'Campaign',
      'Location',
      'Department',
      'Task',
      'Observer (defaults to yourself if unselected)',
      'Individual',
      "Individual's name",
      "Individual's employee ID",
      'Observation notes',
    ])
    const picker = document.querySelector('input[type=date]')
    expect(picker).toHaveProperty('max', toLocalDay(new Date()))
    expect(screen.getByLabelText('Observation notes')).toHaveProperty('rows', 10)
    const figures = screen.getAllByRole('figure')
    const pictures = await Promise.all(figures.map((figure) => within(figure).findByRole('img')))
    expect(pictures.map((one) => one.getAttribute('width'))).toEqual(['500', '500', '500', '500'])
  })

  it('[2.86] [2.88] [2.92] no campaign, observer or employee ID where the client has none of them; a user never picks an observer', async () => {
    const { sent } = await openAddObservation('CLIENT_OBSERVER')
    await waitFor(() =>
      expect(sent.some(({ query }) => query.includes('getCampaignsForObservation'))).toBe(true),
    )
    for (const label of ['Campaign', /^Observer/u, "Individual's employee ID"])
      expect(screen.queryByLabelText(label)).toBeNull()
    await openAddObservation('CLIENT_USER', ALL_FEATURES_ON)
    screen.getByLabelText("Individual's employee ID")
    expect(screen.queryByLabelText(/^Observer/u)).toBeNull()
  })

  it('[2.95] [2.96] [4.23] one toggle per principle of the task, and the other option', async () => {
    const { user } = await openAddObservation('CLIENT_OBSERVER')
    await choosePlaceAndTask(user)
    const groups = () =>
      [...document.querySelectorAll('form [role="group"][aria-labelledby]')].map(
        (group) =>
          document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      )
    expect(groups()).toEqual(['Inside Base', 'Big Engines', 'Turn Not Twist'])
    expect(screen.queryByLabelText('Other observation details')).toBeNull()
    await choose(user, 'Task', 'Push')
    expect(groups()).toEqual(['Turn Not Twist', "Dip n' Drive", 'Other (optional)'])
    screen.getByLabelText('Other observation details')
  })
})

describe('what is sent', () => {
  const fill = async (user: UserEvent) => {
    await choosePlaceAndTask(user)
    await choose(user, 'Individual', 'Ida')
    for (const principle of ['Inside Base', 'Big Engines', 'Turn Not Twist'])
      await answer(user, principle, 'Correct')
  }
  const mutations = (sent: Sent[]) =>
    sent.filter(({ query }) => query.trimStart().startsWith('mutation'))

  it('[4.31] [4.32] [2.100] [2.93] first the video, then the observation with its id, then the list', async () => {
    const { user, sent, address, client } = await openAddObservation('CLIENT_OBSERVER')
    await fill(user)
    expect(screen.getByLabelText("Individual's name")).toHaveProperty('disabled', true)
    await submit(user)
    await waitFor(() => expect(address()).toBe(`/allobservations?clientId=${client.id}`))
    await screen.findByRole('cell', { name: /Ida Observed/u })
    const [video, observation] = mutations(sent)
    expect(video?.query).toContain('uploadVideo')
    expect(video?.variables['input']).toMatchObject({ isTwisting: false, isInsideBase: true })
    expect(observation?.variables['input']).toMatchObject({
      technique: 'correct',
      review_type: 'MANUAL_TASK',
      user_id: null,
    })
    expect(sessionStorage).toHaveLength(0)
  })

  it('[8.10] the same observation again: the reason under the button, with a link to the stored one, and the typed values stay', async () => {
    const { user, person, client, address } = await openAddObservation('CLIENT_SUPER_USER')
    await fill(user)
    const time = valueOf('Time')
    await submit(user)
    await waitFor(() => expect(address()).toBe(`/allobservations?clientId=${client.id}`))
    const again = await openApp(person, `/allobservations/addObservation?clientId=${client.id}`)
    await screen.findByLabelText('Location')
    await fill(again.user)
    await again.user.clear(screen.getByLabelText('Time'))
    await again.user.type(screen.getByLabelText('Time'), time)
    await submit(again.user)
    await screen.findByText(MESSAGES.observationDuplicate)
    screen.getByText('Your changes are not saved.')
    const stored = screen.getByRole('link', { name: 'Edit the existing observation' })
    expect(stored.getAttribute('href')).toMatch(/^\/allobservations\/[\w-]{36}\/edit\?clientId=/u)
    expect(valueOf('Individual')).toContain('Ida')
  })

  it('[4.31] [8.9] [2.101] [36.1] one that failed says so under the button; submitted again, also from its draft, it has the same key, and a changed one a new key', async () => {
    const { user, sent, person, address } = await openAddObservation('CLIENT_OBSERVER')
    await fill(user)
    refuseCreateObservation(sent)
    await submit(user)
    const failed = await screen.findByText(MESSAGES.observationFailed)
    const button = screen.getByRole('button', { name: 'Add Observation' })
    expect(button.compareDocumentPosition(failed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

    const again = await openApp(person, address())
    await screen.findByText(RESTORED)
    await become({ Location: 'Dock', Task: 'Lift' })
    expect(isChosen('Inside Base', 'Correct')).toBe(true)
    refuseCreateObservation(again.sent)
    await submit(again.user)
    await screen.findByText(MESSAGES.observationFailed)
    await again.user.type(screen.getByLabelText('Observation notes'), 'by dock 4')
    await submit(again.user)
    await waitFor(() => expect(mutations(again.sent)).toHaveLength(4))

    const [first, ...others] = [...mutations(sent), ...mutations(again.sent)].map(
      ({ variables }) => variables['idempotencyKey'],
    )
    const [changed] = others.slice(-1)
    expect(others).toEqual([first, first, first, changed, changed])
    expect([typeof first, typeof changed, changed === first]).toEqual(['string', 'string', false])
  })

  /** The request for the observation is refused. */
  const refuseCreateObservation = (sent: Sent[]) => {
    const online = fetch
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const body = init.body as string
      if (!body.includes('createObservation(')) return online(url, init)
      sent.push(JSON.parse(body) as Sent)
      const errors = [{ message: 'Not now.', extensions: { code: 'CONFLICT' } }]
      return ownAnswer({ errors })
    })
  }

  it('[36.1] a restored draft names its date, takes the current one on request, and Discard empties the form', async () => {
    const { user, person, address, client } = await openAddObservation('CLIENT_OBSERVER')
    expect(screen.queryByText(RESTORED)).toBeNull()
    await user.type(screen.getByLabelText('Observation notes'), 'by dock 4')
    await user.clear(screen.getByLabelText('Date'))
    await user.type(screen.getByLabelText('Date'), '2026-01-05')
    const again = await openApp(person, address())
    await screen.findByText(RESTORED)
    await screen.findByText(/^It is dated 01\/05\/26/u)
    await again.user.click(screen.getByText('Use the current time'))
    await become({
      Date: TYPED_DAY.write(toLocalDay(new Date())),
      'Observation notes': 'by dock 4',
    })
    await again.user.click(screen.getByText('Discard'))
    await become({ 'Observation notes': '' })
    expect(screen.queryByText(RESTORED)).toBeNull()
    await toObservations(again.user)
    await waitFor(() => expect(again.address()).toBe(`/allobservations?clientId=${client.id}`))
  })

  it('[36.2] asks before it is left although the browser refuses to store drafts', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (this === sessionStorage) throw new DOMException('full', 'QuotaExceededError')
      this[key] = text
    })
    const { user, address } = await openAddObservation('CLIENT_OBSERVER')
    await user.type(screen.getByLabelText('Observation notes'), 'by dock 4')
    await toObservations(user)
    await screen.findByText('Leave without adding the observation?')
    await user.click(screen.getByText('Stay'))
    expect(address()).toContain('/addObservation')
    expect(valueOf('Observation notes')).toBe('by dock 4')
  })

  it('[1.17] [2.90] [5.12] an observee has no individual fields and is the one observed', async () => {
    const { user, address, client, person } = await openAddObservation(
      'CLIENT_OBSERVEE',
      ALL_FEATURES_ON,
    )
    expect(screen.queryByLabelText(/^Individual/u)).toBeNull()
    await choosePlaceAndTask(user)
    await answer(user, 'Inside Base', 'Correct')
    await submit(user)
    await user.click(await screen.findByRole('button', { name: 'Add with N/A' }))
    await waitFor(() => expect(address()).toBe(`/allobservations?clientId=${client.id}`))
    const { data } = await person.gql('{ allObservations { observee_id user_id } }')
    expect(data.allObservations).toEqual([{ observee_id: person.id, user_id: person.id }])
  })
})

it('[2.102] another client’s id in the address leads to the list with the person’s own', async () => {
  const other = await buildClient((await api()).db)
  const person = await actor('CLIENT_OBSERVER')
  const { address } = await openApp(person, `/allobservations/addObservation?clientId=${other.id}`)
  await waitFor(() => expect(address()).toBe(`/allobservations?clientId=${person.client_id}`))
})
