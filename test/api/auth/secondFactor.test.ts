/** Setting up a second factor, signing in with it, and who removes it. */
import { beforeAll, describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { answered } from '#test/support/answered.ts'
import { type Actor, actor, api, signIn } from '#test/support/api.ts'
import { entriesOf, lastPosition } from '../auditLog/auditLogEntries.ts'
import {
  codeOf,
  confirm,
  login,
  securityOf,
  setUpSecondFactor,
  start,
  startSetUp,
} from './secondFactorCalls.ts'

const { db, log, drainBackgroundWork, advanceClock, post, mails } = await api()
const client = await buildClient(db)

const user = () => actor('CLIENT_USER', client)
const fieldOf = ({ errors }: Awaited<ReturnType<typeof login>>) => errors?.[0]?.extensions.field

describe('setting it up', () => {
  it('[42.4] takes the password and a code of the app, and answers ten recovery codes', async () => {
    const person = await user()
    const first = await startSetUp(person)
    const { secret, code } = await startSetUp(person)
    expect(secret, 'another one until it is confirmed').not.toBe(first.secret)
    expect(fieldOf(await confirm(person, first.code()))).toBe('code')
    expect(codeOf(await login(person)), 'before it is confirmed').toBeUndefined()
    const { data } = await confirm(person, code())
    expect(new Set(data.confirmSecondFactor).size).toBe(10)
    expect(await securityOf(person)).toMatchObject({
      second_factor_since: expect.any(String),
      recovery_codes_left: 10,
      second_factor_required: false,
    })
    expect(codeOf(await login(person))).toBe('SECOND_FACTOR_REQUIRED')
  })

  it('[42.4] is refused with a wrong password, twice, and unless it was started', async () => {
    const person = await user()
    expect(fieldOf(await start({ ...person, password: 'another password' }))).toBe('password')
    expect(fieldOf(await confirm(person, '123456'))).toBe('code')
    const { code } = await setUpSecondFactor(person)
    expect(codeOf(await start(person))).toBe('FORBIDDEN')
    expect(codeOf(await confirm(person, await code.next()))).toBe('FORBIDDEN')
  })

  it('[42.7] stores and logs neither secret nor recovery codes', async () => {
    const person = await user()
    const from = await lastPosition(db, client.id)
    const { secret, code } = await startSetUp(person)
    const { data } = await confirm(person, code())
    const rows = await db.read({ clientId: client.id }, (tables) =>
      tables.from('second_factors').selectAll().where('user_id', '=', person.id),
    )
    const text = JSON.stringify([rows, await entriesOf(db, client.id, from), log])
    expect(rows).toHaveLength(1)
    for (const kept of [secret, ...data.confirmSecondFactor]) expect(text).not.toContain(kept)
  })
})

describe('signing in', () => {
  it('[42.5] takes password and code in one call, and each code once, also at the same time', async () => {
    const person = await user()
    const { code, confirmedBy } = await setUpSecondFactor(person)
    expect(fieldOf(await login(person, confirmedBy)), 'the code that confirmed').toBe('code')
    const next = await code.next()
    const tries = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        login(person, ` ${next.slice(0, 3)} ${next.slice(3)}`, { from: `198.51.104.${index}` }),
      ),
    )
    expect(tries.filter(({ data }) => data)).toHaveLength(1)
    expect(
      codeOf(await login({ ...person, password: 'another password' }, await code.next())),
    ).toBe('UNAUTHENTICATED')
  })

  it('[42.6] takes each recovery code once, in any letter case, until new ones are made', async () => {
    const person = await user()
    const { code, recoveryCodes } = await setUpSecondFactor(person)
    const [first = '', second = ''] = recoveryCodes
    const from = await lastPosition(db, client.id)
    expect((await login(person, first.toLowerCase())).errors).toBeUndefined()
    expect(fieldOf(await login(person, first))).toBe('code')
    expect((await login(person, second.replace('-', ' '))).errors).toBeUndefined()
    expect((await securityOf(person)).recovery_codes_left).toBe(8)
    const { data } = await person.gql(
      `mutation { renewRecoveryCodes(code: "${await code.next()}") }`,
    )
    expect(fieldOf(await login(person, recoveryCodes[2])), 'before new ones were made').toBe('code')
    expect((await login(person, data.renewRecoveryCodes[0])).errors).toBeUndefined()
    const used = (await entriesOf(db, client.id, from)).filter(
      ({ after }) => 'recovery_code_used_at' in after,
    )
    expect(used.map(({ user_id }) => user_id)).toEqual([person.id, person.id, person.id])
  })

  it('[42.8] counts a wrong code as a wrong sign-in: after ten even the right one waits', async () => {
    const person = await user()
    const { code } = await setUpSecondFactor(person)
    const from = await lastPosition(db, client.id)
    const answers = []
    for (let index = 0; index < 12; index += 1)
      answers.push(codeOf(await login(person, 'WRONG-WRONG', { from: `203.0.113.${index}` })))
    expect(answers.slice(0, 10)).toEqual(Array(10).fill('BAD_INPUT'))
    expect(answers.slice(10)).toEqual(['RATE_LIMITED', 'RATE_LIMITED'])
    expect(codeOf(await login(person, await code.next()))).toBe('RATE_LIMITED')
    await drainBackgroundWork()
    const refused = (await entriesOf(db, client.id, from)).filter(
      ({ action }) => action === 'LOGIN',
    )
    expect(refused.map(({ after }) => after)).toEqual(refused.map(() => ({ outcome: 'refused' })))
    expect(refused.length).toBeGreaterThanOrEqual(10)
    advanceClock(3600)
    expect((await login(person, code())).errors).toBeUndefined()
  })

  it('[42.8] ten wrong codes of somebody who knows the password close neither known devices nor sessions', async () => {
    const person = await user()
    const { code } = await setUpSecondFactor(person)
    const { email, password } = person
    const signInWith = (loginData: object) =>
      post(
        `mutation ($loginData: LoginInput!) { login(loginData: $loginData) { device_token } }`,
        { loginData: { email, password, ...loginData } },
        { from: '198.51.104.77' },
      )
    const known = await signInWith({ code: await code.next() })
    const devices = [known.data.login.device_token]
    for (let index = 0; index < 12; index += 1) await login(person, '000000')
    expect(codeOf(await login(person, await code.next()))).toBe('RATE_LIMITED')
    expect((await signInWith({ code: code(), devices })).data.login).toBeTruthy()
    const renew = async () =>
      person.gql(`mutation { renewRecoveryCodes(code: "${await code.next()}") }`)
    expect((await renew()).data.renewRecoveryCodes).toHaveLength(10)
    for (let index = 0; index < 12; index += 1)
      await person.gql(`mutation { renewRecoveryCodes(code: "000000") }`)
    expect(codeOf(await renew())).toBe('RATE_LIMITED')
    expect((await signInWith({ code: await code.next(), devices })).data.login).toBeTruthy()
  })

  it('[42.9] still needs the code after the password was reset', async () => {
    const superUser = await actor('CLIENT_SUPER_USER', client)
    const person = await user()
    const { code } = await setUpSecondFactor(person)
    const password = 'a new password'
    await superUser.gql(
      `mutation { resetUserPassword(id: "${person.id}", input: { password: "${password}" }) }`,
    )
    expect(codeOf(await login({ ...person, password }))).toBe('SECOND_FACTOR_REQUIRED')
    expect((await login({ ...person, password }, await code.next())).errors).toBeUndefined()
  })
})

describe('removing it', () => {
  it('[42.9] takes a code; the password alone signs in again, and an email says so', async () => {
    const person = await user()
    const { code } = await setUpSecondFactor(person)
    const remove = (typed: string) =>
      person.gql(`mutation { removeSecondFactor(code: "${typed}") }`)
    expect(fieldOf(await remove('000000'))).toBe('code')
    expect((await remove(await code.next())).data).toEqual({ removeSecondFactor: true })
    expect((await login(person)).errors).toBeUndefined()
    await drainBackgroundWork()
    const mail = mails.findLast(({ to }) => to.address === person.email)
    expect(mail?.text).toContain('You removed the second factor')
  })

  it('[42.11] an administrator does it for who lost theirs, which signs them out everywhere', async () => {
    const superUser = await actor('CLIENT_SUPER_USER', client)
    const person = await user()
    const reset = () => superUser.gql(`mutation { resetSecondFactor(userId: "${person.id}") }`)
    expect(fieldOf(await reset()), 'without one').toBe('userId')
    await setUpSecondFactor(person)
    const from = await lastPosition(db, client.id)
    expect((await reset()).data).toEqual({ resetSecondFactor: true })
    expect(await entriesOf(db, client.id, from)).toMatchObject([
      { user_id: superUser.id, record_id: person.id, after: { second_factor: false } },
    ])
    expect(codeOf(await person.gql('{ me { id } }'))).toBe('UNAUTHENTICATED')
    expect((await login(person)).errors).toBeUndefined()
    await drainBackgroundWork()
    const mail = mails.findLast(({ to }) => to.address === person.email)
    expect(mail?.text).toContain('A super user removed the second factor')
  })
})

describe('a client that requires it of everybody', () => {
  let strict: { id: string }
  beforeAll(async () => {
    strict = await buildClient(db, { second_factor_required: true })
  })
  const mustSetUp = async ({ gql }: Actor) =>
    (await gql('{ me { must_set_up_second_factor } }')).data.me.must_set_up_second_factor

  it('[42.10] lets who has none do nothing but set it up or sign out', async () => {
    const person = await actor('CLIENT_SUPER_USER', strict)
    expect(await mustSetUp(person)).toBe(true)
    for (const call of ['{ totalUsers }', '{ myJobs { id } }', 'mutation { endMyOtherDevices }'])
      expect(codeOf(await person.gql(call))).toBe('SECOND_FACTOR_SETUP_REQUIRED')
    const other = await signIn(person)
    expect((await other.gql('mutation { logout }')).data).toEqual({ logout: true })
    await setUpSecondFactor(person)
    expect(await mustSetUp(person)).toBe(false)
    expect((await person.gql('{ totalUsers }')).errors).toBeUndefined()
    expect(codeOf(await person.gql('mutation { removeSecondFactor(code: "000000") }'))).toBe(
      'FORBIDDEN',
    )
    expect(await securityOf(person)).toMatchObject({ second_factor_required: true })
  })

  it('[42.10] also who was signed in when the client began to, and who was just reset', async () => {
    const provider = await actor('PROVIDER_SUPER_USER')
    const later = await buildClient(db)
    const person = await actor('CLIENT_USER', later)
    expect(await mustSetUp(person)).toBe(false)
    const data = await answered(
      provider.gql(
        `mutation ($id: ID!, $input: ClientInput!) { updateClient(id: $id, input: $input) { second_factor_required } }`,
        { id: later.id, input: { companyName: `Strict ${later.id}`, secondFactorRequired: true } },
      ),
    )
    expect(data.updateClient).toEqual({ second_factor_required: true })
    expect(codeOf(await person.gql('{ myJobs { id } }'))).toBe('SECOND_FACTOR_SETUP_REQUIRED')
    await setUpSecondFactor(person)
    await provider.gql(`mutation { resetSecondFactor(userId: "${person.id}") }`)
    expect(await mustSetUp(await signIn(person))).toBe(true)
  })
})
