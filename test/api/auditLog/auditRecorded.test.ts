/** Contents of an audit entry: person, time, record and changed fields, without secrets. */
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import { account, actor, api, signIn, type Actor } from '#test/support/api.ts'
import { entriesOf, type Entry } from './auditLogEntries.ts'
import { buildTwoSites, type TwoSites } from '../../support/scenarios/twoSites.ts'
import {
  CREATE_USER,
  DELETE_USERS,
  newPerson,
  SET_PASSWORD,
  UPDATE_USER,
} from '../users/userCalls.ts'

const { db, drainBackgroundWork, post } = await api()

const LOGIN = `mutation ($email: String!, $password: String!) {
  login(loginData: { email: $email, password: $password }) { access_token }
}`
const RENAME = `mutation ($id: ID!, $input: LocationInput!) { updateLocation(id: $id, input: $input) { id } }`

let scenario: TwoSites
let admin: Actor

beforeEach(async () => {
  scenario = await buildTwoSites()
  admin = await actor('CLIENT_SUPER_USER', scenario.client)
})

/** Counts the entries of all clients, and those without a client. */
async function countEntries(): Promise<number | undefined> {
  await drainBackgroundWork()
  const [row] = await db.read<{ found: number }>('every client', (tables) =>
    tables.from('audit_log').select((count) => count.fn.countAll<number>().as('found')),
  )
  return row?.found
}

async function about(recordId: string, client = scenario.client): Promise<Entry[]> {
  await drainBackgroundWork()
  const entries = await entriesOf(db, client.id)
  return entries.filter(({ record_id }) => record_id === recordId)
}

const ok = async (document: string, variables: object, who = admin) =>
  answered(who.gql(document, variables))

describe('[3.58] an entry', () => {
  it('of a new person tells every field that has a value, and their places', async () => {
    const { north } = scenario
    const input = { ...newPerson(), employeeId: 'E-7', locationIds: [north.id] }
    const { user } = await ok(CREATE_USER, { input })
    const [entry, ...more] = await about(user.id)
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      action: 'CREATE',
      entity: 'users',
      user_id: admin.id,
      before: {},
    })
    expect(entry?.after).toEqual({
      firstname: 'Sam',
      lastname: 'Okafor',
      email: input.email,
      employee_id: 'E-7',
      type: 'CLIENT_USER',
      is_account_enabled: true,
      user_has_full_location_access: false,
      user_has_full_department_access: true,
      locations: [north.id],
      departments: [],
    })
    expect(Math.abs(Number((await api()).now()) - Number(entry?.at))).toBeLessThan(60_000)
  })

  it('[33.2] of a change tells what changed, before and after, places as their ids', async () => {
    const { north, south } = scenario
    const input = { ...newPerson(), locationIds: [north.id] }
    const { user } = await ok(CREATE_USER, { input })
    const change = { ...input, title: 'Driver', locationIds: [north.id, south.id] }
    await ok(UPDATE_USER, { id: user.id, input: change })
    const [, entry] = await about(user.id)
    expect(entry).toMatchObject({
      action: 'UPDATE',
      before: { title: null, locations: [north.id] },
      after: { title: 'Driver', locations: [north.id, south.id].toSorted() },
    })
    expect(Object.keys(entry?.after ?? {}).toSorted()).toEqual(['locations', 'title'])
  })

  it('[33.2] is not written for a change that changes nothing', async () => {
    const { dock, north } = scenario
    await ok(RENAME, { id: dock.id, input: { name: 'Dock', parentId: north.id } })
    expect(await about(dock.id)).toEqual([])
  })

  it('[33.2] is not written for what is refused, whatever it has done before', async () => {
    const { db, dock, yard, client } = scenario
    const start = (await entriesOf(db, client.id)).length
    const taken = { ...newPerson(), email: admin.email }
    const gone = { ids: [admin.id, (await buildUser(db, scenario.of)).id, uuid()] }
    const user = await actor('CLIENT_USER', client)
    const entries = (await entriesOf(db, client.id)).length
    expect(entries).toBe(start + 1)
    const refused = [
      await admin.gql(CREATE_USER, { input: taken }),
      await admin.gql(DELETE_USERS, gone),
      await admin.gql(RENAME, { id: dock.id, input: { name: '' } }),
      await admin.gql(RENAME, { id: yard.id, input: { name: 'South' } }),
      await user.gql(RENAME, { id: yard.id, input: { name: 'Mine' } }),
    ]
    expect(refused.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      'DUPLICATE',
      expect.any(String),
      'BAD_INPUT',
      'DUPLICATE',
      'FORBIDDEN',
    ])
    expect((await entriesOf(db, client.id)).length).toBe(entries)
  })

  it('[33.2] keeps no secret of a password that an administrator sets', async () => {
    const { id } = await buildUser(scenario.db, scenario.of)
    await ok(SET_PASSWORD, { id, password: 'the new secret' })
    const entries = await about(id)
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [{}, { password_changed_at: expect.any(String) }],
    ])
  })

  it('[12.9] takes a text that only looks like half a character', async () => {
    const { yard } = scenario
    for (const [name, kept] of [
      ['Written \\ud83d out', 'Written \\ud83d out'],
      ['Whole \u{1f4e6} one', 'Whole \u{1f4e6} one'],
    ] as const) {
      await ok(RENAME, { id: yard.id, input: { name } })
      expect((await about(yard.id)).at(-1)?.after).toEqual({ name: kept })
    }
  })
})

describe('[3.58] signing in', () => {
  const tryOf = async (email: string, password: string, from = '198.51.104.1') => {
    return post(LOGIN, { email, password }, { from })
  }

  it('[33.8] is on record, and so is signing out', async () => {
    const person = await actor('CLIENT_USER', scenario.client)
    await person.gql('mutation { logout }')
    await person.gql('mutation { logout }')
    const entries = await about(person.id)
    expect(
      entries.map(({ action, user_id, after }) => [action, user_id, Object.keys(after)]),
    ).toEqual([
      ['LOGIN', person.id, ['outcome']],
      ['UPDATE', person.id, ['signed_out_at']],
    ])
    expect(entries[0]?.after).toEqual({ outcome: 'ok' })
  })

  it('[33.14] again with an old refresh token is on record once, as refused', async () => {
    const person = await actor('CLIENT_USER', scenario.client)
    const refresh = (token: string) =>
      post(
        `mutation ($t: String!) { refreshToken(refreshTokenInput: { refreshToken: $t }) { refresh_token } }`,
        { t: token },
      )
    const second = (await refresh(person.refreshToken)).data.refreshToken.refresh_token
    await refresh(second)
    for (let time = 0; time < 2; time += 1)
      expect((await refresh(person.refreshToken)).errors).toHaveLength(1)
    expect((await about(person.id)).slice(1)).toMatchObject([
      { action: 'LOGIN', user_id: null, after: { outcome: 'replayed' } },
    ])
  })

  it('[33.8] refused is on record for an account that there is, also a disabled one', async () => {
    const right = await account('CLIENT_USER', scenario.client)
    const disabled = await account('CLIENT_USER', scenario.client, { is_account_enabled: false })
    for (const { email } of [right, disabled]) await tryOf(email, 'wrong')
    for (const { id } of [right, disabled])
      expect(await about(id)).toMatchObject([
        { action: 'LOGIN', user_id: null, after: { outcome: 'refused' } },
      ])
  })

  it('[33.8] with an address that nobody has leaves no trace, nor does a try too many', async () => {
    const entries = await countEntries()
    await tryOf('my password in the wrong field', 'x', '198.51.104.2')
    expect(await countEntries()).toBe(entries)
    const person = await account('CLIENT_USER', scenario.client)
    for (let tried = 0; tried < 12; tried += 1) await tryOf(person.email, 'wrong', '198.51.104.3')
    expect(await about(person.id)).toHaveLength(10)
    expect(await signIn(person)).toBeTruthy()
  })
})
