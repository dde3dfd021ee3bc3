/** Who corrects which observation, and two who do it at once. */
import { v7 as uuid } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { actor, api, type Actor } from '#test/support/api.ts'
import { refusal } from './addObservationWorld.ts'
import { buildWorld, provider, restricted, type World } from './observationsWorld.ts'
import { byHand, byTheAi, readBack, update, updated } from './updateObservationWorld.ts'

let world: World, foreign: World
let editor: Actor

beforeAll(async () => {
  world = await buildWorld({ can_pick_observer: true, display_employee_id: true })
  foreign = await buildWorld()
  editor = await actor('CLIENT_SUPER_USER', world.client)
})

describe('who corrects', () => {
  it('[7.42] nobody without a token, no observer, user or observee, and nobody of another client', async () => {
    const { observation } = await byHand(world)
    const { post } = await api()
    expect(refusal(await update({ gql: post }, observation.id, { notes: 'x' }))).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    for (const role of ['CLIENT_OBSERVER', 'CLIENT_USER', 'CLIENT_OBSERVEE', 'NONE'] as const) {
      const person = await actor(role, world.client)
      expect(refusal(await update(person, observation.id, { notes: 'x' }))).toMatchObject({
        code: 'FORBIDDEN',
      })
    }
    const stranger = await actor('CLIENT_SUPER_USER', foreign.client)
    for (const id of [observation.id, uuid(), 'no id'])
      expect(refusal(await update(stranger, id, { notes: 'x' }))).toEqual({
        code: 'NOT_FOUND',
        message: 'This record does not exist.',
      })
  })

  it('[6.55] a super user of South neither corrects what is at North nor moves anything there', async () => {
    const south = await restricted('CLIENT_SUPER_USER', world.client, {
      locations: [world.south.id],
    })
    const { observation } = await byHand(world)
    expect(refusal(await update(south, observation.id, { notes: 'x' }))).toMatchObject({
      code: 'NOT_FOUND',
    })
    const { observation: own } = await byHand(world, {
      location_id: world.south.id,
      department_id: world.transport.id,
    })
    expect(await updated(south, own.id, { notes: 'Mine' })).toMatchObject({ notes: 'Mine' })
    expect(refusal(await update(south, own.id, { location_id: world.north.id }))).toMatchObject({
      code: 'NOT_FOUND',
      field: 'location_id',
    })
  })

  it('[6.54] the provider corrects in any client, and is no person of it', async () => {
    const { observation } = await byTheAi(world)
    const person = await provider()
    expect(await updated(person, observation.id, { notes: 'Reviewed' })).toMatchObject({
      notes: 'Reviewed',
      client_id: world.client.id,
    })
    expect(refusal(await update(person, observation.id, { observee_id: person.id }))).toMatchObject(
      { code: 'NOT_FOUND', field: 'observee_id' },
    )
  })

  it('[4.9] a deleted one is not corrected', async () => {
    const { observation } = await byHand(world, { deleted_at: new Date() })
    expect(refusal(await update(editor, observation.id, { notes: 'x' }))).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('two editors', () => {
  it('the later one is told, nothing is overwritten', async () => {
    const { observation } = await byHand(world)
    const read = observation.updated_at.toISOString()
    expect((await update(editor, observation.id, { notes: 'First' }, read)).errors).toBeUndefined()
    expect(refusal(await update(editor, observation.id, { notes: 'Second' }, read))).toMatchObject({
      code: 'CONFLICT',
    })
    expect((await readBack(editor, observation.id)).notes).toBe('First')
  })

  it('of ten at once that read the same, one is kept', async () => {
    const { observation } = await byHand(world)
    const read = observation.updated_at.toISOString()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        update(editor, observation.id, { notes: `Editor ${index}` }, read),
      ),
    )
    const kept = answers.filter(({ data }) => data?.updateObservation)
    expect(kept).toHaveLength(1)
    const codes = answers.flatMap((answer) => (answer.errors ? [refusal(answer)] : []))
    for (const code of codes) expect(code).toMatchObject({ code: 'CONFLICT' })
    const { notes } = await readBack(editor, observation.id)
    expect(notes).toBe(kept[0]?.data.updateObservation.notes)
  })
})
