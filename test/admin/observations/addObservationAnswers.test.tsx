/** Answers of the add form, and what it refuses before anything is sent. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { api } from '#test/support/api.ts'
import {
  ALL_FEATURES_ON,
  answer,
  choosePlaceAndTask,
  isChosen,
  openAddObservation,
  submit,
} from '../support/addObservationScreen.ts'

// Keeps the start of the server out of the first test.
beforeAll(api)

describe('answers', () => {
  it('[4.11] [4.12] N/A is a choice and an answer is taken back only where not applicable is allowed', async () => {
    const { user } = await openAddObservation('CLIENT_OBSERVER')
    await choosePlaceAndTask(user)
    const group = screen.getByRole('group', { name: 'Turn Not Twist' })
    expect(within(group).queryByRole('button', { name: 'N/A' })).toBeNull()
    await answer(user, 'Turn Not Twist', 'Correct')
    await answer(user, 'Turn Not Twist', 'Correct')
    expect(isChosen('Turn Not Twist', 'Correct')).toBe(true)

    const permitted = await openAddObservation('CLIENT_OBSERVER', ALL_FEATURES_ON)
    await choosePlaceAndTask(permitted.user)
    await answer(permitted.user, 'Inside Base', 'Correct')
    await answer(permitted.user, 'Inside Base', 'Correct')
    expect(isChosen('Inside Base', 'Correct')).toBe(false)
    expect(isChosen('Inside Base', 'N/A')).toBe(false)
    await answer(permitted.user, 'Inside Base', 'N/A')
    expect(isChosen('Inside Base', 'N/A')).toBe(true)
  })

  it('[4.50] [4.53] a principle without an answer is asked about once before it is submitted as N/A', async () => {
    const { user, sent } = await openAddObservation('CLIENT_OBSERVER', ALL_FEATURES_ON)
    await choosePlaceAndTask(user)
    await user.type(screen.getByLabelText("Individual's name"), 'Temp')
    await answer(user, 'Inside Base', 'Correct')
    await answer(user, 'Turn Not Twist', 'N/A')
    expect(screen.getByText('Not decided yet')).toBeDefined()
    await submit(user)
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain(
      'You have not answered Big Engines. Add the observation with N/A?',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Go back' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const uploads = () => sent.filter(({ query }) => query.includes('uploadVideo'))
    expect(uploads()).toEqual([])
    await submit(user)
    await user.click(await screen.findByRole('button', { name: 'Add with N/A' }))
    await waitFor(() => expect(uploads()).toHaveLength(1))
    expect(uploads()[0]?.variables).toMatchObject({
      input: { isInsideBase: true, isBigEngines: null, isTwisting: null },
    })
  })

  it('[4.50] an answer given while the rules are loaded is submitted, and not asked about', async () => {
    const { user, sent } = await openAddObservation('CLIENT_OBSERVER', ALL_FEATURES_ON)
    await choosePlaceAndTask(user)
    await user.type(screen.getByLabelText("Individual's name"), 'Temp')
    await answer(user, 'Inside Base', 'Correct')
    await answer(user, 'Turn Not Twist', 'Correct')
    const last = within(screen.getByRole('group', { name: 'Big Engines' }))
    // Both before anything that was awaited goes on.
    fireEvent.click(screen.getByRole('button', { name: 'Add Observation' }))
    fireEvent.click(last.getByRole('button', { name: 'Incorrect' }))
    const uploads = () => sent.filter(({ query }) => query.includes('uploadVideo'))
    await waitFor(() => expect(uploads()).toHaveLength(1))
    expect(uploads()[0]?.variables).toMatchObject({ input: { isBigEngines: false } })
  })
})

it('[5.5] [5.6] [5.7] [5.10] [5.47] what is missing is said in its place, the first one focused, until it is there', async () => {
  const { user, sent } = await openAddObservation('CLIENT_OBSERVER')
  await submit(user)
  for (const message of [
    MESSAGES.locationRequired,
    MESSAGES.departmentRequired,
    MESSAGES.taskRequired,
    MESSAGES.individualRequired,
  ])
    await screen.findByText(message)
  expect(document.activeElement).toBe(screen.getByLabelText('Location'))
  expect(sent.some(({ query }) => query.includes('uploadVideo'))).toBe(false)
  await choosePlaceAndTask(user)
  await waitFor(() => expect(screen.queryByText(MESSAGES.taskRequired)).toBeNull())
  await screen.findByText(MESSAGES.bigEnginesRequired)
  const day = screen.getByLabelText<HTMLInputElement>('Date')
  await user.clear(day)
  await user.type(day, `${new Date().getFullYear() + 1}-12-31`)
  await screen.findByText(MESSAGES.dateInFuture)
  expect(day.getAttribute('aria-invalid')).toBe('true')
})
