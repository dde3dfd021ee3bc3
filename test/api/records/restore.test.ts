/** restoreX and bulkRestoreX of every entity. */
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { type Answer, actor } from '#test/support/api.ts'
import { manualObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites, providerActor, actorAt } from '../../support/scenarios/twoSites.ts'

const errorOf = ({ errors }: Answer) => errors?.[0]?.extensions

const scenario = await buildTwoSites()
const { db, of, north } = scenario
const provider = await providerActor()
const admin = await actor('CLIENT_SUPER_USER', scenario.client)

const remove = (entity: string, id: string, who = provider) =>
  who.gql(`mutation ($id: ID!) { row: delete${entity}(id: $id) { id } }`, { id })
const restore = (entity: string, id: string, who = provider) =>
  who.gql(`mutation ($id: ID!) { row: restore${entity}(id: $id) { id deleted_at } }`, { id })
const removeMany = (entity: string, ids: string[]) =>
  provider.gql(`mutation ($ids: [ID!]!) { ids: bulkDelete${entity}s(ids: $ids) }`, { ids })
const restoreMany = (entity: string, ids: string[], who = provider) =>
  who.gql(
    `mutation ($ids: [ID!]!) {
      answer: bulkRestore${entity}s(ids: $ids) { ids deleted_references { name } } }`,
    { ids },
  )

const BUILDERS: Readonly<Record<string, () => Promise<{ id: string }>>> = {
  Client: () => buildClient(scenario.db),
  Location: () => buildLocation(scenario.db, scenario.of),
  Department: () => buildDepartment(scenario.db, scenario.of),
  User: () => buildUser(scenario.db, scenario.of),
  Task: () => buildTask(scenario.db, scenario.of),
  Campaign: () => buildCampaign(scenario.db, scenario.of),
  Observation: async () => (await manualObservation(scenario)).observation,
}

describe.each(Object.entries(BUILDERS))('[2.47] [7.100] %s', (entity, build) => {
  it('[13.5] [17.6] is deleted and restored alone or with others, all or none, and only once', async () => {
    const ids = [(await build()).id, (await build()).id]
    const [id = ''] = ids
    const notFound = { code: 'NOT_FOUND' }
    expect(errorOf(await restore(entity, id))).toEqual(notFound)
    for (const wrong of [uuid(), 'no id'])
      expect(errorOf(await removeMany(entity, [...ids, wrong]))).toEqual(notFound)
    expect(errorOf(await restoreMany(entity, ids)), 'none was deleted').toEqual(notFound)
    expect((await removeMany(entity, ids)).data.ids).toEqual(ids)
    for (const again of [await remove(entity, id), await removeMany(entity, ids)])
      expect(errorOf(again)).toEqual(notFound)
    expect(errorOf(await restoreMany(entity, [...ids, uuid()]))).toEqual(notFound)
    expect((await restoreMany(entity, ids)).data.answer).toEqual({ ids, deleted_references: [] })
    expect((await remove(entity, id)).errors).toBeUndefined()
    expect((await restore(entity, id)).data.row).toEqual({ id, deleted_at: null })
  })
})

describe('[7.100] a restoration', () => {
  it('is refused when another record has the name, or someone else the email, now', async () => {
    const old = await buildLocation(db, { ...of, name: 'Gate 7' })
    const person = await buildUser(db, of)
    await remove('Location', old.id)
    await remove('User', person.id)
    await buildLocation(db, { ...of, name: 'gate 7' })
    await buildUser(db, { ...of, email: person.email })
    const answer = await restoreMany('Location', [old.id], admin)
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Another record now has this name. Rename that one, then restore again.',
      extensions: { code: 'DUPLICATE' },
    })
    expect(errorOf(await restore('User', person.id))).toEqual({ code: 'DUPLICATE' })
  })

  it('names the parents and links that are deleted, as far as the caller sees them', async () => {
    const parent = await buildLocation(db, { ...of, name: 'Old site', parent_id: north.id })
    const child = await buildLocation(db, { ...of, parent_id: parent.id })
    const department = await buildDepartment(db, { ...of, locations: [parent.id] })
    await remove('Location', parent.id)
    for (const [entity, { id }] of [
      ['Location', child],
      ['Department', department],
    ] as const) {
      await remove(entity, id)
      expect((await restoreMany(entity, [id], admin)).data.answer.deleted_references).toEqual([
        { name: 'Old site' },
      ])
    }
    await remove('Location', child.id)
    const limited = await actorAt('CLIENT_SUPER_USER', child)
    expect((await restoreMany('Location', [child.id], limited)).data.answer).toEqual({
      ids: [child.id],
      deleted_references: [],
    })
  })

  it('names what an observation shows that is deleted', async () => {
    const task = await buildTask(scenario.db, { ...scenario.of, name: 'Old task' })
    const { observation } = await manualObservation(scenario, { task_id: task.id })
    await remove('Observation', observation.id, admin)
    await remove('Task', task.id)
    const { data } = await restoreMany('Observation', [observation.id], admin)
    expect(data.answer.deleted_references).toEqual([{ name: 'Old task' }])
  })

  it('of a super user is for who may delete them', async () => {
    const { id } = await actor('CLIENT_SUPER_USER', scenario.client)
    await remove('User', id)
    expect(errorOf(await restore('User', id, admin))).toEqual({ code: 'FORBIDDEN' })
    expect((await restore('User', id)).data.row.deleted_at).toBeNull()
  })
})
