/** Correcting date, places, task and people of an observation. */
import { v7 as uuid } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { nextMinute, errorOf } from '../../support/scenarios/observationCalls.ts'
import { buildTwoSites, type TwoSites } from '../../support/scenarios/twoSites.ts'
import {
  manualObservation,
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

const remove = (table: 'tasks' | 'locations' | 'users', id: string) =>
  scenario.db.write({ clientId: scenario.client.id }, (transaction) =>
    transaction.run((tables) =>
      tables.update(table).set({ deleted_at: new Date() }).where('id', '=', id),
    ),
  )

describe('the edit form', () => {
  it('[7.42] [3.28] [3.29] every field of it is kept', async () => {
    const { observation } = await manualObservation(scenario)
    const observee = await buildUser(scenario.db, scenario.of)
    const observer = await buildUser(scenario.db, scenario.of)
    const campaign = await buildCampaign(scenario.db, { ...scenario.of, task_id: scenario.push.id })
    const input = {
      date: nextMinute(),
      location_id: scenario.south.id,
      department_id: scenario.transport.id,
      task_id: scenario.push.id,
      campaign_id: campaign.id,
      user_id: observer.id,
      observee_id: observee.id,
      name: ' Another name ',
      notes: 'Seen from afar.',
      is_turn_not_twist: true,
      is_dip_n_drive: false,
    }
    const record = await updateOrThrow(editor, observation.id, input)
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
    expect(await readStored(editor, observation.id)).toEqual(record)
  })

  it('[21.8] a field left out keeps its value, null clears it, and what changes nothing touches nothing', async () => {
    const { observation } = await manualObservation(scenario, { notes: 'Kept', name: 'Kept' })
    const same = await updateOrThrow(editor, observation.id, {
      notes: 'Kept',
      is_inside_base: true,
    })
    expect(same.updated_at).toBe(observation.updated_at.toISOString())
    expect(await updateOrThrow(editor, observation.id, { notes: null })).toMatchObject({
      notes: null,
      name: 'Kept',
    })
  })

  it('[5.10] [5.39] a person chosen leaves no room for a free-text one, and someone is always observed', async () => {
    const { observation } = await manualObservation(scenario)
    const named = await updateOrThrow(editor, observation.id, {
      observee_id: null,
      unlinked_observee_name: 'Sam from the agency',
      unlinked_observee_employee_id: 'A-1',
    })
    expect(named).toMatchObject({
      observee_id: null,
      unlinked_observee_name: 'Sam from the agency',
      unlinked_observee_employee_id: 'A-1',
    })
    const chosen = await updateOrThrow(editor, observation.id, {
      observee_id: observation.observee_id,
    })
    expect(chosen).toMatchObject({
      observee_id: observation.observee_id,
      unlinked_observee_name: null,
      unlinked_observee_employee_id: null,
    })
    expect(
      errorOf(await updateObservation(editor, observation.id, { observee_id: null })),
    ).toMatchObject({
      code: 'BAD_INPUT',
      field: 'observee_id',
      message: expect.stringContaining('or enter their name or employee ID'),
    })
  })

  it('[3.51] an observation by hand about its observer becomes a self-assessment', async () => {
    const { observation } = await manualObservation(scenario)
    const { kind } = await updateOrThrow(editor, observation.id, {
      observee_id: observation.user_id,
    })
    expect(kind).toBe('SELF_ASSESSMENT')
  })

  it.each([
    ['5.5', { location_id: null }, 'Location must be at least 2 characters long'],
    ['5.6', { department_id: '' }, 'Department must be at least 2 characters long'],
    ['5.7', { task_id: null }, 'Task is required'],
    ['5.8', { date: null }, 'You must have a date selected'],
    ['5.9', { date: '2999-01-01T00:00:00Z' }, 'Time selected cannot be after the current time.'],
    ['5.20', { user_id: null }, 'Observer is required'],
    [
      '5.20',
      { notes: 'x'.repeat(10_001) },
      'This text is too long: use at most 10,000 characters.',
    ],
  ])('[%s] %j is refused, and nothing changes', async (_item, input, message) => {
    const { observation } = await manualObservation(scenario)
    const before = await readStored(editor, observation.id)
    const [field] = Object.keys(input)
    const refused = await updateObservation(editor, observation.id, { name: 'Not kept', ...input })
    expect(errorOf(refused)).toEqual({ code: 'BAD_INPUT', field, message })
    expect(await readStored(editor, observation.id)).toEqual(before)
  })

  it('[8.10] one that exists already is a duplicate', async () => {
    const { observation } = await manualObservation(scenario)
    const other = await manualObservation(scenario, { observee_id: observation.observee_id })
    const date = observation.date.toISOString()
    expect(errorOf(await updateObservation(editor, other.observation.id, { date }))).toEqual({
      code: 'DUPLICATE',
      message: 'An observation with the same details is a duplicate of one that exists',
    })
  })
})

describe('what a correction names', () => {
  it.each(['location_id', 'department_id', 'task_id', 'campaign_id', 'user_id', 'observee_id'])(
    '[1.2] another client’s, an unknown and an impossible %s are the same',
    async (field) => {
      const { observation } = await manualObservation(scenario)
      const theirs = {
        location_id: foreign.north.id,
        department_id: foreign.goodsIn.id,
        task_id: foreign.lift.id,
        campaign_id: (await buildCampaign(foreign.db, foreign.of)).id,
        user_id: (await buildUser(foreign.db, foreign.of)).id,
        observee_id: (await buildUser(foreign.db, foreign.of)).id,
      }[field]
      for (const id of [theirs, uuid(), 'no id'])
        expect(errorOf(await updateObservation(editor, observation.id, { [field]: id }))).toEqual({
          code: 'NOT_FOUND',
          field,
          message: 'This record does not exist.',
        })
    },
  )

  it('[7.101] must fit: a department elsewhere, a task not done there, a campaign for another task', async () => {
    const { observation } = await manualObservation(scenario)
    const atSouth = await buildTask(scenario.db, { ...scenario.of, locations: [scenario.south.id] })
    const campaign = await buildCampaign(scenario.db, { ...scenario.of, task_id: scenario.push.id })
    const somebody = await buildUser(scenario.db, scenario.of)
    const closed = await buildTask(scenario.db, { ...scenario.of, users: [somebody.id] })
    const another = (await buildUser(scenario.db, scenario.of)).id
    for (const [input, field] of [
      [{ department_id: scenario.transport.id }, 'department_id'],
      [{ location_id: scenario.south.id }, 'department_id'],
      [{ task_id: atSouth.id }, 'task_id'],
      [{ campaign_id: campaign.id }, 'campaign_id'],
      [{ task_id: closed.id, observee_id: another }, 'observee_id'],
    ] as const)
      expect(errorOf(await updateObservation(editor, observation.id, input))).toMatchObject({
        code: 'BAD_INPUT',
        field,
      })
  })

  it('[4.9] what stays as it was may be deleted by now, what changes may not', async () => {
    const task = await buildTask(scenario.db, scenario.of)
    const { observation } = await manualObservation(scenario, { task_id: task.id })
    await remove('tasks', task.id)
    await remove('users', observation.observee_id ?? '')
    const all = { task_id: task.id, observee_id: observation.observee_id, notes: 'Still editable' }
    expect(await updateOrThrow(editor, observation.id, all)).toMatchObject(all)
    const { observation: other } = await manualObservation(scenario)
    expect(errorOf(await updateObservation(editor, other.id, { task_id: task.id }))).toMatchObject({
      code: 'NOT_FOUND',
      field: 'task_id',
    })
  })

  it('[6.52] another observer needs can_pick_observer', async () => {
    const strict = await buildTwoSites({ can_pick_observer: false })
    const { observation } = await manualObservation(strict)
    const person = await actor('CLIENT_SUPER_USER', strict.client)
    const another = (await buildUser(strict.db, strict.of)).id
    expect(
      errorOf(await updateObservation(person, observation.id, { user_id: another })),
    ).toMatchObject({
      code: 'FORBIDDEN',
    })
    const { user_id, notes } = await updateOrThrow(person, observation.id, {
      user_id: observation.user_id,
      notes: 'Same observer',
    })
    expect([user_id, notes]).toEqual([observation.user_id, 'Same observer'])
  })
})

it('[18.14] a campaign that ran on the day of the observation may be named later', async () => {
  const { observation } = await manualObservation(scenario)
  const day = observation.date.toISOString().slice(0, 10)
  const of = { ...scenario.of, start_date: day, end_date: day }
  const past = await insertRow(scenario.db, scenario.client.id, 'campaigns', {
    ...of,
    id: uuid(),
    name: 'A day',
    frequency: 'oneTime',
    type: 'ManualObservation',
  })
  const record = await updateOrThrow(editor, observation.id, { campaign_id: past.id })
  expect(record.campaign).toEqual({ name: 'A day' })
  const moved = { date: '2020-05-05T08:00:00Z' }
  expect(errorOf(await updateObservation(editor, observation.id, moved))).toMatchObject({
    code: 'BAD_INPUT',
    field: 'campaign_id',
  })
})
