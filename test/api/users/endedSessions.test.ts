/** Changes that end a person's sessions, and passwords set by an administrator. */
import { describe, expect, it } from 'vitest'
import { messages } from '#texts/en/messages.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { account, actor, api, signIn, type Actor } from '#test/support/api.ts'
import {
  DELETE_USER,
  DELETE_USERS,
  formOf,
  errorOf,
  saveUser,
  SET_PASSWORD,
  UPDATE_USER,
} from './userCalls.ts'

const REFRESH = `mutation ($token: String!) {
  refreshToken(refreshTokenInput: { refreshToken: $token }) { access_token } }`
const FORGOT = `mutation ($email: String!) { forgotPassword(email: $email) }`
const RESET = `mutation ($token: String!, $password: String!) {
  resetPassword(resetPasswordInput: { resetToken: $token, password: $password }) }`

const { db, post, mails, drainBackgroundWork } = await api()
const client = await buildClient(db)
const superUser = await actor('CLIENT_SUPER_USER', client)

const codeOf = ({ errors }: { errors?: { extensions: { code?: string } }[] }) =>
  errors?.[0]?.extensions.code

async function isSignedIn(person: Actor): Promise<boolean> {
  const call = codeOf(await person.gql(`{ me { id } }`))
  const refreshed = codeOf(await post(REFRESH, { token: person.refreshToken }))
  expect(refreshed).toBe(call)
  expect([undefined, 'UNAUTHENTICATED']).toContain(call)
  return call === undefined
}

async function change(person: Actor, changes: object): Promise<void> {
  const input = { ...(await formOf(superUser, person.id)), ...changes }
  await saveUser(superUser, UPDATE_USER, { id: person.id, input })
}

describe('the next call and the refresh token of someone fail', () => {
  it.each([
    ['demoted', (person: Actor) => change(person, { userLevel: 'CLIENT_OBSERVEE' })],
    ['promoted', (person: Actor) => change(person, { userLevel: 'CLIENT_OBSERVER' })],
    ['disabled', (person: Actor) => change(person, { isAccountEnabled: false })],
    ['deleted', ({ id }: Actor) => saveUser(superUser, DELETE_USER, { id })],
    ['deleted with others', ({ id }: Actor) => superUser.gql(DELETE_USERS, { ids: [id] })],
    [
      'given a password',
      ({ id }: Actor) => superUser.gql(SET_PASSWORD, { id, password: 'a new password' }),
    ],
  ])('[10.4] who was %s', async (_how, work) => {
    const person = await actor('CLIENT_USER', client)
    const colleague = await actor('CLIENT_USER', client)
    expect(await isSignedIn(await signIn(person))).toBe(true)
    await work(person)
    expect(await isSignedIn(person)).toBe(false)
    expect(await isSignedIn(colleague)).toBe(true)
  })

  it('[10.6] who was disabled and enabled again signs in again', async () => {
    const person = await actor('CLIENT_USER', client)
    await change(person, { isAccountEnabled: false })
    await expect(signIn(person)).rejects.toThrow('Incorrect username or password')
    await change(person, { isAccountEnabled: true })
    expect(await isSignedIn(person)).toBe(false)
    expect(await isSignedIn(await signIn(person))).toBe(true)
  })

  it('[10.4] but not of someone whose name was changed, nor when the change was refused', async () => {
    const person = await actor('CLIENT_USER', client)
    await change(person, { firstName: 'Alex', title: 'Picker' })
    const input = {
      ...(await formOf(superUser, person.id)),
      userLevel: 'CLIENT_OBSERVEE',
      email: superUser.email,
    }
    const refused = await errorOf(superUser, UPDATE_USER, { id: person.id, input })
    expect(refused?.code).toBe('DUPLICATE')
    expect(await isSignedIn(person)).toBe(true)
  })
})

describe('[7.39] resetUserPassword', () => {
  it.each([
    ['sets the password that the person signs in with from then on', {}],
    ['gives someone new their first password', { password_hash: null }],
  ])('%s', async (_what, overrides) => {
    const person = await account('CLIENT_USER', client, overrides)
    const password = 'another password'
    expect(await errorOf(superUser, SET_PASSWORD, { id: person.id, password: 'short' })).toEqual({
      code: 'BAD_INPUT',
      field: 'password',
      message: messages.passwordTooShort,
    })
    const { data } = await superUser.gql(SET_PASSWORD, { id: person.id, password })
    expect(data.resetUserPassword).toBe(true)
    await expect(signIn(person)).rejects.toThrow('Incorrect username or password')
    expect((await signIn({ ...person, password })).id).toBe(person.id)
  })
})

describe('a reset link that was sent before', () => {
  it.each([
    [
      'a password was set',
      ({ id }: Actor) => superUser.gql(SET_PASSWORD, { id, password: 'a new password' }),
    ],
    [
      'the e-mail address was changed',
      (person: Actor) => change(person, { email: `moved-${person.email}` }),
    ],
  ])('[10.20] does not work after %s', async (_what, work) => {
    const person = await actor('CLIENT_USER', client)
    await post(FORGOT, { email: person.email })
    await drainBackgroundWork()
    const mail = mails.find(({ to }) => to.address === person.email)
    const token = /\/reset\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    expect(token).toEqual(expect.any(String))
    await work(person)
    const answer = await post(RESET, { token, password: 'from the old link' })
    expect(answer.errors?.[0]?.message).toBe('Error resetting password')
  })
})
