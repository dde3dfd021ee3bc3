/** Reviews of AI results. */
import { describe, expect, it } from 'vitest'
import { actor, type Actor } from '#test/support/api.ts'
import { errorOf, expectRefused } from '../../support/scenarios/observationCalls.ts'
import { buildTwoSites, actorAt } from '../../support/scenarios/twoSites.ts'
import {
  manualObservation,
  aiObservation,
  readStored,
  updateObservation,
  updateOrThrow,
} from '../../support/scenarios/storedObservations.ts'

const scenario = await buildTwoSites({ ai_enabled: true, show_manual_override_options: true })
const editor = await actor('CLIENT_SUPER_USER', scenario.client)

const found = (ai_technique: 'correct' | 'incorrect' | null) =>
  aiObservation(scenario, { ai_technique, technique: ai_technique })

describe('the review of an AI result', () => {
  it.each([
    ['incorrect', true, 'TRUE_POSITIVE'],
    ['correct', false, 'FALSE_NEGATIVE'],
  ] as const)(
    '[4.49] [3.49] a result of %s that is right: %s is %s, whichever of the two is given',
    async (technique, is_ai_prediction_correct, ai_review_status) => {
      const both = { is_ai_prediction_correct, ai_review_status }
      for (const given of [{ is_ai_prediction_correct }, { ai_review_status }]) {
        const { observation } = await found(technique)
        expect(await updateOrThrow(editor, observation.id, given)).toMatchObject({
          ...both,
          technique,
        })
      }
    },
  )

  it('[4.49] a status that contradicts the result is refused', async () => {
    const { observation } = await found('incorrect')
    const before = await readStored(editor, observation.id)
    const input = { ai_review_status: 'TRUE_NEGATIVE' }
    expect(errorOf(await updateObservation(editor, observation.id, input))).toEqual({
      code: 'BAD_INPUT',
      field: 'ai_review_status',
      message: 'This status contradicts the AI result.',
    })
    expect(await readStored(editor, observation.id)).toEqual(before)
  })

  it('[4.48] [4.49] goes back to unreviewed', async () => {
    const { observation } = await found('correct')
    await updateOrThrow(editor, observation.id, { is_ai_prediction_correct: true })
    for (const input of [{ ai_review_status: 'UNREVIEWED' }, { is_ai_prediction_correct: null }])
      expect(await updateOrThrow(editor, observation.id, input)).toMatchObject({
        ai_review_status: 'UNREVIEWED',
        is_ai_prediction_correct: null,
      })
  })

  it('[3.31] [3.35] [3.48] causes, notes and each principle are kept, cleared by null, left alone when left out', async () => {
    const { observation } = await found('incorrect')
    const review = {
      is_ai_prediction_correct: false,
      ai_error_cause: ['TURN_NOT_TWIST', 'DEVICE_ISSUE'],
      ai_review_notes: 'The camera moved.',
      feedback_notes: 'Well lifted.',
      internally_reviewed: true,
    }
    const principles = { is_ai_turn_not_twist_correct: false, is_ai_inside_base_correct: true }
    const reviewed = await updateOrThrow(editor, observation.id, { ...review, ...principles })
    expect(reviewed).toMatchObject({
      ...review,
      technique: 'incorrect',
      video: { ...principles, is_ai_big_engines_correct: null, is_turn_not_twist: false },
    })
    expect(await updateOrThrow(editor, observation.id, { notes: 'Only this' })).toMatchObject(
      review,
    )
    const cleared = await updateOrThrow(editor, observation.id, {
      ai_error_cause: null,
      ai_review_notes: null,
      is_ai_turn_not_twist_correct: null,
    })
    expect(cleared).toMatchObject({
      ai_error_cause: [],
      ai_review_notes: null,
      feedback_notes: 'Well lifted.',
      video: { is_ai_turn_not_twist_correct: null, is_ai_inside_base_correct: true },
    })
  })

  it('[4.49] looks at the AI’s own result, also beside an override in the same call', async () => {
    const { observation } = await found('incorrect')
    const input = {
      review_type: 'MANUAL_OVERRIDE',
      manual_override_reason: 'ONE_HANDED_LIFT',
      is_turn_not_twist: true,
      is_ai_prediction_correct: false,
    }
    expect(await updateOrThrow(editor, observation.id, input)).toMatchObject({
      technique: 'correct',
      ai_review_status: 'FALSE_POSITIVE',
    })
  })

  it.each([{ ai_error_cause: ['OTHER'] }, { is_ai_dip_n_drive_correct: false }])(
    '[3.31] there is none of an observation by hand: %j',
    async (input) => {
      const { observation } = await manualObservation(scenario)
      expect(errorOf(await updateObservation(editor, observation.id, input))).toEqual({
        code: 'BAD_INPUT',
        field: Object.keys(input)[0],
        message: 'This observation has no AI result to review.',
      })
      const nothing = { ai_review_status: 'UNREVIEWED', ai_error_cause: [], ai_review_notes: null }
      expect((await updateObservation(editor, observation.id, nothing)).errors).toBeUndefined()
    },
  )
})

describe('the next one to review', () => {
  const NEXT = 'query ($id: ID!) { getObservationById(id: $id) { next_to_review_id } }'
  const nextOf = async (who: Actor, id: string) =>
    (await who.gql(NEXT, { id })).data.getObservationById.next_to_review_id as string | null

  it('[22.19] each one of the same instant follows once, by id, then the older ones', async () => {
    const own = await buildTwoSites({ ai_enabled: true })
    const reviewer = await actor('CLIENT_SUPER_USER', own.client)
    const at = async (date: string, overrides: Parameters<typeof aiObservation>[1] = {}) =>
      (await aiObservation(own, { date: new Date(date), ...overrides })).observation.id
    const noon = '2026-03-10T12:00:00Z'
    const same = [await at(noon), await at(noon), await at(noon)].toSorted().toReversed()
    await at('2026-03-10T11:30:00Z', { ai_review_status: 'TRUE_POSITIVE' })
    await at('2026-03-10T11:20:00Z', { deleted_at: new Date(noon) })
    const overridden = await at('2026-03-10T11:10:00Z', { review_type: 'MANUAL_OVERRIDE' })
    const ofReviewer = await at('2026-03-10T11:05:00Z', { observee_id: reviewer.id })
    const older = await at('2026-02-01T12:00:00Z', { location_id: own.south.id })
    const steps: (string | null)[] = [same[0]!]
    for (let id = steps[0]; id; id = steps.at(-1)) steps.push(await nextOf(reviewer, id))
    expect(steps).toEqual([...same, overridden, older, null])
    const northOnly = await actorAt('CLIENT_SUPER_USER', own.north)
    expect(await nextOf(northOnly, overridden)).toBe(ofReviewer)
    expect(await nextOf(northOnly, ofReviewer)).toBeNull()
    expect(await nextOf(await actor('CLIENT_OBSERVER', own.client), same[0]!)).toBeNull()
  })
})

it('[50.15] refuses a review and an override of a result about oneself', async () => {
  const own = await buildTwoSites({ ai_enabled: true })
  const reviewer = await actor('CLIENT_SUPER_USER', own.client)
  const { observation } = await aiObservation(own, { observee_id: reviewer.id })
  const save = (input: object) =>
    reviewer.gql(
      'mutation ($id: ID!, $input: UpdateObservationInput!) { updateObservation(id: $id, input: $input) { id } }',
      { id: observation.id, input },
    )
  expectRefused(await save({ is_ai_prediction_correct: true }), 'FORBIDDEN')
  expectRefused(await save({ internally_reviewed: true }), 'FORBIDDEN')
  const override = { review_type: 'MANUAL_OVERRIDE', manual_override_reason: 'FOOT_OBSCURED' }
  expectRefused(await save({ ...override, is_big_engines: true }), 'FORBIDDEN')
  expect((await save({ notes: 'Late shift' })).data.updateObservation.id).toBe(observation.id)
})
