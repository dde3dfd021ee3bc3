/** The audience of a campaign before it is saved. */
import { v7 as uuid } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { type Actor, actor, api } from '#test/support/api.ts'
import {
  buildTwoSites,
  providerActor,
  limitedActor,
  type TwoSites,
} from '../../support/scenarios/twoSites.ts'

const PREVIEW = `query ($input: CampaignInput!, $id: ID, $take: Int, $skip: Int, $search: String) {
  reach: previewCampaign(input: $input, id: $id) {
    user_count reminded_user_count users(take: $take, skip: $skip, search: $search) { firstname employee_id } } }`
const SPRING = {
  campaignName: 'Spring',
  typeOfCampaign: 'ManualObservation',
  startDate: '2026-03-01',
  frequency: 'monthly',
}

let scenario: TwoSites
let boss: Actor
let cleo: { id: string }

beforeAll(async () => {
  scenario = await buildTwoSites()
  const { db, of, client } = scenario
  boss = await actor('CLIENT_SUPER_USER', client)
  await buildUser(db, { ...of, firstname: 'Anna', employee_id: 'E-1' })
  await buildUser(db, { ...of, firstname: 'Bob', type: 'CLIENT_OBSERVER' })
  cleo = await buildUser(db, { ...of, firstname: 'Cleo', type: 'CLIENT_OBSERVEE' })
  await buildUser(db, { ...of, firstname: 'Dan', is_account_enabled: false })
})

interface Variables {
  who?: Actor
  id?: string
  take?: number
  skip?: number
  search?: string
}

async function preview(input: object, { who = boss, ...variables }: Variables = {}) {
  const { data, errors } = await who.gql(PREVIEW, { input: { ...SPRING, ...input }, ...variables })
  if (errors) return errors[0]?.extensions
  const { user_count, reminded_user_count, users } = data.reach
  return [
    user_count,
    reminded_user_count,
    users.map(({ firstname }: { firstname: string }) => firstname),
  ]
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
    const { db, of, client, south, dock } = scenario
    const far = await limitedActor('CLIENT_USER', client, { locations: [south.id] })
    const place = (id: string) => ({ locationDepartment: true, selectedLocation: id })
    expect(await preview(place(south.id))).toEqual([4, 0, ['Anna', 'Bob', 'Cleo', 'Robin']])
    expect(await preview(place(dock.id))).toEqual([3, 0, ['Anna', 'Bob', 'Cleo']])
    const chosen = { filteredUsers: true, selectedUsers: [cleo.id, far.id] }
    expect(await preview(chosen)).toEqual([2, 0, ['Cleo', 'Robin']])
    await db.write({ clientId: of.client_id }, (transaction) =>
      transaction.run((tables) =>
        tables.update('users').set({ deleted_at: new Date() }).where('id', '=', far.id),
      ),
    )
  })

  it('[18.11] pages and searches them', async () => {
    expect(await preview({}, { take: 1, skip: 1 })).toEqual([3, 0, ['Bob']])
    expect(await preview({}, { search: 'CLÉ' })).toEqual([3, 0, ['Cleo']])
    expect(await preview({}, { take: 0 })).toEqual({ code: 'BAD_INPUT', field: 'take' })
  })

  it('[18.11] the answer is what the saved campaign then has', async () => {
    const { dock, client } = scenario
    const input = { ...SPRING, locationDepartment: true, selectedLocation: dock.id }
    const [count] = (await preview(input)) as [number]
    const { data } = await boss.gql(
      `mutation ($input: CampaignInput!) { row: createCampaign(input: $input) { client_id not_observed_user_count } }`,
      { input },
    )
    expect(data.row).toEqual({ client_id: client.id, not_observed_user_count: count })
  })
})

describe('it is checked like saving, and saves nothing', () => {
  it.each([
    ['campaignName', { campaignName: '' }],
    ['endDate', { endDate: '2026-02-01' }],
    ['typeOfCampaign', { typeOfCampaign: 'Observation' }],
    ['selectedUsers', { filteredUsers: true, selectedUsers: [uuid()] }],
    ['selectedUsers', { filteredUsers: true, selectedUsers: ['no id'] }],
    ['selectedLocation', { locationDepartment: true, selectedLocation: uuid() }],
    ['task', { task: uuid() }],
  ])('[18.11] BAD_INPUT at %s for %j', async (field, input) => {
    expect(await preview(input)).toEqual({ code: 'BAD_INPUT', field })
  })

  it('[18.11] with an id as a change of that campaign: what it has is kept', async () => {
    const { db, of } = scenario
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
    for (const unknown of [uuid(), 'no id', (await buildCampaign(db)).id])
      expect(await preview({}, { id: unknown })).toEqual({ code: 'NOT_FOUND' })
  })

  it('[1.2] is for super users, of their own client, and the provider, of the requested client', async () => {
    const { client } = scenario
    const { post } = await api()
    const asked = await post(PREVIEW, { input: SPRING })
    expect(asked.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    for (const role of ['CLIENT_OBSERVER', 'CLIENT_USER', 'NONE'] as const)
      expect(await preview({}, { who: await actor(role, (await buildTwoSites()).client) })).toEqual(
        {
          code: 'FORBIDDEN',
        },
      )
    const who = await providerActor()
    expect(await preview({ clientId: client.id }, { who })).toEqual([3, 0, ['Anna', 'Bob', 'Cleo']])
    const stranger = await actor('CLIENT_SUPER_USER')
    expect(await preview({ clientId: client.id }, { who: stranger })).toEqual([0, 0, []])
  })

  it('[18.10] people who see some people get these', async () => {
    const { client, dock, south } = scenario
    const there = await limitedActor('CLIENT_SUPER_USER', client, { locations: [dock.id] })
    const far = await limitedActor('CLIENT_USER', client, { locations: [south.id] })
    expect(await preview({}, { who: there })).toEqual({
      code: 'BAD_INPUT',
      field: 'locationDepartment',
    })
    const own = { filteredUsers: true, selectedUsers: [cleo.id] }
    expect(await preview(own, { who: there })).toEqual([1, 0, ['Cleo']])
    const beyond = { filteredUsers: true, selectedUsers: [cleo.id, far.id] }
    expect(await preview(beyond, { who: there })).toEqual({
      code: 'BAD_INPUT',
      field: 'selectedUsers',
    })
  })
})
