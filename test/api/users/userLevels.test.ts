/** Rules on assigning levels, deleting people, and changing oneself. */
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { messages } from '#texts/en/messages.ts'
import type { Role } from '#domain/roles.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api } from '#test/support/api.ts'
import {
  CREATE_USER,
  DELETE_USER,
  DELETE_USERS,
  formOf,
  newPerson,
  errorOf,
  saveUser,
  SET_PASSWORD,
  UPDATE_USER,
} from './userCalls.ts'

const PROVIDER: Role = 'PROVIDER_SUPER_USER'
const SUPER_USER: Role = 'CLIENT_SUPER_USER'
const OBSERVER: Role = 'CLIENT_OBSERVER'
const CLIENT_USER: Role = 'CLIENT_USER'

const NOT_YOURS = 'You cannot assign or remove this user level.'
const HIGHER = 'Error, cannot edit a user with higher level permissions'

const { db } = await api()
/** The provider's own client, which has super users of its own. */
const client = await buildClient(db)
const provider = await actor(PROVIDER, client)
const superUser = await actor(SUPER_USER, client)

const actorOf = (role: Role) => (role === PROVIDER ? provider : superUser)

async function buildPerson(type: Role, overrides: object = {}) {
  return buildUser(db, { client_id: client.id, type, ...overrides })
}

async function stored(id: string) {
  const [row] = await db.read('every client', (tables) =>
    tables.from('users').selectAll().where('id', '=', id),
  )
  return row
}

describe('levels', () => {
  it.each([
    [SUPER_USER, SUPER_USER, false],
    [SUPER_USER, OBSERVER, true],
    [PROVIDER, SUPER_USER, true],
  ] as const)('[6.49] [7.33] %s makes a %s: %s', async (by, userLevel, isMade) => {
    const input = { ...newPerson(), userLevel }
    expect(await errorOf(actorOf(by), CREATE_USER, { input })).toEqual(
      isMade ? undefined : { code: 'FORBIDDEN', message: NOT_YOURS },
    )
  })

  it.each([
    [SUPER_USER, CLIENT_USER, SUPER_USER, NOT_YOURS],
    [SUPER_USER, SUPER_USER, SUPER_USER, HIGHER],
    [SUPER_USER, PROVIDER, CLIENT_USER, HIGHER],
    [SUPER_USER, CLIENT_USER, OBSERVER, null],
    [PROVIDER, SUPER_USER, PROVIDER, null],
  ])(
    '[6.50] [7.34] [15.6] %s changes a %s into a %s, but for %s, when nothing is saved',
    async (by, from, userLevel, message) => {
      const person = await buildPerson(from)
      const input = { ...newPerson(), userLevel }
      expect(await errorOf(actorOf(by), UPDATE_USER, { id: person.id, input })).toEqual(
        message === null ? undefined : { code: 'FORBIDDEN', message },
      )
      if (message === null) expect((await stored(person.id))?.type).toBe(userLevel)
      else expect(await stored(person.id)).toEqual(person)
    },
  )

  it('[15.5] the provider’s level is given in the provider’s own client only', async () => {
    const elsewhere = await buildClient(db)
    const { id } = await buildUser(db, { client_id: elsewhere.id })
    const input = { ...newPerson(), userLevel: PROVIDER }
    const refused = {
      code: 'BAD_INPUT',
      field: 'userLevel',
      message: 'A provider super user must belong to your own client.',
    }
    expect(
      await errorOf(provider, CREATE_USER, { input: { ...input, clientId: elsewhere.id } }),
    ).toEqual(refused)
    expect(await errorOf(provider, UPDATE_USER, { id, input })).toEqual(refused)
    expect((await stored(id))?.type).toBe(CLIENT_USER)
  })

  it('[7.39] [42.1] [42.16] a super user does not set the password of another, and nobody is given one of the most common or their name', async () => {
    const [raised, person] = [await buildPerson(SUPER_USER), await buildPerson(CLIENT_USER)]
    const forbidden = { code: 'FORBIDDEN', message: HIGHER }
    const common = { code: 'BAD_INPUT', field: 'password', message: messages.passwordCommon }
    const personal = { ...common, message: messages.passwordPersonal }
    for (const [target, password, refused] of [
      [raised, 'another password', forbidden],
      [person, 'Password1', common],
      [person, `${person.firstname}.${person.lastname}`, personal],
    ] as const) {
      expect(await errorOf(superUser, SET_PASSWORD, { id: target.id, password })).toEqual(refused)
      expect(await stored(target.id)).toEqual(target)
    }
  })
})

describe('nobody shuts themselves out', () => {
  it('[15.4] by disabling, deleting or demoting themselves', async () => {
    const me = await actor(PROVIDER, client)
    const form = await formOf(me, me.id)
    const change = (changes: object) =>
      errorOf(me, UPDATE_USER, { id: me.id, input: { ...form, ...changes } })
    const forbidden = (message: string) => ({ code: 'FORBIDDEN', message })
    expect(await change({ isAccountEnabled: false })).toEqual(
      forbidden('You cannot disable your own account.'),
    )
    expect(await change({ userLevel: SUPER_USER })).toEqual(
      forbidden('You cannot change your own user level.'),
    )
    const other = await buildPerson(CLIENT_USER)
    const own = forbidden('You cannot delete your own account.')
    expect(await errorOf(me, DELETE_USER, { id: me.id })).toEqual(own)
    expect(await errorOf(me, DELETE_USERS, { ids: [other.id, me.id.toUpperCase()] })).toEqual(own)
    expect(await stored(me.id)).toMatchObject({
      type: PROVIDER,
      is_account_enabled: true,
      deleted_at: null,
    })
    expect(await stored(other.id)).toEqual(other)
    expect(await change({ firstName: 'Renamed' })).toBeUndefined()
  })
})

it('[15.20] nobody changes their own access', async () => {
  const me = await actor(SUPER_USER, client)
  const location = await buildLocation(db, { client_id: client.id })
  const input = {
    ...(await formOf(me, me.id)),
    locationIds: [location.id],
    userHasFullLocationAccess: false,
  }
  expect(await errorOf(me, UPDATE_USER, { id: me.id, input })).toMatchObject({
    code: 'FORBIDDEN',
    message: 'You cannot change your own access.',
  })
})

it('[6.51] [7.35] [7.36] a super user deletes none when one of them is a super user', async () => {
  const [one, raised] = [await buildPerson(CLIENT_USER), await buildPerson(SUPER_USER)]
  const refused = { code: 'FORBIDDEN', message: 'Only the provider can delete a super user.' }
  expect(await errorOf(superUser, DELETE_USER, { id: raised.id })).toEqual(refused)
  const ids = [one.id, raised.id]
  expect(await errorOf(superUser, DELETE_USERS, { ids })).toEqual(refused)
  expect(await errorOf(superUser, DELETE_USERS, { ids: ids.toReversed() })).toEqual(refused)
  expect([await stored(one.id), await stored(raised.id)]).toEqual([one, raised])
  expect((await provider.gql(DELETE_USERS, { ids })).data.bulkDeleteUsers).toEqual(ids)
})

it('[15.1] the e-mail address and the employee id of a deleted person are free again', async () => {
  const person = await buildPerson(CLIENT_USER, { employee_id: uuid() })
  await saveUser(superUser, DELETE_USER, { id: person.id })
  const { email, employee_id: employeeId } = person
  const input = { ...newPerson(), email, employeeId }
  expect((await saveUser(superUser, CREATE_USER, { input })).email).toBe(email)
})
