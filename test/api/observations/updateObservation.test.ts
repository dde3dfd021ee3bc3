/** Correcting date, places, task and people of an observation. */
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { actor } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { nextMinute, errorOf } from '../../support/scenarios/observationCalls.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import {
  manualObservation,
  readStored,
  updateObservation,
  updateOrThrow,
} from '../../support/scenarios/storedObservations.ts'

const scenario = await buildTwoSites({ can_pick_observer: true, display_employee_id: true })
const foreign = await buildTwoSites()
const editor = await actor('CLIENT_SUPER_USER', scenario.client)

/** Returns why a correction is refused. */
const refusal = async (id: string, input: object, who = editor) =>
  errorOf(await updateObservation(who, id, input))

const remove = (table: 'tasks' | 'users', id: string) =>
  writeRows(scenario.db, { clientId: scenario.client.id }, (tables) =>
    tables.update(table).set({ deleted_at: new Date() }).where('id', '=', id),
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
    const { updated_at } = await updateOrThrow(editor, observation.id, {
      notes: 'Kept',
      is_inside_base: true,
    })
    expect(updated_at).toBe(observation.updated_at.toISOString())
    expect(await updateOrThrow(editor, observation.id, { notes: null })).toMatchObject({
      notes: null,
      name: 'Kept',
    })
  })

  it('[5.10] [5.39] a person chosen leaves no room for a free-text one, and someone is always observed', async () => {
    const { observation } = await manualObservation(scenario)
    const named = {
      observee_id: null,
      unlinked_observee_name: 'Sam from the agency',
      unlinked_observee_employee_id: 'A-1',
    }
    expect(await updateOrThrow(editor, observation.id, named)).toMatchObject(named)
    const { observee_id } = observation
    expect(await updateOrThrow(editor, observation.id, { observee_id })).toMatchObject({
      observee_id,
      unlinked_observee_name: null,
      unlinked_observee_employee_id: null,
    })
    expect(await refusal(observation.id, { observee_id: null })).toMatchObject({
      code: 'BAD_INPUT',
      field: 'observee_id',
    })
  })

  it('[3.51] an observation by hand about its observer becomes a self-assessment', async () => {
    const { observation } = await manualObservation(scenario)
    const { kind } = await updateOrThrow(editor, observation.id, {
      observee_id: observation.user_id,
    })
    expect(kind).toBe('SELF_ASSESSMENT')
  })

  it('[5.20] what the form refuses is refused, and nothing changes', async () => {
    const { observation } = await manualObservation(scenario)
    const before = await readStored(editor, observation.id)
    expect(await refusal(observation.id, { name: 'Not kept', task_id: null })).toEqual({
      code: 'BAD_INPUT',
      field: 'task_id',
      message: 'Task is required',
    })
    expect(await readStored(editor, observation.id)).toEqual(before)
  })

  it('[8.10] one that exists already is a duplicate', async () => {
    const { observation } = await manualObservation(scenario)
    const other = await manualObservation(scenario, { observee_id: observation.observee_id })
    const date = observation.date.toISOString()
    expect(await refusal(other.observation.id, { date })).toMatchObject({ code: 'DUPLICATE' })
  })
})

describe('what a correction names', () => {
  it('[7.101] must fit: a place elsewhere, another client’s task, a campaign for another task, a person who does not do it', async () => {
    const { db, of, south, push, transport } = scenario
    const { observation } = await manualObservation(scenario)
    const closed = await buildTask(db, { ...of, users: [(await buildUser(db, of)).id] })
    const another = (await buildUser(db, of)).id
    const misfit = { code: 'BAD_INPUT' }
    for (const [input, field, refused] of [
      [{ department_id: transport.id }, 'department_id', misfit],
      [{ location_id: south.id }, 'department_id', misfit],
      [{ task_id: foreign.lift.id }, 'task_id', { code: 'NOT_FOUND' }],
      [
        { campaign_id: (await buildCampaign(db, { ...of, task_id: push.id })).id },
        'campaign_id',
        misfit,
      ],
      [{ task_id: closed.id, observee_id: another }, 'observee_id', misfit],
    ] as const)
      expect(await refusal(observation.id, input)).toMatchObject({ ...refused, field })
  })

  it('[4.9] what stays as it was may be deleted by now, what changes may not', async () => {
    const task = await buildTask(scenario.db, scenario.of)
    const { observation } = await manualObservation(scenario, { task_id: task.id })
    await remove('tasks', task.id)
    await remove('users', observation.observee_id ?? '')
    const all = { task_id: task.id, observee_id: observation.observee_id, notes: 'Still editable' }
    expect(await updateOrThrow(editor, observation.id, all)).toMatchObject(all)
    const { observation: other } = await manualObservation(scenario)
    expect(await refusal(other.id, { task_id: task.id })).toMatchObject({
      code: 'NOT_FOUND',
      field: 'task_id',
    })
  })

  it('[6.52] another observer needs can_pick_observer', async () => {
    const strict = await buildTwoSites({ can_pick_observer: false })
    const { observation } = await manualObservation(strict)
    const person = await actor('CLIENT_SUPER_USER', strict.client)
    const another = (await buildUser(strict.db, strict.of)).id
    expect(await refusal(observation.id, { user_id: another }, person)).toMatchObject({
      code: 'FORBIDDEN',
    })
    const same = { user_id: observation.user_id, notes: 'Same observer' }
    expect(await updateOrThrow(person, observation.id, same)).toMatchObject(same)
  })

  it('[18.14] a campaign that ran on the day of the observation may be named later', async () => {
    const { observation } = await manualObservation(scenario)
    const day = observation.date.toISOString().slice(0, 10)
    const past = await insertRow(scenario.db, scenario.client.id, 'campaigns', {
      ...scenario.of,
      start_date: day,
      end_date: day,
      id: uuid(),
      name: 'A day',
      frequency: 'oneTime',
      type: 'ManualObservation',
    })
    const record = await updateOrThrow(editor, observation.id, { campaign_id: past.id })
    expect(record.campaign).toEqual({ name: 'A day' })
    expect(await refusal(observation.id, { date: '2020-05-05T08:00:00Z' })).toMatchObject({
      code: 'BAD_INPUT',
      field: 'campaign_id',
    })
  })
})

describe('who corrects', () => {
  it('[21.11] no user, observee or observer, and nobody what was deleted', async () => {
    const { observation } = await manualObservation(scenario)
    for (const role of ['CLIENT_OBSERVER', 'CLIENT_USER', 'CLIENT_OBSERVEE'] as const) {
      const person = await actor(role, scenario.client)
      expect(await refusal(observation.id, { notes: 'x' }, person)).toMatchObject({
        code: 'FORBIDDEN',
      })
    }
    const gone = await manualObservation(scenario, { deleted_at: new Date() })
    expect(await refusal(gone.observation.id, { notes: 'x' })).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('[21.10] of ten at once that read the same, one is kept and the others get an error', async () => {
    const { observation } = await manualObservation(scenario)
    const read = observation.updated_at.toISOString()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        updateObservation(editor, observation.id, { notes: `Editor ${index}` }, read),
      ),
    )
    const kept = answers.filter(({ errors }) => !errors)
    expect(kept).toHaveLength(1)
    for (const answer of answers.filter(({ errors }) => errors))
      expect(errorOf(answer)).toMatchObject({ code: 'CONFLICT' })
    const { notes } = await readStored(editor, observation.id)
    expect(notes).toBe(kept[0]?.data.updateObservation.notes)
  })
})
