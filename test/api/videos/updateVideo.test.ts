/** Correcting the video of an observation: answers, review texts, lift times, confined space. */
import { describe, expect, it } from 'vitest'
import { buildVideo } from '#server/app/factories/buildObservation.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { answered } from '#test/support/answered.ts'
import { actor } from '#test/support/api.ts'
import { errorOf } from '../../support/scenarios/observationCalls.ts'
import { buildTwoSites, providerActor } from '../../support/scenarios/twoSites.ts'
import {
  manualObservation,
  aiObservation,
  readStored,
} from '../../support/scenarios/storedObservations.ts'

const FIELDS = `id title description is_inside_base is_turn_not_twist is_big_engines is_dip_n_drive
  is_other_option_correct other_details is_arm_foot_aligned is_confined_space is_feet_inline is_hands_above_head
  selected_lift_length lift_start_time lift_end_time is_ai_inside_base_correct updated_at`
const UPDATE = `mutation ($id: ID!, $input: UpdateVideoInput!, $read: DateTime) {
  updateVideo(id: $id, input: $input, expectedUpdatedAt: $read) { ${FIELDS} } }`
const LIFT_TIMES = `mutation ($id: ID!, $input: UpdateVideoLiftTimesInput!, $read: DateTime) {
  updateVideoLiftTimes(id: $id, input: $input, expectedUpdatedAt: $read) { ${FIELDS} } }`
const CONFINED = `mutation ($id: ID!, $input: UpdateVideoConfinedSpaceInput!, $read: DateTime) {
  updateVideoConfinedSpace(id: $id, input: $input, expectedUpdatedAt: $read) { ${FIELDS} } }`

/** Each with an input that changes something. */
const CALLS = [
  ['7.47', UPDATE, { title: 'Another title' }],
  ['7.48', LIFT_TIMES, { startTime: 1, endTime: 2 }],
  ['7.48', CONFINED, { isConfinedSpace: true }],
] as const

const scenario = await buildTwoSites({ ai_enabled: true })
const editor = await actor('CLIENT_SUPER_USER', scenario.client)

// oxlint-disable-next-line typescript/no-explicit-any
async function saved(document: string, id: string, input: object, who = editor): Promise<any> {
  const data = await answered(who.gql(document, { id, input }))
  return Object.values(data)[0]
}

describe('a form’s video', () => {
  it('[7.47] [7.45] [3.35] changed answers judge its observation again', async () => {
    const { observation, video } = await manualObservation(scenario)
    expect(await saved(UPDATE, video.id, { isTwisting: true })).toMatchObject({
      is_turn_not_twist: false,
      is_inside_base: true,
    })
    const after = await readStored(editor, observation.id)
    expect(after).toMatchObject({ technique: 'incorrect', is_turn_not_twist: false })
    expect(after.updated_at).not.toBe(observation.updated_at.toISOString())
  })

  it.each([
    ['5.14', { isBigEngines: null }, 'isBigEngines', 'Big Engines is required.'],
    ['5.16', { isTwisting: null }, 'isTwisting', 'Turn not twist is required.'],
    ['3.35', { isAiInsideBaseCorrect: true }, 'isAiInsideBaseCorrect', undefined],
    [
      '3.35',
      { title: 'x'.repeat(201) },
      'title',
      'This text is too long: use at most 200 characters.',
    ],
  ])('[%s] %j is refused', async (_item, input, field, message) => {
    const { video, observation } = await manualObservation(scenario)
    const before = await readStored(editor, observation.id)
    expect(errorOf(await editor.gql(UPDATE, { id: video.id, input }))).toMatchObject({
      code: 'BAD_INPUT',
      field,
      ...(message && { message }),
    })
    expect(await readStored(editor, observation.id)).toEqual(before)
  })
})

describe('a recording', () => {
  it('[7.47] keeps the AI’s verdicts', async () => {
    const { video } = await aiObservation(scenario)
    for (const input of [
      { isTwisting: false },
      { isInsideBase: null },
      { isOtherOptionCorrect: true },
    ])
      expect(errorOf(await editor.gql(UPDATE, { id: video.id, input }))).toEqual({
        code: 'BAD_INPUT',
        field: Object.keys(input)[0],
        message: 'These results come from the AI. Override them instead of editing them.',
      })
  })

  it('[7.47] [3.35] takes everything else, and touches nothing of the observation', async () => {
    const { video, observation } = await aiObservation(scenario)
    const input = {
      title: 'Dock 4',
      description: 'Early shift',
      isArmFootAligned: true,
      isFeetInline: false,
      isHandsAboveHead: true,
      isAiInsideBaseCorrect: false,
      isTwisting: true,
    }
    expect(await saved(UPDATE, video.id, input)).toMatchObject({
      title: 'Dock 4',
      description: 'Early shift',
      is_arm_foot_aligned: true,
      is_feet_inline: false,
      is_hands_above_head: true,
      is_ai_inside_base_correct: false,
      is_turn_not_twist: false,
    })
    expect(await saved(UPDATE, video.id, { title: null })).toMatchObject({
      title: null,
      description: 'Early shift',
    })
    const { updated_at: touched } = await readStored(editor, observation.id)
    expect(touched).toBe(observation.updated_at.toISOString())
  })

  it('[22.5] an override keeps what a person has said, whatever becomes of its video', async () => {
    const { video, observation } = await aiObservation(scenario, {
      review_type: 'MANUAL_OVERRIDE',
      manual_override_reason: 'FEET_INLINE',
      technique: 'correct',
      is_turn_not_twist: true,
    })
    await saved(UPDATE, video.id, { title: 'Looked at' })
    const after = await readStored(editor, observation.id)
    expect(after).toMatchObject({ technique: 'correct', is_turn_not_twist: true })
  })
})

describe('lift times', () => {
  it('[7.48] [22.6] make a lift of their length', async () => {
    const { video, observation } = await aiObservation(scenario)
    expect(await saved(LIFT_TIMES, video.id, { startTime: 0.8, endTime: 3.6 })).toMatchObject({
      lift_start_time: 0.8,
      lift_end_time: 3.6,
      selected_lift_length: 2.8,
    })
    const { updated_at: touched } = await readStored(editor, observation.id)
    expect(touched).toBe(observation.updated_at.toISOString())
  })

  it('[22.17] [5.4] a time after the last frame, and an end before the start, are refused', async () => {
    const { db, client } = scenario
    const { video } = await aiObservation(scenario)
    const frame = { client_id: client.id, video_id: video.id, keypoints_3d: '{}', timestamp: 4 }
    await insertRow(db, client.id, 'video_keypoints', frame)
    for (const [input, message] of [
      [{ startTime: 1, endTime: 500 }, 'Time must be within the recording'],
      [{ startTime: 2, endTime: 1.9 }, 'End time must be greater than start time'],
    ] as const)
      expect(errorOf(await editor.gql(LIFT_TIMES, { id: video.id, input }))).toEqual({
        code: 'BAD_INPUT',
        field: 'endTime',
        message,
      })
    await saved(LIFT_TIMES, video.id, { startTime: 1, endTime: 4 })
  })
})

it('[7.48] [3.35] a confined space is said, and taken back', async () => {
  const { video } = await aiObservation(scenario)
  for (const isConfinedSpace of [true, false])
    expect(await saved(CONFINED, video.id, { isConfinedSpace })).toMatchObject({
      is_confined_space: isConfinedSpace,
    })
})

describe.each(CALLS)('[%s] who corrects', (_item, document, input) => {
  it('no video of a deleted observation, and none that no observation has', async () => {
    const { video: deleted } = await aiObservation(scenario, { deleted_at: new Date() })
    const unclaimed = await buildVideo(scenario.db, { ...scenario.of, user_id: editor.id })
    for (const { id } of [deleted, unclaimed])
      expect(errorOf(await editor.gql(document, { id, input }))).toEqual({
        code: 'NOT_FOUND',
        message: 'This record does not exist.',
      })
  })

  it('[22.5] of ten at once that read the same, the provider’s too, one is kept and the others get an error', async () => {
    const { video } = await aiObservation(scenario)
    const provider = await providerActor()
    const variables = { id: video.id, input, read: video.updated_at.toISOString() }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? editor : provider).gql(document, variables),
      ),
    )
    expect(answers.filter(({ data }) => data)).toHaveLength(1)
    expect(
      answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'CONFLICT'),
    ).toHaveLength(9)
  })
})
