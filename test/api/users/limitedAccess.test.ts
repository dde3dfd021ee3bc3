/** A super user of some locations cannot grant more access than they have, to anybody including themselves. */
import { describe, expect, it } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { type Actor } from '#test/support/api.ts'
import {
  buildTwoSites,
  providerActor,
  limitedActor,
  actorAt,
} from '../../support/scenarios/twoSites.ts'
import {
  CREATE_USER,
  DELETE_USERS,
  formOf,
  newPerson,
  ONE_USER,
  errorOf,
  saveUser,
  SET_PASSWORD,
  UPDATE_USER,
} from './userCalls.ts'

const NEEDED = 'Choose at least one: you can only give access you have yourself.'
const UNKNOWN = 'One of these no longer exists. Remove it and save again.'
const OUTSIDE_SCOPE =
  'This user has access to locations you do not have access to. Ask a super user who does.'

const scenario = await buildTwoSites()
const { transport, dock } = scenario
/** A super user of North and therefore of its dock. */
const northern = await actorAt('CLIENT_SUPER_USER', scenario.north)
const everywhere = await providerActor()

type Place = 'north' | 'dock' | 'south' | 'yard'
const idsOf = (...places: Place[]) => places.map((place) => scenario[place].id)

/** Creates a person of these locations; of all without any. */
const person = (places: Place[], role: Role = 'CLIENT_USER') =>
  limitedActor(role, scenario.client, places.length > 0 ? { locations: idsOf(...places) } : {})

/** Reads a person's places as someone with access to everything. */
async function placesOf(id: string): Promise<string> {
  const user = await saveUser(everywhere, ONE_USER, { id })
  if (user.user_has_full_location_access) return 'all'
  return user.locations.map(({ name }: { name: string }) => name.toLowerCase()).join(' ')
}

async function change(id: string, changes: object) {
  const input = { ...(await formOf(northern, id)), ...changes }
  return saveUser(northern, UPDATE_USER, { id, input })
}

async function changeError(id: string, changes: object) {
  const before = await saveUser(everywhere, ONE_USER, { id })
  const input = { ...(await formOf(northern, id)), ...changes }
  const refusal = await errorOf(northern, UPDATE_USER, { id, input })
  expect(await saveUser(everywhere, ONE_USER, { id })).toEqual(before)
  return refusal
}

describe('[6.55] a super user of some locations', () => {
  it('[15.7] gives their own locations and what lies inside them, and every department there', async () => {
    const input = { ...newPerson(), locationIds: idsOf('north', 'dock') }
    const user = await saveUser(northern, CREATE_USER, { input })
    expect(await placesOf(user.id)).toBe('dock north')
    expect(user.user_has_full_department_access).toBe(true)
    const { id } = await change(user.id, {
      departmentIds: [scenario.goodsIn.id],
      locationIds: idsOf('dock'),
    })
    expect(await placesOf(id)).toBe('dock')
  })

  it('[15.7] gives nothing else', async () => {
    const [none, own, both] = [idsOf(), idsOf('north'), idsOf('north', 'south')]
    for (const [given, field, message] of [
      [{ locationIds: none }, 'locationIds', NEEDED],
      [{ locationIds: own, userHasFullLocationAccess: true }, 'locationIds', NEEDED],
      [{ locationIds: both }, 'locationIds', UNKNOWN],
      [{ locationIds: own, departmentIds: [transport.id] }, 'departmentIds', UNKNOWN],
    ] as const) {
      const input = { ...newPerson(), ...given }
      const refused = { code: 'BAD_INPUT', field, message }
      expect(await errorOf(northern, CREATE_USER, { input })).toEqual(refused)
    }
  })

  it('[15.8] neither reads nor edits nor deletes people of other places, nor sets their password', async () => {
    const { id } = await person(['south'])
    const input = { ...newPerson(), locationIds: idsOf('north') }
    for (const [document, variables] of [
      [ONE_USER, { id }],
      [UPDATE_USER, { id, input }],
      [DELETE_USERS, { ids: [id] }],
      [SET_PASSWORD, { id, password: 'a new password' }],
    ] as const)
      expect((await errorOf(northern, document, variables))?.code).toBe('NOT_FOUND')
    expect(await placesOf(id)).toBe('south')
  })

  it('[15.9] edits nobody of the location above theirs', async () => {
    const docker = await actorAt('CLIENT_SUPER_USER', dock)
    const { id } = await person(['north'])
    const input = { ...(await formOf(docker, id)), lastName: 'Renamed' }
    expect((await errorOf(docker, UPDATE_USER, { id, input }))?.message).toBe(OUTSIDE_SCOPE)
  })

  it('[15.10] does not take the last location by which they see someone', async () => {
    const { id } = await person(['north'])
    const refused = { code: 'BAD_INPUT', field: 'locationIds', message: NEEDED }
    for (const changes of [{ locationIds: [] }, { userHasFullLocationAccess: true }])
      expect(await changeError(id, changes)).toEqual(refused)
  })

  it('[15.9] does not raise themselves', async () => {
    for (const changes of [
      { userHasFullLocationAccess: true },
      { locationIds: [], userHasFullLocationAccess: false },
      { locationIds: idsOf('north', 'south') },
    ])
      expect(await changeError(northern.id, changes)).toMatchObject({
        code: 'BAD_INPUT',
        field: 'locationIds',
      })
  })
})

describe('nobody gets at what a super user does not have through someone else', () => {
  const forbidden = { code: 'FORBIDDEN', message: OUTSIDE_SCOPE }

  it('[15.9] any change of somebody of more locations', async () => {
    for (const places of [[], ['north', 'south']] as Place[][]) {
      const { id } = await person(places)
      for (const changes of [
        { userLevel: 'CLIENT_OBSERVER' },
        { email: 'taken.over@people.example' },
        { isAccountEnabled: false },
        { userHasFullLocationAccess: false, locationIds: idsOf('north') },
      ])
        expect(await changeError(id, changes)).toEqual(forbidden)
    }
  })

  it('[15.9] the deletion or restoration of someone of more locations', async () => {
    const RESTORE = `mutation ($ids: [ID!]!) { bulkRestoreUsers(ids: $ids) { ids } }`
    const [within, wider] = [await person(['dock']), await person(['north', 'south'])]
    const ids = [within.id, wider.id]
    expect(await errorOf(northern, DELETE_USERS, { ids })).toEqual(forbidden)
    expect(await errorOf(northern, DELETE_USERS, { ids: [within.id] })).toBeUndefined()
    await everywhere.gql(DELETE_USERS, { ids: [wider.id] })
    expect(await errorOf(northern, RESTORE, { ids })).toEqual(forbidden)
    expect(await errorOf(northern, RESTORE, { ids: [within.id] })).toBeUndefined()
  })

  it('[15.9] which the record says beforehand, to those whom it concerns', async () => {
    const [within, wider] = [await person(['dock']), await person([])]
    const isWider = async (who: Actor, { id }: { id: string }) => {
      const document = `query ($id: ID!) { user: getUserById(id: $id) { has_wider_access } }`
      return (await saveUser(who, document, { id })).has_wider_access
    }
    expect(await isWider(northern, within)).toBe(false)
    expect(await isWider(northern, wider)).toBe(true)
    expect(await isWider(northern, northern)).toBe(false)
    expect(await isWider(everywhere, wider)).toBe(false)
  })

  it('[15.9] a password for someone of more locations', async () => {
    const password = 'a new password'
    const [within, wider] = [await person(['dock']), await person([])]
    expect(await errorOf(northern, SET_PASSWORD, { id: wider.id, password })).toEqual(forbidden)
    expect(await errorOf(northern, SET_PASSWORD, { id: within.id, password })).toBeUndefined()
  })

  it('[15.9] while all of this is theirs for people within their own locations', async () => {
    const { id } = await person(['dock'])
    const email = `moved-${id}@people.example`
    const changed = await change(id, {
      userLevel: 'CLIENT_OBSERVER',
      email,
      isAccountEnabled: false,
    })
    expect(changed).toMatchObject({ type: 'CLIENT_OBSERVER', email, is_account_enabled: false })
    expect((await change(id, { isAccountEnabled: true })).is_account_enabled).toBe(true)
  })
})

it('[14.14] a person’s places name their parents to those who see these', async () => {
  const { id } = await person(['dock'])
  const dockOnly = await limitedActor('CLIENT_SUPER_USER', scenario.client, {
    locations: idsOf('dock'),
  })
  const parents = async (reader: Actor) => {
    const { data } = await reader.gql(
      'query ($id: ID!) { getUserById(id: $id) { locations { name parent_name } } }',
      { id },
    )
    return data.getUserById.locations
  }
  expect(await parents(northern)).toEqual([{ name: 'Dock', parent_name: 'North' }])
  expect(await parents(dockOnly)).toEqual([{ name: 'Dock', parent_name: null }])
})
