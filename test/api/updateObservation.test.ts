/** Correcting what an observation says of date, places, task and people. */
import { v7 as uuid } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildCampaign } from '#server/demo/factories/buildCampaign.ts'
import { buildTask } from '#server/demo/factories/buildTask.ts'
import { buildUser } from '#server/demo/factories/buildUser.ts'
import { insertRow } from '#server/demo/factories/insertRow.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { anotherMinute, refusal } from './addObservationWorld.ts'
import { buildWorld, type World } from './observationsWorld.ts'
import { byHand, readBack, update, updated } from './updateObservationWorld.ts'

let world: World, foreign: World
let editor: Actor

beforeAll(async () => {
  world = await buildWorld({ can_pick_observer: true, display_employee_id: true })
  foreign = await buildWorld()
  editor = await actor('CLIENT_SUPER_USER', world.client)
})

const remove = (table: 'tasks' | 'locations' | 'users', id: string) =>
  world.db.write({ clientId: world.client.id }, (transaction) =>
    transaction.run((tables) =>
      tables.update(table).set({ deleted_at: new Date() }).where('id', '=', id),
    ),
  )

describe('the edit form', () => {
  it('[7.42] [3.28] [3.29] [3.33] every field of it is kept', async () => {
    const { observation } = await byHand(world)
    const observee = await buildUser(world.db, world.of)
    const observer = await buildUser(world.db, world.of)
    const campaign = await buildCampaign(world.db, { ...world.of, task_id: world.push.id })
    const input = {
      date: anotherMinute(),
      location_id: world.south.id,
      department_id: world.transport.id,
      task_id: world.push.id,
      campaign_id: campaign.id,
      user_id: observer.id,
      observee_id: observee.id,
      name: ' Another name ',
      notes: 'Seen from afar.',
      is_turn_not_twist: true,
      is_dip_n_drive: false,
    }
    const record = await updated(editor, observation.id, input)
    expect(record).toMatchObject({
      ...input,
      name: 'Another name',
      technique: 'incorrect',
      ai_technique: null,
      is_inside_base: null,
      location: { name: 'South' },
      task: { name: 'Push a cage' },
      observee: { id: observee.id },
      created_at: observation.created_at.toISOString(),
      video_id: observation.video_id,
      deleted_at: null,
    })
    expect(new Date(record.updated_at).getTime()).toBeGreaterThan(observation.updated_at.getTime())
    expect(await readBack(editor, observation.id)).toEqual(record)
  })

  it('a field left out keeps its value, null clears it, and what changes nothing touches nothing', async () => {
    const { observation } = await byHand(world, { notes: 'Kept', name: 'Kept' })
    const same = await updated(editor, observation.id, { notes: 'Kept', is_inside_base: true })
    expect(same.updated_at).toBe(observation.updated_at.toISOString())
    expect(await updated(editor, observation.id, { notes: null })).toMatchObject({
      notes: null,
      name: 'Kept',
    })
  })

  it('[5.10] [5.39] a person chosen leaves no room for a free-text one, and somebody is always observed', async () => {
    const { observation } = await byHand(world)
    const named = await updated(editor, observation.id, {
      observee_id: null,
      unlinked_observee_name: 'Sam from the agency',
      unlinked_observee_employee_id: 'A-1',
    })
    expect(named).toMatchObject({
      observee_id: null,
      unlinked_observee_name: 'Sam from the agency',
      unlinked_observee_employee_id: 'A-1',
    })
    const chosen = await updated(editor, observation.id, { observee_id: observation.observee_id })
    expect(chosen).toMatchObject({
      observee_id: observation.observee_id,
      unlinked_observee_name: null,
      unlinked_observee_employee_id: null,
    })
    expect(refusal(await update(editor, observation.id, { observee_id: null }))).toMatchObject({
      code: 'BAD_INPUT',
      field: 'observee_id',
      message: expect.stringContaining('or enter their name or employee ID'),
    })
  })

  it('[3.51] an observation by hand about its observer becomes a self-assessment', async () => {
    const { observation } = await byHand(world)
    const { kind } = await updated(editor, observation.id, { observee_id: observation.user_id })
    expect(kind).toBe('SELF_ASSESSMENT')
  })

  it.each([
    ['5.5', { location_id: null }, 'Location must be at least 2 characters long'],
    ['5.6', { department_id: '' }, 'Department must be at least 2 characters long'],
    ['5.7', { task_id: null }, 'Task is required'],
    ['5.8', { date: null }, 'You must have a date selected'],
    ['5.9', { date: '2999-01-01T00:00:00Z' }, 'Time selected cannot be after the current time.'],
    ['5.20', { user_id: null }, 'Observer is required'],
    ['5.20', { notes: 'x'.repeat(10_001) }, 'This text is too long.'],
  ])('[%s] %j is refused, and nothing changes', async (_item, input, message) => {
    const { observation } = await byHand(world)
    const before = await readBack(editor, observation.id)
    const [field] = Object.keys(input)
    const refused = await update(editor, observation.id, { name: 'Not kept', ...input })
    expect(refusal(refused)).toEqual({ code: 'BAD_INPUT', field, message })
    expect(await readBack(editor, observation.id)).toEqual(before)
  })

  it('[8.10] one that exists already is a duplicate', async () => {
    const { observation } = await byHand(world)
    const other = await byHand(world, { observee_id: observation.observee_id })
    const date = observation.date.toISOString()
    expect(refusal(await update(editor, other.observation.id, { date }))).toEqual({
      code: 'DUPLICATE',
      message: 'An observation with the same details is a duplicate of one that exists',
    })
  })
})

describe('what a correction names', () => {
  it.each(['location_id', 'department_id', 'task_id', 'campaign_id', 'user_id', 'observee_id'])(
    '[1.2] another client’s, an unknown and an impossible %s are the same',
    async (field) => {
      const { observation } = await byHand(world)
      const theirs = {
        location_id: foreign.north.id,
        department_id: foreign.goodsIn.id,
        task_id: foreign.lift.id,
        campaign_id: (await buildCampaign(foreign.db, foreign.of)).id,
        user_id: (await buildUser(foreign.db, foreign.of)).id,
        observee_id: (await buildUser(foreign.db, foreign.of)).id,
      }[field]
      for (const id of [theirs, uuid(), 'no id'])
        expect(refusal(await update(editor, observation.id, { [field]: id }))).toEqual({
          code: 'NOT_FOUND',
          field,
          message: 'This record does not exist.',
        })
    },
  )

  it('[7.101] must fit: a department elsewhere, a task not done there, a campaign for another task', async () => {
    const { observation } = await byHand(world)
    const atSouth = await buildTask(world.db, { ...world.of, locations: [world.south.id] })
    const campaign = await buildCampaign(world.db, { ...world.of, task_id: world.push.id })
    const somebody = await buildUser(world.db, world.of)
    const closed = await buildTask(world.db, { ...world.of, users: [somebody.id] })
    const another = (await buildUser(world.db, world.of)).id
    for (const [input, field] of [
      [{ department_id: world.transport.id }, 'department_id'],
      [{ location_id: world.south.id }, 'department_id'],
      [{ task_id: atSouth.id }, 'task_id'],
      [{ campaign_id: campaign.id }, 'campaign_id'],
      [{ task_id: closed.id, observee_id: another }, 'observee_id'],
    ] as const)
      expect(refusal(await update(editor, observation.id, input))).toMatchObject({
        code: 'BAD_INPUT',
        field,
      })
  })

  it('[4.9] what stays as it was may be deleted by now, what changes may not', async () => {
    const task = await buildTask(world.db, world.of)
    const { observation } = await byHand(world, { task_id: task.id })
    await remove('tasks', task.id)
    await remove('users', observation.observee_id ?? '')
    const all = { task_id: task.id, observee_id: observation.observee_id, notes: 'Still editable' }
    expect(await updated(editor, observation.id, all)).toMatchObject(all)
    const { observation: other } = await byHand(world)
    expect(refusal(await update(editor, other.id, { task_id: task.id }))).toMatchObject({
      code: 'NOT_FOUND',
      field: 'task_id',
    })
  })

  it('[6.52] another observer needs can_pick_observer', async () => {
    const strict = await buildWorld({ can_pick_observer: false })
    const { observation } = await byHand(strict)
    const person = await actor('CLIENT_SUPER_USER', strict.client)
    const another = (await buildUser(strict.db, strict.of)).id
    expect(refusal(await update(person, observation.id, { user_id: another }))).toMatchObject({
      code: 'FORBIDDEN',
    })
    const { user_id, notes } = await updated(person, observation.id, {
      user_id: observation.user_id,
      notes: 'Same observer',
    })
    expect([user_id, notes]).toEqual([observation.user_id, 'Same observer'])
  })
})

it('a campaign that ran on the day of the observation may be named later', async () => {
  const { observation } = await byHand(world)
  const day = observation.date.toISOString().slice(0, 10)
  const of = { ...world.of, start_date: day, end_date: day }
  const past = await insertRow(world.db, world.client.id, 'campaigns', {
    ...of,
    id: uuid(),
    name: 'A day',
    frequency: 'oneTime',
    type: 'ManualObservation',
  })
  const record = await updated(editor, observation.id, { campaign_id: past.id })
  expect(record.campaign).toEqual({ name: 'A day' })
})
