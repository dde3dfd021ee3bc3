/** Campaigns: changes by a super user of some locations, and deletion. */
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { type Actor, actor } from '#test/support/api.ts'
import { buildTwoSites, limitedActor, type TwoSites } from '../../support/scenarios/twoSites.ts'
import { BULK, DELETE, badInputAt, errorOf, campaignCalls } from './campaignCalls.ts'

let scenario: TwoSites
let admin: Actor

beforeEach(async () => {
  scenario = await buildTwoSites()
  admin = await actor('CLIENT_SUPER_USER', scenario.client)
})

const { create, update, get, createOrThrow } = campaignCalls(() => admin)

describe('a super user of some locations', () => {
  it('[18.10] makes campaigns for those locations and their people, not for everybody', async () => {
    const { client, north, dock, south } = scenario
    const there = await limitedActor('CLIENT_SUPER_USER', client, { locations: [north.id] })
    expect(errorOf(await create({}, there))).toEqual(badInputAt('locationDepartment'))
    const at = (id: string) => create({ locationDepartment: true, selectedLocation: id }, there)
    expect(errorOf(await at(south.id))).toEqual(badInputAt('selectedLocation'))
    expect((await at(dock.id)).data.row.location_id).toBe(dock.id)
  })

  it('[18.10] keeps whom a wider campaign is for, and the people out of sight in it', async () => {
    const { db, client, of, north, south } = scenario
    const there = await limitedActor('CLIENT_SUPER_USER', client, { locations: [north.id] })
    const far = await limitedActor('CLIENT_USER', client, { locations: [south.id] })
    const wide = await buildCampaign(db, of)
    const saved = await update(wide.id, { campaignName: 'Wide' }, there)
    expect(saved.data.row).toMatchObject({ name: 'Wide', location_id: null })
    const chosen = await createOrThrow({ filteredUsers: true, selectedUsers: [far.id, there.id] })
    const seen = await get(chosen.id, there)
    expect(seen.selected_users).toEqual([{ id: there.id, firstname: 'Robin' }])
    const both = { filteredUsers: true, selectedUsers: [there.id] }
    expect((await update(chosen.id, both, there)).errors).toBeUndefined()
    expect((await get(chosen.id)).selected_users).toHaveLength(2)
  })
})

describe('deleting campaigns', () => {
  it('[7.12] leaves the lists, is found by its id, and changes no more', async () => {
    const { id } = await createOrThrow()
    const { data } = await admin.gql(DELETE, { id })
    expect(data.row).toMatchObject({ id, deleted_at: expect.any(String) })
    expect(await get(id)).toEqual(data.row)
    const listed = await admin.gql(
      `{ total: totalCampaigns rows: getCampaignsForObservation { id } }`,
    )
    expect(listed.data).toEqual({ total: 0, rows: [] })
    for (const answer of [await admin.gql(DELETE, { id }), await update(id, {})])
      expect(errorOf(answer)).toEqual({ code: 'NOT_FOUND' })
  })

  it('[7.12] many, all or none', async () => {
    const [first, second] = [await createOrThrow(), await createOrThrow()]
    const gone = await buildCampaign(scenario.db, { ...scenario.of, deleted_at: new Date() })
    const foreign = await buildCampaign(scenario.db)
    const ids = [first.id, second.id]
    for (const wrong of [uuid(), gone.id, foreign.id, 'no id']) {
      expect(errorOf(await admin.gql(BULK, { ids: [...ids, wrong] }))).toEqual({
        code: 'NOT_FOUND',
      })
      for (const id of ids) expect((await get(id)).deleted_at).toBeNull()
    }
    expect((await admin.gql(BULK, { ids })).data.ids).toEqual(ids)
  })
})

describe('what was done', () => {
  it('[18.16] each change is put on record, with what changed', async () => {
    const { db, client } = scenario
    const { id } = await createOrThrow()
    await update(id, { campaignName: 'Renamed' })
    await admin.gql(DELETE, { id })
    const entries = await db.read({ clientId: client.id }, (tables) =>
      tables.from('audit_log').selectAll().where('record_id', '=', id).orderBy('at').orderBy('id'),
    )
    expect(entries.map(({ action, after }) => [action, (after as { name?: string }).name])).toEqual(
      [
        ['CREATE', 'Spring'],
        ['UPDATE', 'Renamed'],
        ['DELETE', undefined],
      ],
    )
  })
})
