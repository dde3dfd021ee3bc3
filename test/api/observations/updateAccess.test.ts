/** Access to corrections of observations, and two concurrent corrections. */
import { v7 as uuid } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { actor, api, type Actor } from '#test/support/api.ts'
import { errorOf } from '../../support/scenarios/observationCalls.ts'
import {
  buildTwoSites,
  providerActor,
  limitedActor,
  type TwoSites,
} from '../../support/scenarios/twoSites.ts'
import {
  manualObservation,
  aiObservation,
  readStored,
  updateObservation,
  updateOrThrow,
} from '../../support/scenarios/storedObservations.ts'

let scenario: TwoSites, foreign: TwoSites
let editor: Actor

beforeAll(async () => {
  scenario = await buildTwoSites({ can_pick_observer: true, display_employee_id: true })
  foreign = await buildTwoSites()
  editor = await actor('CLIENT_SUPER_USER', scenario.client)
})

describe('who corrects', () => {
  it('[7.42] [21.11] nobody without a token, no observer, user or observee, and nobody of another client', async () => {
    const { observation } = await manualObservation(scenario)
    const { post } = await api()
    expect(
      errorOf(await updateObservation({ gql: post }, observation.id, { notes: 'x' })),
    ).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    for (const role of ['CLIENT_OBSERVER', 'CLIENT_USER', 'CLIENT_OBSERVEE', 'NONE'] as const) {
      const person = await actor(role, scenario.client)
      expect(
        errorOf(await updateObservation(person, observation.id, { notes: 'x' })),
      ).toMatchObject({
        code: 'FORBIDDEN',
      })
    }
    const stranger = await actor('CLIENT_SUPER_USER', foreign.client)
    for (const id of [observation.id, uuid(), 'no id'])
      expect(errorOf(await updateObservation(stranger, id, { notes: 'x' }))).toEqual({
        code: 'NOT_FOUND',
        message: 'This record does not exist.',
      })
  })

  it('[6.55] a super user of South neither corrects what is at North nor moves anything there', async () => {
    const south = await limitedActor('CLIENT_SUPER_USER', scenario.client, {
      locations: [scenario.south.id],
    })
    const { observation } = await manualObservation(scenario)
    expect(errorOf(await updateObservation(south, observation.id, { notes: 'x' }))).toMatchObject({
      code: 'NOT_FOUND',
    })
    const { observation: own } = await manualObservation(scenario, {
      location_id: scenario.south.id,
      department_id: scenario.transport.id,
    })
    expect(await updateOrThrow(south, own.id, { notes: 'Mine' })).toMatchObject({ notes: 'Mine' })
    expect(
      errorOf(await updateObservation(south, own.id, { location_id: scenario.north.id })),
    ).toMatchObject({
      code: 'NOT_FOUND',
      field: 'location_id',
    })
  })

  it('[6.54] the provider corrects in any client, and is no person of it', async () => {
    const { observation } = await aiObservation(scenario)
    const person = await providerActor()
    expect(await updateOrThrow(person, observation.id, { notes: 'Reviewed' })).toMatchObject({
      notes: 'Reviewed',
      client_id: scenario.client.id,
    })
    expect(
      errorOf(await updateObservation(person, observation.id, { observee_id: person.id })),
    ).toMatchObject({ code: 'NOT_FOUND', field: 'observee_id' })
  })

  it('[4.9] [21.11] a deleted one is not corrected', async () => {
    const { observation } = await manualObservation(scenario, { deleted_at: new Date() })
    expect(errorOf(await updateObservation(editor, observation.id, { notes: 'x' }))).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('two editors', () => {
  it('[21.10] the later one gets an error, nothing is overwritten', async () => {
    const { observation } = await manualObservation(scenario)
    const read = observation.updated_at.toISOString()
    expect(
      (await updateObservation(editor, observation.id, { notes: 'First' }, read)).errors,
    ).toBeUndefined()
    expect(
      errorOf(await updateObservation(editor, observation.id, { notes: 'Second' }, read)),
    ).toMatchObject({
      code: 'CONFLICT',
    })
    expect((await readStored(editor, observation.id)).notes).toBe('First')
  })

  it('[21.10] of ten at once that read the same, one is kept', async () => {
    const { observation } = await manualObservation(scenario)
    const read = observation.updated_at.toISOString()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        updateObservation(editor, observation.id, { notes: `Editor ${index}` }, read),
      ),
    )
    const kept = answers.filter(({ data }) => data?.updateObservation)
    expect(kept).toHaveLength(1)
    const codes = answers.flatMap((answer) => (answer.errors ? [errorOf(answer)] : []))
    for (const code of codes) expect(code).toMatchObject({ code: 'CONFLICT' })
    const { notes } = await readStored(editor, observation.id)
    expect(notes).toBe(kept[0]?.data.updateObservation.notes)
  })
})
