/** What a person was still to do, coaching and actions, once they are deleted. */
import { expect, it } from 'vitest'
import type { Actor } from '#test/support/api.ts'
import { change, create, list as listActions } from '../taskActions/taskActionCalls.ts'
import { DELETE_USER } from '../users/userCalls.ts'
import {
  buildFollowUpScenario,
  finish,
  observe,
  opened,
  readFollowUp,
  toldTo,
} from './followUpScenario.ts'
import { limitedActor } from '../../support/scenarios/twoSites.ts'

const EFFECTS = `query ($ids: [ID!]!) { rows: deletionEffects(entity: users, ids: $ids) { kind count } }`

it('[51.12] who is deleted coaches and owns nothing that is still to be done, which the question before says', async () => {
  const scenario = await buildFollowUpScenario()
  const { lead, observer, worker, lift, north, client } = scenario
  const leaver = await limitedActor('CLIENT_OBSERVER', client, { locations: [north.id] })
  const other = await limitedActor('CLIENT_OBSERVEE', client, { locations: [north.id] })
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
  expect((await toldTo(lead, client.id)).slice(before.length)).toEqual(['UNCOACHED'])
  const { rows } = (await lead.gql(EFFECTS, { ids: [leaver.id] })).data
  expect(rows).toEqual([])
})

async function give(who: Actor, input: object): Promise<string> {
  const { data, errors } = await create(who, input)
  expect(errors).toBeUndefined()
  return data.createTaskAction.id
}

const byKind = (one: { kind: string }, other: { kind: string }) =>
  one.kind.localeCompare(other.kind)
