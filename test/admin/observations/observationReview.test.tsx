import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { api } from '#test/support/api.ts'
import {
  CORRECTABLE,
  fact,
  factBecomes,
  openAiObservation,
} from '../support/aiObservationScreen.ts'

// Keeps the start of the server out of the first test.
beforeAll(api)

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
  it('[3.31] [3.35] [5.25] [21.15] a false positive is shown in words and recorded with its causes, once it says something; what is right has none', async () => {
    const { user, stored } = await openAiObservation('CLIENT_SUPER_USER')
    const save = await screen.findByText<HTMLButtonElement>('Save review', { selector: 'button' })
    expect(save.disabled).toBe(true)
    expect(screen.queryByText('Error causes')).toBeNull()
    await say(user, 'AI review', 'Was the AI right?', 'Wrong')
    expect(save.disabled).toBe(false)
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
    await say(user, 'AI review', 'Big Engines', 'Right')
    await say(user, 'AI review', 'Was the AI right?', 'Right')
    await press(user, 'Save review')
    await screen.findByText('AI review: False Positive → True positive')
    expect(await stored()).toMatchObject({ ai_review_status: 'TRUE_POSITIVE', ai_error_cause: [] })
  })

  it('[40.20] [41.54] on paper it stands as text beside the hidden form, and so does the lift; what another program has judged says so', async () => {
    await openAiObservation('CLIENT_SUPER_USER', CORRECTABLE, {
      ai_review_status: 'FALSE_POSITIVE',
      is_ai_prediction_correct: false,
      ai_review_notes: 'The box hid the knees.',
    })
    await inForm('AI review')
    await inForm('Lift times')
    await screen.findAllByText('Another program says: incorrect')
    for (const name of ['Result', 'AI review', 'Recording'])
      within(await screen.findByRole('region', { name })).getByText(/Assessed by another program/u)
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

  it('[22.19] [36.1] [36.3] what was typed outlives a reload; another’s newer review is shown, and neither is lost; the next older one follows', async () => {
    const first = await openAiObservation('CLIENT_SUPER_USER')
    const { user: before, open, change, stored, place } = first
    const date = new Date('2020-01-01T12:00:00Z')
    const ai = { review_type: 'AI', ai_technique: 'correct', technique: 'correct' } as const
    const next = await buildObservation((await api()).db, { ...place, ...ai, date })
    await enter(before, await screen.findByLabelText('AI review notes'), 'Mine')
    const { user, address } = await open()
    await screen.findByText('Your draft was restored. It has not been saved yet.')
    await change({ ai_review_notes: 'Theirs', internally_reviewed: true })
    await press(user, 'Save review')
    await screen.findByText('Someone else has changed this')
    await screen.findByText(/AI review notes: they entered “\s*Theirs”/u)
    expect(screen.getByLabelText<HTMLInputElement>('AI review notes').value).toBe('Mine')
    expect(screen.getByLabelText<HTMLInputElement>('Internally reviewed').checked).toBe(true)
    await press(user, 'Save review')
    await screen.findByText('Review saved.')
    expect(await stored()).toMatchObject({ ai_review_notes: 'Mine', internally_reviewed: true })
    await user.click(screen.getByText('Next to review'))
    await waitFor(() => expect(address()).toContain(`/allobservations/${next.id}?`))
  })

  it('[50.15] one about oneself is for someone else, which is said in place of the form', async () => {
    await openAiObservation('CLIENT_SUPER_USER', CORRECTABLE, ({ id }) => ({ observee_id: id }))
    await screen.findByText(/Someone else reviews results about you\.$/u)
    expect(formOf('AI review')).toBeNull()
    expect(screen.queryByText('Override AI result')).toBeNull()
  })

  it('[5.25] feedback is submitted once there is some', async () => {
    const { user, stored } = await openAiObservation('CLIENT_SUPER_USER')
    const submit = await screen.findByText<HTMLButtonElement>('Submit')
    await enter(user, screen.getByLabelText('Feedback on the AI'), '  ')
    expect(submit.disabled).toBe(true)
    await enter(user, screen.getByLabelText('Feedback on the AI'), 'Well seen')
    await user.click(submit)
    await screen.findByText('Thank you for your feedback.')
    expect((await stored()).feedback_notes).toBe('Well seen')
  })

  it.each([
    ['for an observer', 'CLIENT_OBSERVER', CORRECTABLE, {}],
    ['of a deleted one', 'CLIENT_SUPER_USER', CORRECTABLE, { deleted_at: new Date() }],
    ['where the client has that off', 'CLIENT_SUPER_USER', { ai_enabled: true }, {}],
  ] as const)('[21.16] is only to read %s', async (_where, role, flags, row) => {
    await openAiObservation(role, flags, row)
    await screen.findByText('AI result correct', { selector: 'dt' })
    expect(formOf('AI review')).toBeNull()
    expect(screen.queryByText(OVERRIDE)).toBeNull()
    // The lift is no matter of what the client has on.
    if (!('show_ai_feedback_options' in flags)) return
    expect(screen.queryByLabelText('Confined space')).toBeNull()
    expect(screen.queryByText('Edit observation')).toBeNull()
  })
})

it('[3.29] a manual override changes the result, keeps the AI’s beside it, and can be taken back', async () => {
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

it('[5.3] [5.4] [8.6] a lift starts from 0 on and ends from its start on; what could not be saved is said, and stays', async () => {
  const { user, stored } = await openAiObservation('CLIENT_SUPER_USER')
  const replace = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    if (text) await enter(user, field, text)
  }
  const noteOf = (label: string) =>
    document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
      ?.textContent
  await replace('Start (seconds)', '-1')
  await replace('End (seconds)', '')
  await press(user, 'Save lift times')
  await screen.findByText(MESSAGES.startTimeNegative)
  expect(noteOf('Start (seconds)')).toBe('Start time must be positive')
  expect(noteOf('End (seconds)')).toBe('End time must be greater than start time')
  expect(document.activeElement).toBe(screen.getByLabelText('Start (seconds)'))
  await user.click(screen.getByLabelText('Use current time as start'))
  await replace('End (seconds)', '3')
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    (init.body as string).includes('updateVideo')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : answered(input, init),
  )
  await press(user, 'Save lift times')
  await screen.findByText('Failed to update video lift times.')
  expect(screen.getByLabelText<HTMLInputElement>('End (seconds)').value).toBe('3')
  const confined = screen.getByLabelText<HTMLInputElement>('Confined space')
  await user.click(confined)
  await screen.findByText(/^No connection/)
  await waitFor(() => expect(confined.checked).toBe(false))
  vi.stubGlobal('fetch', answered)
  await user.click(confined)
  await screen.findByText('Marked as a confined space.')
  await waitFor(() => expect(confined.disabled).toBe(false))
  await press(user, 'Save lift times')
  await screen.findByText('Lift times saved.')
  expect((await stored()).video).toMatchObject({
    lift_start_time: 0,
    lift_end_time: 3,
    is_confined_space: true,
  })
})
