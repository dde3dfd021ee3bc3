import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { MESSAGES } from '#domain/messages.ts'
import { choose, closeApp } from '../support/openApp.tsx'
import {
  ALL_FEATURES_ON,
  answer,
  choosePlaceAndTask,
  isChosen,
  submit,
  valueOf,
  openAddObservation,
} from '../support/addObservationScreen.ts'

afterEach(closeApp)

describe('what clears what', () => {
  it('[4.15] changing campaign clears location, department, task, individual, observer and answers', async () => {
    const { user } = await openAddObservation('CLIENT_OBSERVER', ALL_FEATURES_ON, true)
    await choosePlaceAndTask(user)
    await choose(user, 'Observer (defaults to yourself if unselected)', 'Robin')
    await choose(user, 'Individual', 'Ida')
    await answer(user, 'Inside Base', 'Correct')
    await choose(user, 'Campaign', 'Autumn')
    for (const label of ['Location', 'Department', 'Task', 'Individual'])
      expect(valueOf(label)).toBe('')
    expect(valueOf('Observer (defaults to yourself if unselected)')).toBe('')
    await choosePlaceAndTask(user)
    expect(isChosen('Inside Base', 'Correct')).toBe(false)
  })

  it('[4.16] [4.17] changing location or department clears what is chosen below it and the answers', async () => {
    const { user } = await openAddObservation('CLIENT_OBSERVER')
    await choosePlaceAndTask(user)
    await choose(user, 'Individual', 'Ida')
    await answer(user, 'Inside Base', 'Correct')
    await choose(user, 'Department', 'Outbound')
    expect([valueOf('Location'), valueOf('Task')]).toEqual(['Dock', ''])
    await choose(user, 'Task', 'Lift')
    expect(isChosen('Inside Base', 'Correct')).toBe(false)
    await choose(user, 'Location', 'Yard')
    expect([valueOf('Department'), valueOf('Task')]).toEqual(['', ''])
  })

  it('[4.18] changing task resets answers, individual, observer and the unlinked observee', async () => {
    const { user } = await openAddObservation('CLIENT_OBSERVER', ALL_FEATURES_ON)
    await choosePlaceAndTask(user)
    await choose(user, 'Observer (defaults to yourself if unselected)', 'Robin')
    await user.type(screen.getByLabelText("Individual's name"), 'Temp')
    await user.type(screen.getByLabelText("Individual's employee ID"), '9')
    await answer(user, 'Turn Not Twist', 'Incorrect')
    await choose(user, 'Task', 'Push')
    expect(valueOf('Observer (defaults to yourself if unselected)')).toBe('')
    expect(valueOf("Individual's name")).toBe('')
    expect(valueOf("Individual's employee ID")).toBe('')
    expect(isChosen('Turn Not Twist', 'Incorrect')).toBe(false)
  })

  it('[4.19] [2.93] [5.39] choosing an individual clears and closes the name and ID, and clears the answers', async () => {
    const { user } = await openAddObservation('CLIENT_OBSERVER', ALL_FEATURES_ON)
    await choosePlaceAndTask(user)
    await user.type(screen.getByLabelText("Individual's name"), 'Temp')
    await user.type(screen.getByLabelText("Individual's employee ID"), '9')
    await answer(user, 'Big Engines', 'Correct')
    await choose(user, 'Individual', 'Ida')
    for (const label of ["Individual's name", "Individual's employee ID"]) {
      expect(valueOf(label)).toBe('')
      expect(screen.getByLabelText(label)).toHaveProperty('disabled', true)
    }
    expect(isChosen('Big Engines', 'Correct')).toBe(false)
  })
})

describe('answers', () => {
  it('[4.12] without not-applicable an answer changes but is not taken back', async () => {
    const { user } = await openAddObservation('CLIENT_OBSERVER')
    await choosePlaceAndTask(user, 'Push')
    const group = screen.getByRole('group', { name: 'Turn Not Twist' })
    expect(within(group).queryByRole('button', { name: 'N/A' })).toBeNull()
    await answer(user, 'Turn Not Twist', 'Correct')
    await answer(user, 'Turn Not Twist', 'Correct')
    expect(isChosen('Turn Not Twist', 'Correct')).toBe(true)
    await answer(user, 'Turn Not Twist', 'Incorrect')
    expect(isChosen('Turn Not Twist', 'Incorrect')).toBe(true)
  })

  it('[4.11] [4.13] with not-applicable an answer is taken back by the same button or by N/A', async () => {
    const { user } = await openAddObservation('CLIENT_OBSERVER', ALL_FEATURES_ON)
    await choosePlaceAndTask(user)
    await answer(user, 'Inside Base', 'Correct')
    expect(isChosen('Inside Base', 'N/A')).toBe(false)
    await answer(user, 'Inside Base', 'Correct')
    expect(isChosen('Inside Base', 'N/A')).toBe(true)
    await answer(user, 'Inside Base', 'Incorrect')
    await answer(user, 'Inside Base', 'N/A')
    expect(isChosen('Inside Base', 'Incorrect')).toBe(false)
  })

  it("[4.24] 'Other (optional)' is unselected whatever the client permits", async () => {
    const { user } = await openAddObservation('CLIENT_OBSERVER')
    await choosePlaceAndTask(user, 'Push')
    await answer(user, 'Other (optional)', 'Incorrect')
    await answer(user, 'Other (optional)', 'Incorrect')
    expect(isChosen('Other (optional)', 'Incorrect')).toBe(false)
  })
})

describe('what is refused before it is sent', () => {
  it('[5.5] [5.6] [5.7] [5.10] every missing answer in its place, the first one focused', async () => {
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
  })

  it('[5.11] a client that displays employee IDs is content with one of them', async () => {
    const { user } = await openAddObservation('CLIENT_OBSERVER', ALL_FEATURES_ON)
    await submit(user)
    await screen.findByText(MESSAGES.individualOrEmployeeIdRequired)
    await user.type(screen.getByLabelText("Individual's employee ID"), '9')
    await waitFor(() =>
      expect(screen.queryByText(MESSAGES.individualOrEmployeeIdRequired)).toBeNull(),
    )
  })

  it('[5.13] [5.14] [5.16] [5.17] [5.18] unanswered principles and half an other option', async () => {
    const { user } = await openAddObservation('CLIENT_OBSERVER')
    await choosePlaceAndTask(user)
    await submit(user)
    for (const message of [
      MESSAGES.insideBaseRequired,
      MESSAGES.bigEnginesRequired,
      MESSAGES.turnNotTwistRequired,
      MESSAGES.noPrincipleAnswered,
    ])
      await screen.findByText(message)
    await choose(user, 'Task', 'Push')
    await user.type(screen.getByLabelText('Other observation details'), 'No gloves')
    await screen.findByText(MESSAGES.otherIncomplete)
    screen.getByText(MESSAGES.dipNDriveRequired)
  })

  it('[5.8] [5.9] a missing date, and a time after now', async () => {
    const { user } = await openAddObservation('CLIENT_OBSERVER')
    const day = screen.getByLabelText<HTMLInputElement>('Date')
    const today = day.max
    await user.clear(day)
    await submit(user)
    await screen.findByText(MESSAGES.dateRequired)
    expect(document.activeElement).toBe(day)
    await user.type(day, `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`)
    await screen.findByText(MESSAGES.dateInFuture)
    expect(day.getAttribute('aria-invalid')).toBe('true')
  })
})
