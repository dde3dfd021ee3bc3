/** Correcting the answers of an observation manually. */
import { describe, expect, it } from 'vitest'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { actor } from '#test/support/api.ts'
import { errorOf } from '../../support/scenarios/observationCalls.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import {
  manualObservation,
  updateObservation,
  updateOrThrow,
} from '../../support/scenarios/storedObservations.ts'

const OVERRIDE = { review_type: 'MANUAL_OVERRIDE', manual_override_reason: 'FEET_INLINE' }

const scenario = await buildTwoSites({ ai_enabled: true, show_manual_override_options: true })
const plain = await buildTwoSites({ ai_enabled: true, can_use_not_applicable: true })
const editor = await actor('CLIENT_SUPER_USER', scenario.client)
const plainEditor = await actor('CLIENT_SUPER_USER', plain.client)

describe('an observation by hand', () => {
  it('[4.25] [4.27] [3.28] [3.35] changed answers are judged again, and stand in its video too', async () => {
    const { observation } = await manualObservation(scenario)
    const wrong = await updateOrThrow(editor, observation.id, { is_big_engines: false })
    expect(wrong).toMatchObject({
      technique: 'incorrect',
      ai_technique: null,
      review_type: 'MANUAL_TASK',
      is_big_engines: false,
      video: { is_big_engines: false, is_inside_base: true },
    })
    expect(await updateOrThrow(editor, observation.id, { is_big_engines: true })).toMatchObject({
      technique: 'correct',
      video: { is_big_engines: true },
    })
  })

  it('[4.28] [4.12] an answer may not be taken back, unless not applicable is permitted', async () => {
    const { observation } = await manualObservation(scenario)
    const open = { is_big_engines: null }
    expect(errorOf(await updateObservation(editor, observation.id, open))).toEqual({
      code: 'BAD_INPUT',
      field: 'is_big_engines',
      message: 'Big Engines is required.',
    })
    const permitted = await manualObservation(plain)
    const record = await updateOrThrow(plainEditor, permitted.observation.id, open)
    expect(record).toMatchObject({ technique: 'correct', is_big_engines: null })
  })

  it('[4.23] [4.26] [5.18] Other comes with its details, makes it incorrect, and can be unselected', async () => {
    const task = await buildTask(scenario.db, {
      ...scenario.of,
      show_other_observation_option: true,
    })
    const { observation } = await manualObservation(scenario, { task_id: task.id })
    const half = await updateObservation(editor, observation.id, { is_other_option_correct: false })
    expect(errorOf(half)).toMatchObject({ code: 'BAD_INPUT', field: 'other_details' })
    for (const [other, technique] of [
      [{ is_other_option_correct: false, other_details: 'No gloves' }, 'incorrect'],
      [{ is_other_option_correct: null, other_details: null }, 'correct'],
    ] as const)
      expect(await updateOrThrow(editor, observation.id, other)).toMatchObject({
        technique,
        video: other,
      })
  })

  it('[4.29] [4.30] another task asks for other principles: what it does not ask for is no answer', async () => {
    const own = await buildTask(scenario.db, {
      ...scenario.of,
      task_principles_override: true,
      task_principles: ['DIP_N_DRIVE', 'INSIDE_BASE'],
    })
    const { observation } = await manualObservation(scenario)
    const record = await updateOrThrow(editor, observation.id, { task_id: own.id })
    expect(record).toMatchObject({
      technique: 'incorrect',
      is_inside_base: true,
      is_big_engines: null,
      is_dip_n_drive: null,
    })
    const back = await updateOrThrow(editor, observation.id, { task_id: scenario.lift.id })
    expect(back).toMatchObject({ technique: 'correct', is_big_engines: true })
    const pushed = await updateObservation(editor, observation.id, { task_id: scenario.push.id })
    expect(errorOf(pushed)).toMatchObject({ field: 'is_dip_n_drive' })
  })

  it('[1.6] can become neither an AI’s nor an override', async () => {
    const { observation } = await manualObservation(scenario)
    for (const input of [OVERRIDE, { review_type: 'AI' }])
      expect(errorOf(await updateObservation(editor, observation.id, input))).toEqual({
        code: 'BAD_INPUT',
        field: 'review_type',
        message: 'Only an AI result can be overridden.',
      })
    const reason = { manual_override_reason: 'FEET_INLINE' }
    expect(errorOf(await updateObservation(editor, observation.id, reason))).toMatchObject({
      field: 'manual_override_reason',
    })
  })
})
