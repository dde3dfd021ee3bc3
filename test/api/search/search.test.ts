/** The search over everything: what each role, client and chosen place finds. */
import { describe, expect, it } from 'vitest'
import type { FoundKind, FoundRecord } from '#api/generated/contract.ts'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import type { Role } from '#domain/roles.ts'
import { answered } from '#test/support/answered.ts'
import { type Actor, actor } from '#test/support/api.ts'
import { buildTwoSites, limitedActor } from '../../support/scenarios/twoSites.ts'

const SEARCH = `query ($search: String!, $observed: SearchedDayInput, $clientId: ID, $take: Int) {
  found: searchEverything(search: $search, observed: $observed, clientId: $clientId, take: $take) {
    id kind name detail date } }`

interface Search {
  search: string
  observed?: { day: string; search?: string }
  clientId?: string
  take?: number
}

const ids: Record<string, string> = {}

const scenario = await buildTwoSites({
  company_name: 'Zebra Logistics',
  display_employee_id: true,
  time_zone: 'Pacific/Auckland',
})
const { db, client, of, north, dock, south, goodsIn, transport, lift } = scenario
const superUser = await actor('CLIENT_SUPER_USER', client)
const provider = await actor('PROVIDER_SUPER_USER')
const named = { ...of, deleted_at: null }
const zebra = { ...named, firstname: 'Zébra', lastname: 'Stone', employee_id: 'Z-1' }
ids['person'] = (await buildUser(db, { ...zebra, type: 'CLIENT_USER' })).id
const inside = { ...of, name: 'Zebra hall', parent_id: north.id }
ids['location'] = (await buildLocation(db, inside)).id
ids['department'] = (
  await buildDepartment(db, { ...of, name: 'zebra team', locations: [ids['location']] })
).id
ids['task'] = (await buildTask(db, { ...of, name: 'Lift a ZEBRA' })).id
ids['campaign'] = (await buildCampaign(db, { ...of, name: 'Week of the zebra' })).id
ids['video'] = (await buildGbsVideo(db, { ...of, title: 'How zebras lift' })).id
await buildTask(db, { ...of, name: 'Zebra of old', deleted_at: new Date() })
const work = { ...of, user_id: superUser.id, task_id: lift.id }
const atNorth = { ...work, location_id: dock.id, department_id: goodsIn.id }
const atSouth = { ...work, location_id: south.id, department_id: transport.id }
const stranger = { observee_id: null, unlinked_observee_name: 'Zebra Visitor' }
// The 21st there.
const date = new Date('2026-01-20T12:30:00Z')
ids['north'] = (await buildObservation(db, { ...atNorth, observee_id: ids['person'], date })).id
ids['south'] = (await buildObservation(db, { ...atSouth, ...stranger })).id
await buildObservation(db, { ...atSouth, ...stranger, deleted_at: new Date() })

const search = async (who: Actor, variables: Search): Promise<FoundRecord[]> =>
  (await answered(who.gql(SEARCH, variables))).found

const idsOf = (found: FoundRecord[], kind: FoundKind) =>
  found.filter((record) => record.kind === kind).map(({ id }) => id)

it('[7.106] finds every kind of record by words of any case and accents', async () => {
  const found = await search(superUser, { search: 'ZÈBRA' })
  const rows = found.map(({ kind, id, name, detail }) => [kind, id, name, detail])
  expect(rows).toEqual([
    ['PERSON', ids['person'], 'Zébra Stone', 'Z-1'],
    ['LOCATION', ids['location'], 'Zebra hall', 'North'],
    ['DEPARTMENT', ids['department'], 'zebra team', null],
    ['TASK', ids['task'], 'Lift a ZEBRA', null],
    ['CAMPAIGN', ids['campaign'], 'Week of the zebra', null],
    ['GUIDANCE_VIDEO', ids['video'], 'How zebras lift', null],
    ['OBSERVATION', ids['north'], 'Zébra Stone', `${lift.name}, ${dock.name}`],
    ['OBSERVATION', ids['south'], 'Zebra Visitor', `${lift.name}, ${south.name}`],
  ])
  expect(found.find(({ id }) => id === ids['north'])?.date).toBe('2026-01-20T12:30:00.000Z')
})

it('[7.106] finds a person by e-mail address for those who list people alone', async () => {
  const observer = await actor('CLIENT_OBSERVER', scenario.client)
  const [person] = await search(superUser, { search: 'Zébra Stone' })
  const { data } = await superUser.gql(`{ user: getUserById(id: "${person?.id}") { email } }`)
  expect(idsOf(await search(superUser, { search: data.user.email }), 'PERSON')).toEqual([
    ids['person'],
  ])
  expect(await search(observer, { search: data.user.email })).toEqual([])
})

describe('[7.106] somebody of a place finds', () => {
  const kinds = ['LOCATION', 'DEPARTMENT', 'TASK', 'CAMPAIGN', 'GUIDANCE_VIDEO']

  it.each<Role>(['CLIENT_SUPER_USER', 'CLIENT_OBSERVER', 'CLIENT_USER', 'CLIENT_OBSERVEE'])(
    '%s',
    async (role) => {
      const places = (location: { id: string }) => ({ locations: [location.id] })
      const there = await search(await limitedActor(role, client, places(north)), {
        search: 'zebra',
      })
      const rights = ['CLIENT_SUPER_USER', 'CLIENT_OBSERVER'].includes(role)
      expect(there.map(({ kind }) => kind)).toEqual(
        rights ? ['PERSON', ...kinds, 'OBSERVATION'] : kinds,
      )
      if (rights) expect(idsOf(there, 'OBSERVATION')).toEqual([ids['north']])
      const elsewhere = await search(await limitedActor(role, client, places(south)), {
        search: 'zebra',
      })
      expect(idsOf(elsewhere, 'LOCATION')).toEqual([])
      expect(idsOf(elsewhere, 'DEPARTMENT')).toEqual([])
      expect(idsOf(elsewhere, 'OBSERVATION')).toEqual(rights ? [ids['south']] : [])
    },
  )
})

it('[7.106] the provider searches the chosen client, and finds clients', async () => {
  const kinds = async (variables: Search) =>
    new Set((await search(provider, variables)).map(({ kind }) => kind))
  expect(await kinds({ search: 'zebra' })).toEqual(new Set(['CLIENT']))
  expect((await kinds({ search: 'zebra', clientId: client.id })).size).toBe(8)
  expect(idsOf(await search(provider, { search: 'logistics zebra' }), 'CLIENT')).toEqual([
    client.id,
  ])
})

it('[7.106] finds nothing without a word, and the first of each kind by name', async () => {
  expect(await search(superUser, { search: ' , ' })).toEqual([])
  expect(await search(superUser, { search: ' , ', observed: { day: '2026-01-21' } })).toEqual([])
  const found = await search(superUser, { search: 'o', take: 1 })
  expect(idsOf(found, 'LOCATION')).toEqual([scenario.dock.id])
  expect(new Set(found.map(({ kind }) => kind)).size).toBe(found.length)
})

it.each([
  ['search', { search: 'x'.repeat(201) }],
  ['search', { search: 'x', observed: { day: '2026-01-21', search: 'x'.repeat(201) } }],
  ['take', { search: 'x', take: 101 }],
])('[7.106] refuses too large a %s', async (field, variables) => {
  const { errors } = await superUser.gql(SEARCH, variables)
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field })
})

it.each([
  ['a day of the client', { day: '2026-01-21' }, ['north']],
  ['the day before', { day: '2026-01-20' }, []],
  ['a day and a name', { day: '2026-01-21', search: 'stone' }, ['north']],
  ['a day and another name', { day: '2026-01-21', search: 'visitor' }, []],
])('[7.107] finds observations by %s', async (_what, observed, names) => {
  const found = await search(superUser, { search: '21 Jan', observed })
  expect(idsOf(found, 'OBSERVATION')).toEqual(names.map((name) => ids[name]))
})
