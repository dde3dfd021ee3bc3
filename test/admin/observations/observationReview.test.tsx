import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { api } from '#test/support/api.ts'
import {
  CORRECTABLE,
  fact,
  factBecomes,
  openAiObservation,
} from '../support/aiObservationScreen.ts'
import { closeApp } from '../support/openApp.tsx'

// Keeps the start of the server out of the first test.
beforeAll(api)
afterEach(closeApp)

/** By label: queries by role on a full page take seconds. */
const formOf = (name: string) => document.querySelector<HTMLElement>(`form[aria-label="${name}"]`)

const inForm = async (name: string) =>
  within(
    await waitFor(() => {
      const form = formOf(name)
      if (!form) throw new Error(`There is no form ${name}.`)
      return form
    }),
  )

const say = async (user: UserEvent, form: string, group: string, word: string) => {
  const found = (await inForm(form)).getByRole('group', { name: group })
  await user.click(within(found).getByText(word, { selector: 'button' }))
}

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByText(name, { selector: 'button' }))

/** Pastes the text: each keystroke would rerender the page. */
const enter = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.click(field)
  await user.paste(text)
}

const OVERRIDE = 'Override AI result'

describe('the review of an AI result', () => {
  it('[40.20] stands on paper as text, beside the hidden form, and so does the lift', async () => {
    await openAiObservation('CLIENT_SUPER_USER', CORRECTABLE, {
      ai_review_status: 'FALSE_POSITIVE',
      is_ai_prediction_correct: false,
      ai_review_notes: 'The box hid the knees.',
    })
    await inForm('AI review')
    await inForm('Lift times')
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(fact('AI review')).toBe('False Positive')
    expect(fact('AI review notes')).toBe('The box hid the knees.')
    const lift = within(screen.getByRole('region', { name: 'Lift' }))
    expect(lift.getByText('0.800 s')).toBeDefined()
    expect(lift.getByText('3.600 s')).toBeDefined()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(screen.queryByText('AI review', { selector: 'dt' })).toBeNull()
    expect(formOf('AI review')).not.toBeNull()
  })

  it('[41.54] of what another program has judged says so, as do its result and its recording', async () => {
    await openAiObservation('CLIENT_SUPER_USER')
    await screen.findAllByText('Another program says: incorrect')
    for (const name of ['Result', 'AI review', 'Recording']) {
      const region = await screen.findByRole('region', { name })
      within(region).getByText('Judged by another program')
    }
  })

  it('[22.19] leads to the next older one that is not reviewed', async () => {
    const older = (hours: number) =>
      new Date(Date.parse('2026-03-10T12:00:00Z') - hours * 3_600_000)
    const { place, open } = await openAiObservation('CLIENT_SUPER_USER', CORRECTABLE, {
      date: older(0),
    })
    const { db } = await api()
    const ai = { ...place, review_type: 'AI' } as const
    await buildObservation(db, { ...ai, date: older(1), ai_review_status: 'TRUE_POSITIVE' })
    const next = await buildObservation(db, { ...ai, date: older(2) })
    await buildObservation(db, { ...ai, date: older(30) })
    await buildObservation(db, { ...ai, date: older(-1) })
    for (let count = 0; count < 30; count++) await buildObservation(db, { ...ai, date: older(-2) })
    const { user, address } = await open()
    await user.click(await screen.findByText('Next to review'))
    await waitFor(() => expect(address()).toContain(`/allobservations/${next.id}?`))
  })

  it('[3.31] [3.35] a false positive is shown in words, with its causes, and is recorded', async () => {
    const { user, stored } = await openAiObservation('CLIENT_SUPER_USER')
    expect(screen.queryByText('Error causes')).toBeNull()
    await say(user, 'AI review', 'Was the AI right?', 'Wrong')
    await screen.findByText(': the AI rated a correct lift as incorrect')
    await say(user, 'AI review', 'Big Engines', 'Wrong')
    await say(user, 'AI review', 'Error causes', 'Device issue')
    await enter(user, screen.getByLabelText('AI review notes'), 'Filmed from behind')
    await user.click(screen.getByLabelText('Internally reviewed'))
    await press(user, 'Save review')
    await screen.findByText('Review saved.')
    expect(await stored()).toMatchObject({
      ai_review_status: 'FALSE_POSITIVE',
      is_ai_prediction_correct: false,
      ai_error_cause: ['DEVICE_ISSUE'],
      ai_review_notes: 'Filmed from behind',
      internally_reviewed: true,
      technique: 'incorrect',
      video: { is_ai_big_engines_correct: false },
    })
    await screen.findByText('AI review: Unreviewed → False Positive')
    await screen.findByText('Error causes: none → Device issue')
  })

  it('[5.25] a review can be saved once it says something', async () => {
    const { user } = await openAiObservation('CLIENT_SUPER_USER')
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save review' })
    expect(save.disabled).toBe(true)
    await say(user, 'AI review', 'Was the AI right?', 'Right')
    expect(save.disabled).toBe(false)
    await say(user, 'AI review', 'Was the AI right?', 'Right')
    expect(save.disabled).toBe(true)
  })

  it('[21.15] what is right has no error causes', async () => {
    const flags = { ai_error_cause: ['OTHER' as const], is_ai_prediction_correct: false }
    const { user, stored } = await openAiObservation('CLIENT_SUPER_USER', CORRECTABLE, {
      ...flags,
      ai_review_status: 'FALSE_POSITIVE',
    })
    await say(user, 'AI review', 'Was the AI right?', 'Right')
    await press(user, 'Save review')
    await screen.findByText('Review saved.')
    expect(await stored()).toMatchObject({ ai_review_status: 'TRUE_POSITIVE', ai_error_cause: [] })
  })

  it('[36.1] nothing that was typed is lost by a reload', async () => {
    const { user, open } = await openAiObservation('CLIENT_SUPER_USER')
    await enter(user, await screen.findByLabelText('AI review notes'), 'Half a sent')
    await open()
    await screen.findByText('Your draft was restored. It has not been saved yet.')
    expect((await screen.findByLabelText<HTMLInputElement>('AI review notes')).value).toBe(
      'Half a sent',
    )
  })

  it('[36.3] another’s newer review is shown, and neither is lost', async () => {
    const { user, change, stored } = await openAiObservation('CLIENT_SUPER_USER')
    await enter(user, await screen.findByLabelText('AI review notes'), 'Mine')
    await change({ ai_review_notes: 'Theirs', internally_reviewed: true })
    await press(user, 'Save review')
    await screen.findByText('Someone else has changed this')
    await screen.findByText(/AI review notes: they entered “\s*Theirs”/u)
    expect(screen.getByLabelText<HTMLInputElement>('AI review notes').value).toBe('Mine')
    expect(screen.getByLabelText<HTMLInputElement>('Internally reviewed').checked).toBe(true)
    await press(user, 'Save review')
    await screen.findByText('Review saved.')
    expect(await stored()).toMatchObject({ ai_review_notes: 'Mine', internally_reviewed: true })
  })

  it('[5.25] feedback is submitted once there is some', async () => {
    const { user, stored } = await openAiObservation('CLIENT_SUPER_USER')
    const submit = await screen.findByText<HTMLButtonElement>('Submit')
    expect(submit.disabled).toBe(true)
    await enter(user, screen.getByLabelText('Feedback on the AI'), '  ')
    expect(submit.disabled).toBe(true)
    await enter(user, screen.getByLabelText('Feedback on the AI'), 'Well seen')
    expect(submit.disabled).toBe(false)
    await user.click(submit)
    await screen.findByText('Thank you for your feedback.')
    expect((await stored()).feedback_notes).toBe('Well seen')
  })

  it.each([
    ['an observer', 'CLIENT_OBSERVER', CORRECTABLE, {}],
    ['a deleted one', 'CLIENT_SUPER_USER', CORRECTABLE, { deleted_at: new Date() }],
  ] as const)('[21.16] is only to read for %s', async (_who, role, flags, row) => {
    await openAiObservation(role, flags, row)
    await screen.findByText('AI result correct', { selector: 'dt' })
    const forms = [...document.querySelectorAll('form[aria-label]')]
    const others = forms.filter((form) => form.getAttribute('aria-label') !== 'Write a comment')
    expect(others).toEqual([])
    expect(screen.queryByText(OVERRIDE)).toBeNull()
    expect(screen.queryByLabelText('Confined space')).toBeNull()
    expect(screen.queryByText('Edit observation')).toBeNull()
  })

  it('[21.16] is only to read, and not overridden, where the client has that off', async () => {
    await openAiObservation('CLIENT_SUPER_USER', { ai_enabled: true })
    await screen.findByText('AI result correct', { selector: 'dt' })
    expect(formOf('AI review')).toBeNull()
    expect(screen.queryByText(OVERRIDE)).toBeNull()
  })
})

describe('a manual override', () => {
  it('[3.29] changes the result, keeps the AI’s beside it, and can be taken back', async () => {
    const { user, stored } = await openAiObservation('CLIENT_SUPER_USER')
    await press(user, OVERRIDE)
    const form = await inForm(OVERRIDE)
    expect(form.getByRole('group', { name: 'Big Engines' }).textContent).not.toContain('N/A')
    await user.click(form.getByText(OVERRIDE))
    await screen.findByText(MESSAGES.overrideReasonRequired)
    await user.click(screen.getByLabelText('Override reason'))
    await user.click(await screen.findByRole('option', { name: 'Feet in line' }))
    await say(user, OVERRIDE, 'Big Engines', 'Correct')
    expect(formOf(OVERRIDE)?.querySelector('output')?.textContent).toBe('TechniqueCorrect')
    await user.click(form.getByText(OVERRIDE))
    await factBecomes('Technique', 'AI: incorrect → Correct')
    expect(fact('Big Engines')).toBe('AI: incorrect → Correct')
    expect(fact('Inside Base')).toBe('AI: correct → Correct')
    expect(fact('Override reason')).toBe('Feet in line')
    expect(await stored()).toMatchObject({
      review_type: 'MANUAL_OVERRIDE',
      technique: 'correct',
      ai_technique: 'incorrect',
      is_big_engines: true,
      video: { is_big_engines: false },
    })
    await press(user, 'Restore AI result')
    await press(user, 'Restore')
    await factBecomes('Technique', 'Incorrect')
    expect(await stored()).toMatchObject({ review_type: 'AI', manual_override_reason: null })
    await screen.findByText('Type: Manual override → AI')
    screen.getByText('Override reason: empty → Feet in line')
  })
})

describe('the lift in the recording', () => {
  const replace = async (user: UserEvent, label: string, text: string) => {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    if (text) await enter(user, field, text)
  }
  const noteOf = (label: string) =>
    document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
      ?.textContent

  it('[5.3] [5.4] has a start from 0 on, and an end from the start on', async () => {
    const { user } = await openAiObservation('CLIENT_SUPER_USER')
    await replace(user, 'Start (seconds)', '-1')
    await replace(user, 'End (seconds)', '')
    await press(user, 'Save lift times')
    await screen.findByText(MESSAGES.startTimeNegative)
    expect(noteOf('Start (seconds)')).toBe('Start time must be positive')
    expect(noteOf('End (seconds)')).toBe('End time must be greater than start time')
    expect(document.activeElement).toBe(screen.getByLabelText('Start (seconds)'))
  })

  it('[5.3] [5.4] may start at 0 and end where it starts, not before', async () => {
    const { user, stored } = await openAiObservation('CLIENT_SUPER_USER')
    await replace(user, 'End (seconds)', '0.7')
    await press(user, 'Save lift times')
    await waitFor(() => expect(noteOf('End (seconds)')).toBe(MESSAGES.endTimeBeforeStart))
    await replace(user, 'Start (seconds)', '0')
    await replace(user, 'End (seconds)', '0')
    await press(user, 'Save lift times')
    await screen.findByText('Lift times saved.')
    expect((await stored()).video).toMatchObject({ lift_start_time: 0, lift_end_time: 0 })
  })

  it('[8.6] a failure is shown, and what was typed stays', async () => {
    const { user, stored } = await openAiObservation('CLIENT_SUPER_USER')
    await replace(user, 'End (seconds)', '3')
    const answered = globalThis.fetch
    vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
      (init.body as string).includes('updateVideo')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : answered(input, init),
    )
    await press(user, 'Save lift times')
    await screen.findByText('Failed to update video lift times.')
    expect(screen.getByLabelText<HTMLInputElement>('End (seconds)').value).toBe('3')
    await user.click(screen.getByLabelText('Confined space'))
    await screen.findByText(/^No connection/)
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Confined space').checked).toBe(false),
    )
    vi.stubGlobal('fetch', answered)
    await user.click(screen.getByLabelText('Confined space'))
    await screen.findByText('Marked as a confined space.')
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Confined space').disabled).toBe(false),
    )
    await press(user, 'Save lift times')
    await screen.findByText('Lift times saved.')
    expect((await stored()).video).toMatchObject({ lift_end_time: 3, is_confined_space: true })
  })
})
