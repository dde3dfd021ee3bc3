/** What a change of a choice has emptied in the add form. */
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { api } from '#test/support/api.ts'
import {
  answer,
  become,
  choosePlaceAndTask,
  isChosen,
  openAddObservation,
} from '../support/addObservationScreen.ts'
import { choose, closeApp } from '../support/openApp.tsx'

beforeAll(api)
afterEach(closeApp)

const useAgain = () => screen.getByRole('button', { name: 'Use again' })

it('[21.30] what another task has emptied stays readable and is used again, as far as the task asks for it', async () => {
  const { user } = await openAddObservation('CLIENT_OBSERVER')
  await choosePlaceAndTask(user)
  await choose(user, 'Individual', 'Ida')
  await answer(user, 'Inside Base', 'Correct')
  await answer(user, 'Turn Not Twist', 'Incorrect')
  await choose(user, 'Task', 'Push')
  await become({ Individual: '' })
  screen.getByText('Before: Ida Observed · Inside Base correct · Turn Not Twist incorrect')
  await user.click(useAgain())
  await become({ Individual: 'Ida Observed' })
  expect(isChosen('Turn Not Twist', 'Incorrect')).toBe(true)
  await screen.findByText('Does not fit what is chosen now: Inside Base correct')

  // A wrong tap.
  await choose(user, 'Task', 'Lift')
  await user.click(useAgain())
  await waitFor(() => expect(isChosen('Inside Base', 'Correct')).toBe(true))
  await become({ Individual: 'Ida Observed' })
  expect(screen.queryByText(/^Before:|^Does not fit/)).toBeNull()
})

it('[21.30] after a wrong tap on the location, department, task and answers are used again in one tap', async () => {
  const { user } = await openAddObservation('CLIENT_OBSERVER')
  await choosePlaceAndTask(user)
  await choose(user, 'Individual', 'Ida')
  await answer(user, 'Inside Base', 'Correct')
  await choose(user, 'Location', 'Yard')
  await become({ Department: '', Task: '', Individual: 'Ida Observed' })
  await choose(user, 'Location', 'Dock')
  await user.click(useAgain())
  await become({ Department: 'Inbound', Task: 'Lift', Individual: 'Ida Observed' })
  expect(isChosen('Inside Base', 'Correct')).toBe(true)
  expect(
    within(screen.getByRole('group', { name: 'Big Engines' })).queryByRole('button', {
      pressed: true,
    }),
  ).toBeNull()
})
