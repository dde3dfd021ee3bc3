/** Answers of the add form, and what it refuses before anything is sent. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'

import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
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
import { choose, closeApp } from '../support/openApp.tsx'

// Keeps the start of the server out of the first test.
beforeAll(api)
afterEach(() => {
  vi.restoreAllMocks()
  closeApp()
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

  it('[4.11] [4.12] [4.14] with not-applicable nothing is chosen at first, and an answer is taken back by the same button', async () => {
    const { user } = await openAddObservation('CLIENT_OBSERVER', ALL_FEATURES_ON)
    await choosePlaceAndTask(user)
    expect(isChosen('Inside Base', 'N/A')).toBe(false)
    await answer(user, 'Inside Base', 'Correct')
    expect(isChosen('Inside Base', 'N/A')).toBe(false)
    await answer(user, 'Inside Base', 'Correct')
    expect(isChosen('Inside Base', 'Correct')).toBe(false)
    expect(isChosen('Inside Base', 'N/A')).toBe(false)
    await answer(user, 'Inside Base', 'N/A')
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
    expect(dialog.textContent).toContain('Big Engines: add the observation with N/A?')
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

  it("[4.23] 'Other (optional)' is unselected whatever the client permits", async () => {
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

  it('[5.13] [5.14] [5.16] [5.18] [5.47] unanswered principles and half an other option', async () => {
    const { user } = await openAddObservation('CLIENT_OBSERVER')
    await choosePlaceAndTask(user)
    await submit(user)
    for (const message of [
      MESSAGES.insideBaseRequired,
      MESSAGES.bigEnginesRequired,
      MESSAGES.turnNotTwistRequired,
    ])
      await screen.findByText(message)
    expect(screen.queryByText(MESSAGES.noPrincipleAnswered)).toBeNull()
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
