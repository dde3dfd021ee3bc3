/** The audience of a campaign before it is saved. */
import { describe, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import { actor } from '#test/support/api.ts'
import { updateRow } from '../../support/scenarios/scheduleScenario.ts'
import { buildTwoSites, actorAt } from '../../support/scenarios/twoSites.ts'
import { SPRING } from './campaignCalls.ts'

const PREVIEW = `query ($input: CampaignInput!, $id: ID, $take: Int, $skip: Int, $search: String) {
  reach: previewCampaign(input: $input, id: $id) {
    user_count reminded_user_count users(take: $take, skip: $skip, search: $search) { firstname } } }`

const scenario = await buildTwoSites()
const { db, of, client, south, dock } = scenario
const boss = await actor('CLIENT_SUPER_USER', client)
await buildUser(db, { ...of, firstname: 'Anna' })
await buildUser(db, { ...of, firstname: 'Bob', type: 'CLIENT_OBSERVER' })
const cleo = await buildUser(db, { ...of, firstname: 'Cleo', type: 'CLIENT_OBSERVEE' })
await buildUser(db, { ...of, firstname: 'Dan', is_account_enabled: false })

async function preview(input: object, variables: object = {}) {
  const data = await answered(boss.gql(PREVIEW, { input: { ...SPRING, ...input }, ...variables }))
  const { user_count, reminded_user_count, users } = data.reach
  const names = users.map(({ firstname }: { firstname: string }) => firstname)
  return [user_count, reminded_user_count, names]
}

const reminding = (reminderAlertUserLevel: string) => ({
  emailNotificationsEnabled: true,
  notificationFrequency: 'daily',
  reminderAlertUserLevel,
})

describe('whom a campaign would reach', () => {
  it('[18.1] everybody who is to be observed, and those of the level among them', async () => {
    expect(await preview({})).toEqual([3, 0, ['Anna', 'Bob', 'Cleo']])
    expect(await preview(reminding('CLIENT_USER'))).toEqual([3, 1, ['Anna', 'Bob', 'Cleo']])
    expect(await preview(reminding('BOTH'))).toEqual([3, 2, ['Anna', 'Bob', 'Cleo']])
  })

  it('[18.11] chosen people, and those who work at a place', async () => {
    const far = await actorAt('CLIENT_USER', south)
    const place = (id: string) => ({ locationDepartment: true, selectedLocation: id })
    expect(await preview(place(south.id))).toEqual([4, 0, ['Anna', 'Bob', 'Cleo', 'Robin']])
    expect(await preview(place(dock.id))).toEqual([3, 0, ['Anna', 'Bob', 'Cleo']])
    const chosen = { filteredUsers: true, selectedUsers: [cleo.id, far.id] }
    expect(await preview(chosen)).toEqual([2, 0, ['Cleo', 'Robin']])
    await updateRow(db, 'users', far, { deleted_at: new Date() })
  })

  it('[18.11] pages and searches them', async () => {
    expect(await preview({}, { take: 1, skip: 1 })).toEqual([3, 0, ['Bob']])
    expect(await preview({}, { search: 'CLÉ' })).toEqual([3, 0, ['Cleo']])
  })

  it('[18.11] the answer is what the saved campaign then has', async () => {
    const input = { ...SPRING, locationDepartment: true, selectedLocation: dock.id }
    const [count] = (await preview(input)) as [number]
    const { data } = await boss.gql(
      `mutation ($input: CampaignInput!) { row: createCampaign(input: $input) { client_id not_observed_user_count } }`,
      { input },
    )
    expect(data.row).toEqual({ client_id: client.id, not_observed_user_count: count })
  })

  it('[18.11] with an id as a change of that campaign, saving nothing: what it has is kept', async () => {
    const { id } = await buildCampaign(db, { ...of, users: [cleo.id] })
    const before = await db.read({ clientId: of.client_id }, (tables) =>
      tables.from('campaigns').selectAll().where('id', '=', id),
    )
    expect(await preview({}, { id })).toEqual([1, 0, ['Cleo']])
    expect(await preview({ filteredUsers: false }, { id })).toEqual([3, 0, ['Anna', 'Bob', 'Cleo']])
    const after = await db.read({ clientId: of.client_id }, (tables) =>
      tables.from('campaigns').selectAll().where('id', '=', id),
    )
    expect(after).toEqual(before)
  })
})
