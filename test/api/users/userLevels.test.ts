/** Rules on assigning levels, deleting people, and changing oneself. */
import { v7 as uuid } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { messages } from '#texts/en/messages.ts'
import type { Role } from '#domain/roles.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api, type Actor } from '#test/support/api.ts'
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

/** The provider's own client, which has super users of its own. */
let client: { id: string }
let provider: Actor
let superUser: Actor

beforeAll(async () => {
  const { db } = await api()
  client = await buildClient(db)
  provider = await actor(PROVIDER, client)
  superUser = await actor(SUPER_USER, client)
})

const actorOf = (role: Role) => (role === PROVIDER ? provider : superUser)

async function buildPerson(type: Role, overrides: object = {}) {
  const { db } = await api()
  return buildUser(db, { client_id: client.id, type, ...overrides })
}

async function stored(id: string) {
  const { db } = await api()
  const [row] = await db.read('every client', (tables) =>
    tables.from('users').selectAll().where('id', '=', id),
  )
  return row
}

describe('levels', () => {
  it.each([
    [SUPER_USER, PROVIDER],
    [SUPER_USER, SUPER_USER],
  ])('[6.49] [7.33] %s does not make a %s', async (by, userLevel) => {
    const input = { ...newPerson(), userLevel }
    expect(await errorOf(actorOf(by), CREATE_USER, { input })).toEqual({
      code: 'FORBIDDEN',
      message: NOT_YOURS,
    })
  })

  it.each([
    [SUPER_USER, OBSERVER],
    [SUPER_USER, 'NONE'],
    [PROVIDER, PROVIDER],
    [PROVIDER, SUPER_USER],
    [PROVIDER, CLIENT_USER],
  ] as const)('[7.33] %s makes a %s', async (by, userLevel) => {
    const input = { ...newPerson(), userLevel }
    expect((await saveUser(actorOf(by), CREATE_USER, { input })).type).toBe(userLevel)
  })

  it.each([
    [SUPER_USER, CLIENT_USER, SUPER_USER, NOT_YOURS],
    [SUPER_USER, OBSERVER, PROVIDER, NOT_YOURS],
    [SUPER_USER, SUPER_USER, SUPER_USER, HIGHER],
    [SUPER_USER, SUPER_USER, CLIENT_USER, HIGHER],
    [SUPER_USER, SUPER_USER, PROVIDER, HIGHER],
    [SUPER_USER, PROVIDER, PROVIDER, HIGHER],
    [SUPER_USER, PROVIDER, CLIENT_USER, HIGHER],
  ])(
    '[6.50] [7.34] [15.6] %s does not change a %s into a %s, and nothing is saved',
    async (by, from, userLevel, message) => {
      const person = await buildPerson(from)
      const input = { ...newPerson(), userLevel, firstName: 'Changed' }
      expect(await errorOf(actorOf(by), UPDATE_USER, { id: person.id, input })).toEqual({
        code: 'FORBIDDEN',
        message,
      })
      expect(await stored(person.id)).toEqual(person)
    },
  )

  it.each([
    [SUPER_USER, CLIENT_USER, OBSERVER],
    [PROVIDER, CLIENT_USER, SUPER_USER],
    [PROVIDER, SUPER_USER, PROVIDER],
    [PROVIDER, PROVIDER, 'NONE'],
  ] as const)('[7.34] %s changes a %s into a %s', async (by, from, userLevel) => {
    const { id } = await buildPerson(from)
    const input = { ...newPerson(), userLevel }
    expect((await saveUser(actorOf(by), UPDATE_USER, { id, input })).type).toBe(userLevel)
  })

  it('[15.5] the provider’s level is given in the provider’s own client only', async () => {
    const { db } = await api()
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

  it.each([PROVIDER, SUPER_USER])(
    '[7.39] a super user does not set the password of a %s',
    async (role) => {
      const person = await buildPerson(role)
      const variables = { id: person.id, password: 'another password' }
      expect(await errorOf(superUser, SET_PASSWORD, variables)).toEqual({
        code: 'FORBIDDEN',
        message: HIGHER,
      })
      expect(await stored(person.id)).toEqual(person)
    },
  )

  it('[42.1] nobody is given one of the most common passwords', async () => {
    const person = await buildPerson(CLIENT_USER)
    const variables = { id: person.id, password: 'Password1' }
    expect(await errorOf(superUser, SET_PASSWORD, variables)).toEqual({
      code: 'BAD_INPUT',
      field: 'password',
      message: messages.passwordCommon,
    })
    expect(await stored(person.id)).toEqual(person)
  })
})

describe('nobody shuts themselves out', () => {
  it.each([PROVIDER, SUPER_USER] as const)(
    '[15.4] %s neither disables nor deletes nor demotes themselves',
    async (role) => {
      const me = await actor(role, client)
      const form = await formOf(me, me.id)
      const change = (changes: object) =>
        errorOf(me, UPDATE_USER, { id: me.id, input: { ...form, ...changes } })
      const forbidden = (message: string) => ({ code: 'FORBIDDEN', message })
      expect(await change({ isAccountEnabled: false })).toEqual(
        forbidden('You cannot disable your own account.'),
      )
      for (const userLevel of [CLIENT_USER, role === PROVIDER ? SUPER_USER : PROVIDER])
        expect(await change({ userLevel })).toEqual(
          forbidden('You cannot change your own user level.'),
        )
      const other = await buildPerson(CLIENT_USER)
      const own = forbidden('You cannot delete your own account.')
      expect(await errorOf(me, DELETE_USER, { id: me.id })).toEqual(own)
      expect(await errorOf(me, DELETE_USERS, { ids: [other.id, me.id.toUpperCase()] })).toEqual(own)
      expect(await stored(me.id)).toMatchObject({
        type: role,
        is_account_enabled: true,
        deleted_at: null,
      })
      expect(await stored(other.id)).toEqual(other)
      const renamed = { ...form, firstName: 'Renamed' }
      expect((await saveUser(me, UPDATE_USER, { id: me.id, input: renamed })).firstname).toBe(
        'Renamed',
      )
    },
  )
})

it('[15.20] nobody changes their own access', async () => {
  const { db } = await api()
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

describe('[7.35] [7.36] deleting people', () => {
  it('one and many; they leave the list and stay readable', async () => {
    const [one, two, three] = [
      await buildPerson(CLIENT_USER),
      await buildPerson(OBSERVER),
      await buildPerson('NONE'),
    ]
    const deleted = await saveUser(superUser, DELETE_USER, { id: one.id })
    expect(deleted).toEqual({ id: one.id, deleted_at: expect.any(String) })
    const { data } = await superUser.gql(DELETE_USERS, { ids: [two.id, three.id] })
    expect(data.bulkDeleteUsers).toEqual([two.id, three.id])
    for (const { id } of [one, two, three])
      expect((await stored(id))?.deleted_at).toBeInstanceOf(Date)
  })

  it.each([SUPER_USER, PROVIDER])(
    '[6.51] a super user deletes none when one of them is a %s',
    async (role) => {
      const [one, raised] = [await buildPerson(CLIENT_USER), await buildPerson(role)]
      const refused = { code: 'FORBIDDEN', message: 'Only the provider can delete a super user.' }
      expect(await errorOf(superUser, DELETE_USER, { id: raised.id })).toEqual(refused)
      for (const ids of [
        [one.id, raised.id],
        [raised.id, one.id],
      ])
        expect(await errorOf(superUser, DELETE_USERS, { ids })).toEqual(refused)
      expect(await stored(one.id)).toEqual(one)
      expect(await stored(raised.id)).toEqual(raised)
      const { data } = await provider.gql(DELETE_USERS, { ids: [one.id, raised.id] })
      expect(data.bulkDeleteUsers).toEqual([one.id, raised.id])
    },
  )

  it('all or none: with one that is unknown, deleted or another client’s, nobody is deleted', async () => {
    const { db } = await api()
    const kept = await buildPerson(CLIENT_USER)
    const others = [
      uuid(),
      'no id',
      (await buildPerson(CLIENT_USER, { deleted_at: new Date() })).id,
      (await buildUser(db)).id,
    ]
    for (const other of others)
      expect((await errorOf(superUser, DELETE_USERS, { ids: [kept.id, other] }))?.code).toBe(
        'NOT_FOUND',
      )
    expect(await stored(kept.id)).toEqual(kept)
  })

  it('[15.1] the e-mail address and the employee id of a deleted person are free again', async () => {
    const person = await buildPerson(CLIENT_USER, { employee_id: uuid() })
    await saveUser(superUser, DELETE_USER, { id: person.id })
    const { email, employee_id: employeeId } = person
    const input = { ...newPerson(), email, employeeId }
    expect((await saveUser(superUser, CREATE_USER, { input })).email).toBe(email)
  })
})
