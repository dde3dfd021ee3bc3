/** Overriding an AI's verdict, which stays stored. */
import { describe, expect, it } from 'vitest'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { actor } from '#test/support/api.ts'
import { errorOf } from '../../support/scenarios/observationCalls.ts'
import { updateRow } from '../../support/scenarios/scheduleScenario.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import {
  aiObservation,
  readStored,
  updateObservation,
  updateOrThrow,
} from '../../support/scenarios/storedObservations.ts'

const OVERRIDE = { review_type: 'MANUAL_OVERRIDE', manual_override_reason: 'FEET_INLINE' }
const AIS = { is_inside_base: true, is_big_engines: true, is_turn_not_twist: false }

const scenario = await buildTwoSites({ ai_enabled: true, show_manual_override_options: true })
const plain = await buildTwoSites({ ai_enabled: true, can_use_not_applicable: true })
const notApplicable = await buildTwoSites({
  ai_enabled: true,
  show_manual_override_options: true,
  can_use_not_applicable: true,
})
const anotherEditor = await actor('CLIENT_SUPER_USER', notApplicable.client)
const editor = await actor('CLIENT_SUPER_USER', scenario.client)
const plainEditor = await actor('CLIENT_SUPER_USER', plain.client)

describe('an AI result', () => {
  it.each([
    { is_turn_not_twist: true },
    { is_other_option_correct: true, other_details: 'Details' },
  ])('[1.5] its verdicts are not edited: %j', async (input) => {
    const { observation } = await aiObservation(scenario)
    const [field] = Object.keys(input)
    expect(errorOf(await updateObservation(editor, observation.id, input))).toEqual({
      code: 'BAD_INPUT',
      field,
      message: 'These results come from the AI. Override them instead of editing them.',
    })
    const same = await updateOrThrow(editor, observation.id, { ...AIS, notes: 'The same verdicts' })
    expect(same).toMatchObject({ ...AIS, technique: 'incorrect', notes: 'The same verdicts' })
  })

  it('[1.7] [3.29] is overridden with a reason: the observation changes, the AI’s own verdicts stay', async () => {
    const { observation, video } = await aiObservation(scenario)
    const record = await updateOrThrow(editor, observation.id, {
      ...OVERRIDE,
      is_turn_not_twist: true,
    })
    expect(record).toMatchObject({
      ...OVERRIDE,
      technique: 'correct',
      ai_technique: 'incorrect',
      is_turn_not_twist: true,
      video: { ...AIS, updated_at: video.updated_at.toISOString() },
    })
    const again = { review_type: 'MANUAL_OVERRIDE', is_inside_base: false }
    expect(await updateOrThrow(editor, observation.id, again)).toMatchObject({
      technique: 'incorrect',
      ai_technique: 'incorrect',
      manual_override_reason: 'FEET_INLINE',
      is_inside_base: false,
      is_turn_not_twist: true,
      video: AIS,
    })
  })

  it('[1.7] an override is restored: the AI’s own result, and no reason', async () => {
    const { observation } = await aiObservation(scenario)
    await updateOrThrow(editor, observation.id, { ...OVERRIDE, is_turn_not_twist: true })
    expect(await updateOrThrow(editor, observation.id, { review_type: 'AI' })).toMatchObject({
      ...AIS,
      review_type: 'AI',
      technique: 'incorrect',
      ai_technique: 'incorrect',
      manual_override_reason: null,
      video: AIS,
    })
  })

  it.each([
    [
      'an analysis here',
      { processing_state: 'IN_PROGRESS', processing_started_at: new Date() },
      null,
    ],
    ['another program', {}, 'correct'],
  ] as const)(
    '[1.7] what the AI could not tell is open again after an override of %s is restored',
    async (_judge, judged, technique) => {
      const seen = { ...AIS, is_turn_not_twist: null }
      const { observation } = await aiObservation(
        notApplicable,
        { ...seen, technique, ai_technique: technique },
        { ...seen, ...judged },
      )
      const twist = { ...OVERRIDE, is_turn_not_twist: false }
      expect(await updateOrThrow(anotherEditor, observation.id, twist)).toMatchObject({
        technique: 'incorrect',
      })
      const restored = await updateOrThrow(anotherEditor, observation.id, { review_type: 'AI' })
      expect(restored).toMatchObject({ ...seen, technique, ai_technique: technique, video: seen })
    },
  )

  it('[1.7] the restored result is as before, also where the client permits no ‘not applicable’ by now', async () => {
    const changed = await buildTwoSites({
      ai_enabled: true,
      show_manual_override_options: true,
      can_use_not_applicable: true,
    })
    const person = await actor('CLIENT_SUPER_USER', changed.client)
    const seen = { ...AIS, is_turn_not_twist: null }
    const ais = { ...seen, technique: 'correct', ai_technique: 'correct' } as const
    const { id } = (await aiObservation(changed, ais, seen)).observation
    await updateOrThrow(person, id, { ...OVERRIDE, is_turn_not_twist: false })
    await updateRow(changed.db, 'clients', changed.client, { can_use_not_applicable: false })
    expect(await updateOrThrow(person, id, { review_type: 'AI' })).toMatchObject(ais)
  })

  it('[4.26] Other is a person’s: it comes with an override and goes with it', async () => {
    const task = await buildTask(scenario.db, {
      ...scenario.of,
      show_other_observation_option: true,
    })
    const all = { is_turn_not_twist: true }
    const { observation } = await aiObservation(
      scenario,
      { task_id: task.id, technique: 'correct', ai_technique: 'correct', ...all },
      all,
    )
    const other = { is_other_option_correct: false, other_details: 'No gloves' }
    const record = await updateOrThrow(editor, observation.id, { ...OVERRIDE, ...other })
    expect(record).toMatchObject({ technique: 'incorrect', ai_technique: 'correct', video: other })
    expect(await updateOrThrow(editor, observation.id, { review_type: 'AI' })).toMatchObject({
      technique: 'correct',
      video: { is_other_option_correct: null, other_details: null, is_turn_not_twist: true },
    })
  })

  it.each([
    [
      '3.52',
      'without a reason',
      { review_type: 'MANUAL_OVERRIDE', is_turn_not_twist: true },
      ['manual_override_reason', 'Choose a reason for the override.'],
    ],
    ['21.12', 'by hand', { review_type: 'MANUAL_TASK' }, ['review_type', expect.any(String)]],
    [
      '21.13',
      'that leaves it undecided',
      { ...OVERRIDE, is_turn_not_twist: null },
      ['is_turn_not_twist', 'Turn not twist is required.'],
    ],
  ])('[%s] %s there is no override, and nothing changes', async (_item, _how, input, refusal) => {
    const { observation } = await aiObservation(scenario)
    const before = await readStored(editor, observation.id)
    const [field, message] = refusal
    const error = errorOf(await updateObservation(editor, observation.id, input))
    expect(error).toEqual({ code: 'BAD_INPUT', field, message })
    expect(await readStored(editor, observation.id)).toEqual(before)
  })

  it('[21.13] an override needs a client that uses them, its restoration does not', async () => {
    const { observation } = await aiObservation(plain)
    expect(errorOf(await updateObservation(plainEditor, observation.id, OVERRIDE))).toEqual({
      code: 'BAD_INPUT',
      field: 'review_type',
      message: 'Manual overrides are turned off for this client.',
    })
    const overridden = await aiObservation(plain, {
      ...AIS,
      review_type: 'MANUAL_OVERRIDE',
      manual_override_reason: 'FOOT_OBSCURED',
      technique: 'correct',
      is_turn_not_twist: true,
    })
    const { id } = overridden.observation
    expect(await updateOrThrow(plainEditor, id, { notes: 'Still editable' })).toMatchObject({
      technique: 'correct',
      review_type: 'MANUAL_OVERRIDE',
    })
    expect(
      errorOf(await updateObservation(plainEditor, id, { is_inside_base: false })),
    ).toMatchObject({
      field: 'review_type',
    })
    expect(await updateOrThrow(plainEditor, id, { review_type: 'AI' })).toMatchObject(AIS)
  })

  it('[21.13] an override keeps its answers with another reason, and has always one', async () => {
    const { id } = (await aiObservation(scenario)).observation
    await updateOrThrow(editor, id, { ...OVERRIDE, is_inside_base: false })
    const reason = { manual_override_reason: 'FOOT_OBSCURED' }
    expect(await updateOrThrow(editor, id, reason)).toMatchObject({
      ...reason,
      is_inside_base: false,
    })
    const none = await updateObservation(editor, id, { manual_override_reason: null })
    expect(errorOf(none)).toMatchObject({ field: 'manual_override_reason' })
  })

  it('[4.27] [4.49] [21.14] with another task the AI’s own verdicts are judged again, and its review follows', async () => {
    const { observation } = await aiObservation(scenario, {
      is_ai_prediction_correct: true,
      ai_review_status: 'TRUE_POSITIVE',
    })
    const own = await buildTask(scenario.db, {
      ...scenario.of,
      task_principles_override: true,
      task_principles: ['INSIDE_BASE'],
    })
    expect(await updateOrThrow(editor, observation.id, { task_id: own.id })).toMatchObject({
      technique: 'correct',
      ai_technique: 'correct',
      is_turn_not_twist: null,
      is_ai_prediction_correct: true,
      ai_review_status: 'TRUE_NEGATIVE',
      video: AIS,
    })
  })

  it('[4.27] [21.14] with another task an override keeps its answers, and the AI’s technique follows', async () => {
    const { observation } = await aiObservation(scenario)
    await updateOrThrow(editor, observation.id, {
      ...OVERRIDE,
      is_turn_not_twist: true,
      is_inside_base: false,
    })
    const own = await buildTask(scenario.db, {
      ...scenario.of,
      task_principles_override: true,
      task_principles: ['INSIDE_BASE', 'BIG_ENGINES'],
    })
    expect(await updateOrThrow(editor, observation.id, { task_id: own.id })).toMatchObject({
      technique: 'incorrect',
      ai_technique: 'correct',
      is_inside_base: false,
      is_turn_not_twist: null,
      ...OVERRIDE,
    })
  })
})
