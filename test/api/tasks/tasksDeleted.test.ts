/** Deleting tasks, one and several. */
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { type Actor, type Answer, actor } from '#test/support/api.ts'
import { buildTwoSites, providerActor, type TwoSites } from '../../support/scenarios/twoSites.ts'

const FIELDS = `{ id name deleted_at updated_at }`
const UPDATE = `mutation ($id: ID!) { row: updateTask(id: $id, input: { name: "Back" }) ${FIELDS} }`
const DELETE = `mutation ($id: ID!) { row: deleteTask(id: $id) ${FIELDS} }`
const BULK = `mutation ($ids: [ID!]!) { ids: bulkDeleteTasks(ids: $ids) }`
const GET = `query ($id: ID!) { row: getTaskById(id: $id) ${FIELDS} }`

const errorOf = ({ errors }: Answer) => errors?.[0]?.extensions

let scenario: TwoSites
let admin: Actor

beforeEach(async () => {
  scenario = await buildTwoSites()
  admin = await providerActor()
})

describe('deleting tasks', () => {
  it('[7.29] [17.6] leaves the lists, is found by its id, and changes no more', async () => {
    const { id } = scenario.lift
    const { data } = await admin.gql(DELETE, { id })
    expect(data.row).toMatchObject({ id, deleted_at: expect.any(String) })
    expect((await admin.gql(GET, { id })).data.row).toEqual(data.row)
    const observer = await actor('CLIENT_OBSERVER', scenario.client)
    const offered = await observer.gql(`{ rows: getTasksForObservation { id } }`)
    expect(offered.data.rows).not.toContainEqual({ id })
    for (const answer of [await admin.gql(DELETE, { id }), await admin.gql(UPDATE, { id })])
      expect(errorOf(answer)).toEqual({ code: 'NOT_FOUND' })
  })

  it('[7.29] [17.6] many, all or none', async () => {
    const { db, of, lift, push } = scenario
    const gone = await buildTask(db, { ...of, deleted_at: new Date() })
    const ids = [lift.id, push.id]
    for (const wrong of [uuid(), gone.id, 'no id']) {
      expect(errorOf(await admin.gql(BULK, { ids: [...ids, wrong] }))).toEqual({
        code: 'NOT_FOUND',
      })
      for (const id of ids) expect((await admin.gql(GET, { id })).data.row.deleted_at).toBeNull()
    }
    expect((await admin.gql(BULK, { ids })).data.ids).toEqual(ids)
  })
})
