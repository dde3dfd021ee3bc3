/** List of a person's devices, and the right to end them. */
import { describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { actor, type Actor, api } from '#test/support/api.ts'
import { actorAt } from '../../support/scenarios/twoSites.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { codeOf, login, otherDevice, SECURITY, securityOf } from './secondFactorCalls.ts'

const IPHONE =
  `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)
  Version/18.0 Mobile/15E148 Safari/604.1`.replaceAll(/\s+/gu, ' ')
const REFRESH = `mutation ($token: String!) {
  refreshToken(refreshTokenInput: { refreshToken: $token }) { access_token } }`

const { db, advanceClock, post } = await api()
const client = await buildClient(db)

const isSignedIn = async (person: Actor) => !(await person.gql('{ me { id } }')).errors

it('[42.2] lists where somebody is signed in, in plain words, the last used first', async () => {
  const person = await actor('NONE', client)
  advanceClock(60)
  const { data } = await login(person, undefined, { headers: { 'user-agent': IPHONE } })
  advanceClock(60)
  await post(REFRESH, { token: person.refreshToken })
  const { devices } = await securityOf(person)
  expect(devices).toMatchObject([
    { browser: null, system: null, is_current: true },
    { browser: 'Safari', system: 'iPhone', is_current: false },
  ])
  const [here, phone] = devices.map(
    (device: { first_used_at: string; last_used_at: string }) =>
      (Date.parse(device.last_used_at) - Date.parse(device.first_used_at)) / 1000,
  )
  expect([here, phone].map(Math.round)).toEqual([120, 0])
  await post('mutation { logout }', {}, { accessToken: data.login.access_token })
  expect((await securityOf(person)).devices).toHaveLength(1)
  advanceClock(31 * 24 * 3600)
  expect((await securityOf(await actor('NONE', client))).devices).toHaveLength(1)
})

describe('[42.3] a device that its person ends', () => {
  it('is refused at its next call, and cannot refresh; all others may be ended at once', async () => {
    const person = await actor('CLIENT_OBSERVEE', client)
    const other = await otherDevice(person)
    const end = () => person.gql(`mutation { endMyDevice(id: "${other.id}") }`)
    expect((await end()).data).toEqual({ endMyDevice: true })
    expect(await isSignedIn(other.actor)).toBe(false)
    expect(codeOf(await post(REFRESH, { token: other.actor.refreshToken }))).toBe('UNAUTHENTICATED')
    expect(codeOf(await end())).toBe('NOT_FOUND')
    const others = [await otherDevice(person), await otherDevice(person)]
    const endOthers = () => person.gql('mutation { endMyOtherDevices }')
    expect((await endOthers()).data).toEqual({ endMyOtherDevices: 2 })
    for (const { actor: one } of others) expect(await isSignedIn(one)).toBe(false)
    expect(await isSignedIn(person)).toBe(true)
    expect((await endOthers()).data).toEqual({ endMyOtherDevices: 0 })
  })

  it('is never another person’s', async () => {
    const person = await actor('CLIENT_SUPER_USER', client)
    const victim = await actor('CLIENT_USER', client)
    const { id } = await otherDevice(victim)
    for (const device of [id, 'no id'])
      expect(codeOf(await person.gql(`mutation { endMyDevice(id: "${device}") }`))).toBe(
        'NOT_FOUND',
      )
    expect(await isSignedIn(victim)).toBe(true)
  })
})

describe('[42.11] who may change a person', () => {
  const callsAbout = (userId: string, device: string) => [
    `{ userSecurity(userId: "${userId}") { ${SECURITY} } }`,
    `mutation { endUserDevice(userId: "${userId}", id: "${device}") }`,
    `mutation { resetSecondFactor(userId: "${userId}") }`,
  ]

  it('[42.11] sees their devices and ends one, also the one in use', async () => {
    const superUser = await actor('CLIENT_SUPER_USER', client)
    const person = await actor('CLIENT_OBSERVER', client)
    const [look, end] = callsAbout(person.id, (await otherDevice(person)).id)
    expect((await superUser.gql(look!)).data.userSecurity.devices).toHaveLength(2)
    expect((await superUser.gql(end!)).data).toEqual({ endUserDevice: true })
    const { devices } = (await superUser.gql(look!)).data.userSecurity
    expect(devices).toMatchObject([{ is_current: false }])
    expect(codeOf(await superUser.gql(end!))).toBe('NOT_FOUND')
    expect(await isSignedIn(person)).toBe(true)
  })

  it('[42.11] is not who may not: another super user, or one of some places people with wider access', async () => {
    const place = await buildLocation(db, { client_id: client.id })
    const limited = await actorAt('CLIENT_SUPER_USER', place)
    for (const [who, target] of [
      [await actor('CLIENT_SUPER_USER', client), await actor('CLIENT_SUPER_USER', client)],
      [limited, await actor('CLIENT_OBSERVER', client)],
    ] as const) {
      const { id } = await otherDevice(target)
      for (const call of callsAbout(target.id, id))
        expect(codeOf(await who.gql(call))).toBe('FORBIDDEN')
      expect(await isSignedIn(target)).toBe(true)
    }
  })
})
