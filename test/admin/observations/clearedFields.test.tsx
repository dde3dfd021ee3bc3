/** Fields of the add form that a change of another choice has emptied. */
import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { api } from '#test/support/api.ts'
import {
  answer,
  become,
  choosePlaceAndTask,
  isChosen,
  openAddObservation,
} from '../support/addObservationScreen.ts'
import { choose } from '../support/openApp.tsx'

beforeAll(api)

const useAgain = () => screen.getByRole('button', { name: 'Use again' })

it('[21.30] [4.16–4.18] what another task or location has emptied stays readable and is used again, as far as the task asks for it', async () => {
  const { user } = await openAddObservation('CLIENT_OBSERVER')
  await choosePlaceAndTask(user)
  await choose(user, 'Individual', 'Ida')
  await answer(user, 'Inside Base', 'Correct')
  await answer(user, 'Turn Not Twist', 'Incorrect')
  await choose(user, 'Task', 'Push')
  await become({ Individual: '' })
  screen.getByText('Previously: Ida Observed · Inside Base correct · Turn Not Twist incorrect')
  await user.click(useAgain())
  await become({ Individual: 'Ida Observed' })
  expect(isChosen('Turn Not Twist', 'Incorrect')).toBe(true)
  await screen.findByText('Not available for your new choice: Inside Base correct')

  // A wrong tap.
  await choose(user, 'Location', 'Yard')
  await become({ Department: '', Task: '', Individual: 'Ida Observed' })
  await choose(user, 'Location', 'Dock')
  await user.click(useAgain())
  await become({ Department: 'Inbound', Task: 'Push', Individual: 'Ida Observed' })
  expect(isChosen('Turn Not Twist', 'Incorrect')).toBe(true)
})
