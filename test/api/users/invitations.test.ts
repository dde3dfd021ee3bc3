/** Invitations: a new person chooses their own password with a mailed link. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { account, actor, api, signIn, type Actor } from '#test/support/api.ts'
import { limitedActor } from '#test/support/scenarios/twoSites.ts'
import { MAILING_ACTS_AN_HOUR } from '#domain/mails/mailLimits.ts'
import { CREATE_USER, errorOf, formOf, newPerson, saveUser, UPDATE_USER } from './userCalls.ts'

const { mails, drainBackgroundWork, advanceClock, now } = await api()

const INVITATION = `query ($id: ID!) { user: getUserById(id: $id) { invitation { state invited_at } } }`
const SEND = `mutation ($id: ID!) { user: sendInvitation(userId: $id) { id invitation { state } } }`
const CHOOSE = `mutation ($resetPasswordInput: ResetPasswordInput!) {
  resetPassword(resetPasswordInput: $resetPasswordInput) }`

const DAY = 24 * 60 * 60
const PASSWORD = 'a password of their own'

let client: { id: string }
let admin: Actor

beforeAll(api)
beforeEach(async () => {
  client = await buildClient((await api()).db)
  admin = await actor('CLIENT_SUPER_USER', client)
})

async function create(changes: object = {}): Promise<{ id: string; email: string }> {
  const input = { ...newPerson(), invite: true, ...changes }
  return saveUser(admin, CREATE_USER, { input })
}

async function mailsTo({ email }: { email: string }) {
  await drainBackgroundWork()
  return mails.filter(({ to }) => to.address === email)
}

async function tokensOf(person: { email: string }): Promise<string[]> {
  const mails = await mailsTo(person)
  return mails.map(({ text }) => /\/reset\/([\w-]{43})\?invited\n/.exec(text)?.[1] ?? '')
}

const choose = async (resetToken: string, password = PASSWORD) =>
  (await api()).post(CHOOSE, { resetPasswordInput: { resetToken, password } })

const invitationOf = async ({ id }: { id: string }, who: Actor = admin) =>
  (await saveUser(who, INVITATION, { id })).invitation

const stateOf = async (person: { id: string }) => (await invitationOf(person)).state

/** Somebody without a password. */
const newcomer = async (overrides: object = {}) =>
  buildUser((await api()).db, { client_id: client.id, password_hash: null, ...overrides })

describe('[15.23] a new person', () => {
  it('gets one mail with a link that works once, to choose the password that they sign in with', async () => {
    const person = await create()
    const [mail, ...others] = await mailsTo(person)
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^You have been invited to /)
    const [token = ''] = await tokensOf(person)
    expect((await choose(token)).data).toEqual({ resetPassword: true })
    expect((await choose(token, 'another password')).errors?.[0]?.message).toBe(
      'Error resetting password',
    )
    const signedIn = await signIn({
      ...person,
      client_id: client.id,
      password: PASSWORD,
      type: 'CLIENT_USER',
    })
    expect(signedIn.accessToken).toBeTruthy()
  })

  it('has the link for seven days', async () => {
    const [late, inTime] = [await create(), await create()]
    const [lateToken = ''] = await tokensOf(late)
    const [token = ''] = await tokensOf(inTime)
    advanceClock(7 * DAY - 60)
    expect((await choose(token)).data).toEqual({ resetPassword: true })
    advanceClock(120)
    expect((await choose(lateToken)).errors?.[0]?.message).toBe('Error resetting password')
  })

  it('is not invited where it is switched off, is disabled, or has no rights', async () => {
    for (const changes of [
      { invite: false },
      { invite: null },
      { isAccountEnabled: false },
      { userLevel: 'NONE' },
    ]) {
      const person = await create(changes)
      expect(await mailsTo(person)).toEqual([])
      expect(await invitationOf(person)).toEqual({ state: 'NOT_INVITED', invited_at: null })
    }
  })
})

it('[30.12] one person invites sixty an hour, whoever they are', async () => {
  const { id } = await create()
  for (let made = 1; made < MAILING_ACTS_AN_HOUR; made += 1) await admin.gql(SEND, { id })
  const input = { ...newPerson(), invite: true }
  expect((await errorOf(admin, CREATE_USER, { input }))?.code).toBe('RATE_LIMITED')
  expect((await errorOf(admin, SEND, { id }))?.code).toBe('RATE_LIMITED')
  expect(await errorOf(admin, CREATE_USER, { input: { ...input, invite: false } })).toBeUndefined()
})

it('[30.13] an invitation has no word of who sends it', async () => {
  const [mail] = await mailsTo(await create({ firstName: 'You won, open evil.example' }))
  expect(mail?.text).not.toContain('evil')
  expect(mail?.html).not.toContain('evil')
})

describe('[15.24] sendInvitation', () => {
  it('sends a new link; the one before works too, and using one voids the other', async () => {
    const person = await create()
    await mailsTo(person)
    await saveUser(admin, SEND, { id: person.id })
    const [first = '', second = ''] = await tokensOf(person)
    expect(second).not.toBe(first)
    expect((await choose(first)).data).toEqual({ resetPassword: true })
    expect((await choose(second)).errors).toHaveLength(1)
  })

  it('refuses the fourth within an hour, and takes another one after it', async () => {
    const person = await newcomer()
    const atOnce = Array.from({ length: 5 }, () => admin.gql(SEND, { id: person.id }))
    for (const { errors } of await Promise.all(atOnce)) expect(errors).toBeUndefined()
    expect(await mailsTo(person), 'one mail for many calls at once').toHaveLength(1)
    for (let sent = 2; sent <= 3; sent += 1) {
      await saveUser(admin, SEND, { id: person.id })
      expect(await mailsTo(person)).toHaveLength(sent)
    }
    expect((await errorOf(admin, SEND, { id: person.id }))?.code).toBe('RATE_LIMITED')
    advanceClock(60 * 60 + 1)
    admin = await signIn(admin)
    await saveUser(admin, SEND, { id: person.id })
    expect(await mailsTo(person)).toHaveLength(4)
  })

  it.each([
    ['disabled', { is_account_enabled: false }, 'This account is disabled.'],
    ['without rights', { type: 'NONE' }, 'This person has no user level.'],
    ['with a password', { password_hash: 'a hash' }, 'This person already has a password.'],
  ])('refuses who is %s', async (_who, overrides, message) => {
    const person = await newcomer(overrides)
    const refused = await errorOf(admin, SEND, { id: person.id })
    expect(refused).toMatchObject({ code: 'BAD_INPUT', field: 'userId' })
    expect(refused?.message).toContain(message)
    expect(await mailsTo(person)).toEqual([])
  })

  it('finds nobody who is deleted, and refuses who may not be edited', async () => {
    const person = await newcomer()
    const gone = await newcomer({ deleted_at: new Date() })
    const boss = await newcomer({ type: 'CLIENT_SUPER_USER' })
    expect((await errorOf(admin, SEND, { id: gone.id }))?.code).toBe('NOT_FOUND')
    expect((await errorOf(admin, SEND, { id: boss.id }))?.code).toBe('FORBIDDEN')
    const provider = await actor('PROVIDER_SUPER_USER')
    await saveUser(provider, SEND, { id: boss.id })
    expect(await mailsTo(boss)).toHaveLength(1)
    const { id: site } = await buildLocation((await api()).db, { client_id: client.id })
    const ofOneSite = await limitedActor('CLIENT_SUPER_USER', client, { locations: [site] })
    expect((await errorOf(ofOneSite, SEND, { id: person.id }))?.code).toBe('FORBIDDEN')
  })
})

describe('[15.25] the state of an invitation', () => {
  it('goes from not invited through invited and expired to accepted', async () => {
    const person = await newcomer()
    expect(await stateOf(person)).toBe('NOT_INVITED')
    const invitedAt = now().getTime()
    await saveUser(admin, SEND, { id: person.id })
    const invited = await invitationOf(person)
    expect(invited.state).toBe('INVITED')
    expect(new Date(invited.invited_at).getTime()).toBeGreaterThanOrEqual(invitedAt)
    advanceClock(7 * DAY + 1)
    admin = await signIn(admin)
    expect((await invitationOf(person)).state).toBe('EXPIRED')
    await saveUser(admin, SEND, { id: person.id })
    await choose((await tokensOf(person)).at(-1) ?? '')
    expect(await stateOf(person)).toBe('ACCEPTED')
  })

  it('is told to nobody else, and to neither in lists', async () => {
    const person = await account('CLIENT_USER', client)
    const own = await signIn(person)
    expect(await invitationOf(person)).toEqual({ state: 'ACCEPTED', invited_at: null })
    expect(await invitationOf(person, own)).toBeNull()
    const observer = await actor('CLIENT_OBSERVER', client)
    expect(await invitationOf(person, observer)).toBeNull()
  })
})

describe('[15.26] an invitation is void', () => {
  it('once the address has changed or the account was disabled', async () => {
    for (const changes of [{ email: newPerson().email }, { isAccountEnabled: false }]) {
      const person = await create()
      const [token = ''] = await tokensOf(person)
      const input = { ...(await formOf(admin, person.id)), ...changes }
      await saveUser(admin, UPDATE_USER, { id: person.id, input })
      expect(await stateOf(person)).toBe('EXPIRED')
      expect((await choose(token)).errors).toHaveLength(1)
    }
  })

  it('and not sent when that happened before its mail left', async () => {
    const person = await create()
    const input = { ...(await formOf(admin, person.id)), email: newPerson().email }
    await saveUser(admin, UPDATE_USER, { id: person.id, input })
    expect(await mailsTo(person)).toEqual([])
    expect(await mailsTo(input)).toEqual([])
  })
})
