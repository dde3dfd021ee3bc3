import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { openApp } from '../support/openApp.tsx'
import {
  buildDatedObservations,
  type DatedObservation,
  figure,
} from '../support/datedObservations.ts'
import { ownAnswer } from '#test/support/ownAnswer.ts'

const SEEN: DatedObservation[] = [{ daysAgo: 1 }, { daysAgo: 2, technique: 'incorrect' }]

async function openSummary(seen: DatedObservation[]) {
  const { person, client } = await buildDatedObservations('CLIENT_OBSERVER', seen)
  return { person, ...(await openApp(person, `/allobservations?clientId=${client.id}`)) }
}

it('[23.2] [2.41] makes no claim from fewer than 5 observations, and says so when there are none', async () => {
  await openSummary(SEEN)
  await screen.findByText(MESSAGES.sampleTooSmall)
  await screen.findByLabelText('Correct: 1. Incorrect: 1')
  expect(screen.queryByText('50%')).toBeNull()
  await openSummary([])
  await screen.findByText(/^No observations in this period\./u)
})

it('[8.5] says that it could not be loaded, offers to try again, and leaves the list alone', async () => {
  const { user } = await openSummary(SEEN)
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    (init.body as string).includes('query Summary')
      ? Promise.resolve(ownAnswer({ errors: [{ message: MESSAGES.unexpected }] }))
      : answered(input, init),
  )
  expect(
    (await screen.findByText('Error loading summary data.')).closest('[role=alert]'),
  ).not.toBeNull()
  expect((await screen.findAllByText('Ida Seen')).length).toBe(2)
  vi.stubGlobal('fetch', answered)
  await user.click(screen.getByText('Try again'))
  await figure('1 observation with a correct result')
})

it('[23.10] folds away and stays so for that person, also after signing out', async () => {
  const { user, person } = await openSummary(SEEN)
  await figure('1 observation with a correct result')
  await user.click(screen.getByLabelText('Hide summary'))
  expect(screen.queryByText('Correct vs Incorrect')).toBeNull()
  await screen.findByLabelText('Show summary')
  await user.click(screen.getByLabelText('Open menu'))
  await user.click(await screen.findByText('Logout'))
  await waitFor(() => expect(localStorage.getItem('access_token')).toBeNull())
  const kept = Object.keys(localStorage).find((key) => key.endsWith('allobservations.summary'))
  expect(kept).toContain(person.id)
  expect(localStorage.getItem(kept ?? '')).toBe('false')
})
