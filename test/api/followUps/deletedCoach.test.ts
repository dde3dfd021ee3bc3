/** Open coaching and actions of a person who is deleted. */
import { describe, expect, it } from 'vitest'
import { answered } from '#test/support/answered.ts'
import type { Actor } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { change, create, list as listActions } from '../taskActions/taskActionCalls.ts'
import { DELETE_USER } from '../users/userCalls.ts'
import {
  buildFollowUpScenario,
  finish,
  type FollowUpScenario,
  observe,
  opened,
  readFollowUp,
  toldTo,
} from './followUpScenario.ts'
import { ALL_CORRECT } from '../../support/scenarios/observationCalls.ts'
import { actorAt } from '../../support/scenarios/twoSites.ts'

const EFFECTS = `query ($ids: [ID!]!) { rows: deletionEffects(entity: users, ids: $ids) { kind count } }`

it('[51.12] who is deleted coaches and owns nothing that is still to be done, which the question before says', async () => {
  const scenario = await buildFollowUpScenario()
  const { lead, observer, worker, lift, north, client } = scenario
  const leaver = await actorAt('CLIENT_OBSERVER', north)
  const other = await actorAt('CLIENT_OBSERVEE', north)
  const toCoach = await opened(lead, await observe(observer, scenario, worker), leaver)
  const coached = await opened(lead, await observe(observer, scenario, other), leaver)
  await finish(lead, coached.id)
  const toDo = await give(lead, { taskId: lift.id, ownerId: leaver.id })
  const done = await give(lead, { taskId: lift.id, ownerId: leaver.id })
  await change(lead, 'finishTaskAction', done)

  const { data } = await lead.gql(EFFECTS, { ids: [leaver.id] })
  expect(data.rows.toSorted(byKind)).toEqual([
    { kind: 'follow_ups', count: 2 },
    { kind: 'task_actions', count: 1 },
  ])
  const before = await toldTo(lead, client.id)
  expect((await lead.gql(DELETE_USER, { id: leaver.id })).errors).toBeUndefined()
  expect(await readFollowUp(lead, toCoach.id)).toMatchObject({ coach: null, state: 'OPEN' })
  expect(await readFollowUp(lead, coached.id)).toMatchObject({ coach: null, state: 'COACHED' })
  const ownerOf = new Map<string, unknown>(
    (await listActions(lead)).data.taskActions.map((action: { id: string; owner: unknown }) => [
      action.id,
      action.owner,
    ]),
  )
  expect(ownerOf.get(toDo)).toBeNull()
  expect(ownerOf.get(done)).toEqual({ id: leaver.id })
  expect((await toldTo(lead, client.id)).slice(before.length)).toEqual(['UNCOACHED', 'UNCOACHED'])
  const { rows } = (await lead.gql(EFFECTS, { ids: [leaver.id] })).data
  expect(rows).toEqual([])
})

it('[52.24] whoever is left is told of an overdue action of which a deleted owner was told, and of one that is opened again', async () => {
  const { db, lead, lift, north, client } = await buildFollowUpScenario()
  const leaver = await actorAt('CLIENT_OBSERVER', north)
  const given = { ownerId: leaver.id, taskId: lift.id }
  const [toDo, done] = [await give(lead, given), await give(lead, given)]
  await writeRows(db, { clientId: client.id }, (tables) =>
    tables.update('task_actions').set({ overdue_told_at: new Date() }),
  )
  await change(lead, 'finishTaskAction', done)
  await answered(lead.gql(DELETE_USER, { id: leaver.id }))
  await answered(change(lead, 'reopenTaskAction', done))
  const untold = await db.read({ clientId: client.id }, (tables) =>
    tables.from('task_actions').select('id').where('overdue_told_at', 'is', null),
  )
  expect(untold.map(({ id }) => id).toSorted()).toEqual([toDo, done].toSorted())
})

describe('[51.12] nobody who is deleted coaches or owns again', () => {
  it('a follow-up that is reopened without its correct observation', async () => {
    const scenario = await buildFollowUpScenario()
    const { lead, observer, worker, client } = scenario
    const { leaver, followUp } = await coachedByLeaver(scenario)
    const correct = await observe(observer, scenario, worker, ALL_CORRECT)
    expect(await readFollowUp(lead, followUp.id)).toMatchObject({ state: 'CLOSED' })
    await lead.gql(DELETE_USER, { id: leaver.id })
    expect(await readFollowUp(lead, followUp.id)).toMatchObject({ coach: { id: leaver.id } })
    await lead.gql(`mutation { deleteObservation(id: "${correct.id}") { id } }`)
    const open = await readFollowUp(lead, followUp.id)
    expect(open).toMatchObject({ state: 'OPEN', coach: null })
    expect((await toldTo(lead, client.id)).filter((kind) => kind === 'UNCOACHED')).toHaveLength(1)
  })

  it('a follow-up that was withdrawn, when its observation is restored', async () => {
    const scenario = await buildFollowUpScenario()
    const { lead, observer, worker, north, client } = scenario
    const leaver = await actorAt('CLIENT_OBSERVER', north)
    const observation = await observe(observer, scenario, worker)
    const { id } = await opened(lead, observation, leaver)
    await answered(lead.gql(`mutation { deleteObservation(id: "${observation.id}") { id } }`))
    expect(await readFollowUp(lead, id)).toMatchObject({ state: 'WITHDRAWN' })
    await answered(lead.gql(DELETE_USER, { id: leaver.id }))
    await answered(lead.gql(`mutation { restoreObservation(id: "${observation.id}") { id } }`))
    expect(await readFollowUp(lead, id)).toMatchObject({ state: 'OPEN', coach: null })
    expect((await toldTo(lead, client.id)).filter((kind) => kind === 'UNCOACHED')).toHaveLength(1)
  })

  it('a follow-up that is restored, and an action that is opened again', async () => {
    const scenario = await buildFollowUpScenario()
    const { lead, lift, client } = scenario
    const { leaver, followUp } = await coachedByLeaver(scenario)
    const done = await give(lead, { taskId: lift.id, ownerId: leaver.id })
    await change(lead, 'finishTaskAction', done)
    await lead.gql(`mutation { deleteFollowUp(id: "${followUp.id}") { id } }`)
    await lead.gql(DELETE_USER, { id: leaver.id })
    expect(await toldTo(lead, client.id)).not.toContain('UNCOACHED')
    await lead.gql(`mutation { restoreFollowUp(id: "${followUp.id}") { id } }`)
    expect(await readFollowUp(lead, followUp.id)).toMatchObject({ state: 'OPEN', coach: null })
    expect(await toldTo(lead, client.id)).toContain('UNCOACHED')
    expect((await change(lead, 'reopenTaskAction', done)).data.action).toMatchObject({
      owner: null,
      done_at: null,
    })
  })

  it('whoever erases them: super users of the client are told, and of no other', async () => {
    const other = await buildFollowUpScenario()
    const scenario = await buildFollowUpScenario()
    const { lead, client, lift } = scenario
    const { leaver, followUp } = await coachedByLeaver(scenario)
    const action = await give(lead, { taskId: lift.id, ownerId: leaver.id })
    await erase(lead, leaver)
    expect(await readFollowUp(lead, followUp.id)).toMatchObject({ coach: null })
    expect(await toldTo(lead, client.id)).toEqual(['UNCOACHED'])
    expect(await toldTo(other.lead, other.client.id)).toEqual([])
    const { data } = await listActions(lead)
    expect(data.taskActions).toEqual([expect.objectContaining({ id: action, owner: null })])
  })
})

async function coachedByLeaver(scenario: FollowUpScenario) {
  const { lead, observer, worker, north } = scenario
  const leaver = await actorAt('CLIENT_OBSERVER', north)
  return { leaver, followUp: await opened(lead, await observe(observer, scenario, worker), leaver) }
}

async function erase(who: Actor, { id }: Actor): Promise<void> {
  const { data } = await who.gql(`{ erasurePreview(userId: "${id}") { name } }`)
  await answered(
    who.gql(
      `mutation ($userId: ID!, $confirmation: String!) { erasePerson(userId: $userId, confirmation: $confirmation) }`,
      { userId: id, confirmation: data.erasurePreview.name },
    ),
  )
}

const give = async (who: Actor, input: object): Promise<string> =>
  (await answered(create(who, input))).createTaskAction.id

const byKind = (one: { kind: string }, other: { kind: string }) =>
  one.kind.localeCompare(other.kind)
