/** deletionEffects: what names a record, counted before it is deleted. */
import { describe, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import { type Actor, actor } from '#test/support/api.ts'
import {
  buildTwoSites,
  limitedActor,
  providerActor,
  actorAt,
} from '#test/support/scenarios/twoSites.ts'

const site = await buildTwoSites()
const { db, of, client, north, dock, south, goodsIn, lift } = site
const superUser = await actor('CLIENT_SUPER_USER', site.client)
const provider = await providerActor()

async function effectsOf(who: Actor, entity: string, ...ids: string[]) {
  const rows: { kind: string; count: number }[] = (
    await answered(
      who.gql(
        `query ($entity: NamedEntity!, $ids: [ID!]!) { rows: deletionEffects(entity: $entity, ids: $ids) { kind count } }`,
        { entity, ids },
      ),
    )
  ).rows
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

describe('[2.105] what names a record that is about to be deleted', () => {
  it('a location: what is inside, departments, tasks, people, and campaigns that are not over', async () => {
    await buildCampaign(db, { ...of, location_id: north.id })
    await buildCampaign(db, { ...of, location_id: north.id, start_date: '2099-01-01' })
    await buildCampaign(db, { ...of, location_id: north.id, end_date: '2020-02-01' })
    await buildCampaign(db, { ...of, location_id: north.id, deleted_at: new Date() })
    await buildTask(db, { ...of, locations: [north.id, dock.id] })
    await actorAt('CLIENT_USER', north, dock)
    expect(await effectsOf(superUser, 'locations', north.id)).toEqual({
      campaigns: 2,
      locations: 1,
      departments: 1,
      tasks: 1,
      users: 1,
    })
    // Deleted together: the dock is not left behind, and the task and the person count once.
    expect(await effectsOf(superUser, 'locations', north.id, dock.id)).toEqual({
      campaigns: 2,
      departments: 1,
      tasks: 1,
      users: 1,
    })
  })

  it('of that, what the caller sees', async () => {
    const southern = await actorAt('CLIENT_SUPER_USER', south)
    expect(await effectsOf(southern, 'locations', north.id)).toEqual({})
    const { id } = await buildDepartment(db, { ...of, locations: [north.id, south.id] })
    for (const location of [north, south, south])
      await buildCampaign(db, { ...of, department_id: id, location_id: location.id })
    expect(await effectsOf(southern, 'departments', id)).toEqual({ campaigns: 2 })
    expect(await effectsOf(superUser, 'departments', id)).toEqual({ campaigns: 3 })
  })

  it('a department: what is inside, tasks, people and campaigns', async () => {
    await buildDepartment(db, { ...of, parent_id: goodsIn.id })
    await buildCampaign(db, { ...of, department_id: goodsIn.id })
    await buildTask(db, { ...of, departments: [goodsIn.id] })
    await limitedActor('CLIENT_USER', client, { departments: [goodsIn.id] })
    expect(await effectsOf(superUser, 'departments', goodsIn.id)).toEqual({
      campaigns: 1,
      departments: 1,
      tasks: 1,
      users: 1,
    })
  })

  it('a task, a guidance video, a person and a client', async () => {
    const video = await buildGbsVideo(db, of)
    const person = await buildUser(db, of)
    await buildCampaign(db, { ...of, task_id: lift.id })
    await buildCampaign(db, { ...of, users: [person.id] })
    await buildTask(db, { ...of, gbs_video_id: video.id, users: [person.id] })
    expect(await effectsOf(provider, 'tasks', lift.id)).toEqual({ campaigns: 1 })
    expect(await effectsOf(provider, 'gbslibrary', video.id)).toEqual({ tasks: 1 })
    expect(await effectsOf(superUser, 'users', person.id)).toEqual({ campaigns: 1, tasks: 1 })
    const client = await buildClient(db, { account_manager_id: provider.id })
    await buildUser(db, { client_id: client.id })
    await buildCampaign(db, { client_id: client.id })
    expect(await effectsOf(provider, 'clients', client.id)).toEqual({ users: 1, campaigns: 1 })
    expect(await effectsOf(provider, 'users', provider.id)).toEqual({ clients: 1 })
    expect(await effectsOf(provider, 'locations', (await buildLocation(db, of)).id)).toEqual({})
  })

  it('[8.20] what was deleted meanwhile is named when it is saved or deleted, not what is out of sight', async () => {
    const gone = await buildLocation(db, { ...of, name: 'Old hall', deleted_at: new Date() })
    const here = await buildLocation(db, of)
    const stranger = await actor('CLIENT_SUPER_USER')
    const messageOf = async (who: Actor, call: string) =>
      (await who.gql(`mutation { ${call} }`)).errors?.[0]?.message
    for (const call of [
      `updateLocation(id: "${gone.id}", input: { name: "New" }) { id }`,
      `deleteLocation(id: "${gone.id}") { id }`,
      `bulkDeleteLocations(ids: ["${here.id}", "${gone.id}"])`,
    ]) {
      expect(await messageOf(superUser, call)).toBe('The location “Old hall” was deleted.')
      expect(await messageOf(stranger, call)).toBe('This record does not exist.')
    }
  })

  it('only who may delete asks', async () => {
    const { errors } = await superUser.gql(
      `{ deletionEffects(entity: tasks, ids: ["${site.lift.id}"]) { count } }`,
    )
    expect(errors?.[0]?.extensions).toEqual({ code: 'FORBIDDEN' })
  })
})
