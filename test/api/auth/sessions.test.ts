import { createHmac, generateKeyPairSync } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { v7 as uuid } from 'uuid'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ROLES } from '#domain/roles.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { answered } from '#test/support/answered.ts'
import { account, type Account, actor, api, signIn } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'

const { db, post, log, advanceClock } = await api()

const LOGIN = `mutation ($email: String!, $password: String!) {
  login(loginData: { email: $email, password: $password }) { access_token refresh_token }
}`
const ME = `{ me { id client_id type firstname lastname client { company_name can_pick_observer logo_url color } } }`

const wrong = [
  {
    message: 'Incorrect username or password',
    path: ['login'],
    extensions: { code: 'UNAUTHENTICATED' },
  },
]

it.each(ROLES)(
  'signs %s in with a token of 15 minutes whose audience is the role [7.7] [7.8]',
  async (role) => {
    const person = await actor(role)
    const { aud, exp = 0, iat = 0, iss, sub } = decodeJwt(person.accessToken)
    expect({ aud, iss, sub }).toEqual({ aud: role, iss: 'liftwise', sub: person.id })
    expect(exp - iat).toBe(15 * 60)
    expect(decodeProtectedHeader(person.accessToken).alg).toBe('HS256')
  },
)

it('[10.2] answers me with the signed-in person and their client', async () => {
  const client = await buildClient(db, { company_name: 'Hoist & Sons', can_pick_observer: true })
  const observer = await actor('CLIENT_OBSERVER', client)
  const data = await answered(observer.gql(ME))
  expect(data.me).toEqual({
    id: observer.id,
    client_id: client.id,
    type: 'CLIENT_OBSERVER',
    firstname: 'Robin',
    lastname: expect.any(String),
    client: {
      company_name: 'Hoist & Sons',
      can_pick_observer: true,
      logo_url: null,
      color: '#faa61a',
    },
  })
})

it('[6.59] tells people without rights who their administrators are', async () => {
  const client = await buildClient(db)
  const of = { client_id: client.id, type: 'CLIENT_SUPER_USER' as const }
  await buildUser(db, { ...of, firstname: 'Zoe', lastname: 'Last' })
  await buildUser(db, { ...of, firstname: 'Ann', lastname: 'First' })
  await buildUser(db, { ...of, firstname: 'Off', is_account_enabled: false })
  await buildUser(db, { ...of, firstname: 'Gone', deleted_at: new Date() })
  await buildUser(db, { type: 'CLIENT_SUPER_USER', firstname: 'Elsewhere' })
  const person = await actor('NONE', client)
  const data = await answered(person.gql('{ me { administrators } }'))
  expect(data.me.administrators).toEqual(['Ann First', 'Zoe Last'])
})

it('[10.1] [8.1] takes the e-mail address in any case and with spaces around it, and answers a wrong password, an unknown, a disabled and a deleted account and a deleted client alike', async () => {
  const closed = await buildClient(db, { deleted_at: new Date() })
  const right = await account('CLIENT_USER')
  const tries: [string, Pick<Account, 'email' | 'password'>][] = [
    ['wrong password', { ...right, password: 'another password' }],
    ['unknown', { email: 'nobody@people.example', password: right.password }],
    ['disabled', await account('CLIENT_USER', undefined, { is_account_enabled: false })],
    ['deleted', await account('CLIENT_USER', undefined, { deleted_at: new Date() })],
    ['deleted client', await account('CLIENT_USER', closed)],
    ['of the demo', await account('CLIENT_USER', undefined, { is_demo: true })],
    ['without a password', await account('CLIENT_USER', undefined, { password_hash: null })],
    ['no text at all', { email: '', password: '' }],
  ]
  const spelled = await post(LOGIN, { ...right, email: ` ${right.email.toUpperCase()} ` })
  expect(spelled.data.login.access_token).toEqual(expect.any(String))
  for (const [what, { email, password }] of tries)
    expect((await post(LOGIN, { email, password })).errors, what).toEqual(wrong)
})

it('[10.3] ends a session at logout: neither of its tokens works again', async () => {
  const person = await actor('CLIENT_USER')
  const elsewhere = await signIn(person)
  expect((await person.gql('mutation { logout }')).data).toEqual({ logout: true })
  expect((await person.gql('{ me { id } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect(codeOf(await refresh(person.refreshToken))).toBe('UNAUTHENTICATED')
  expect((await elsewhere.gql('{ me { id } }')).data.me.id).toBe(person.id)
})

it.each([
  ['was disabled', 'users', { is_account_enabled: false }],
  ['was deleted', 'users', { deleted_at: new Date() }],
  ['is of a client that was deleted', 'clients', { deleted_at: new Date() }],
] as const)(
  '[10.4] refuses the next call of a person who %s, and their refresh token',
  async (_what, table, set) => {
    const person = await actor('CLIENT_SUPER_USER')
    await writeRows(db, { clientId: person.client_id }, (tables) => tables.update(table).set(set))
    expect(await codeWith(person.accessToken)).toBe('UNAUTHENTICATED')
    expect(codeOf(await refresh(person.refreshToken))).toBe('UNAUTHENTICATED')
  },
)

it('[10.5] tells a person whose role was changed to refresh, and gives the new role', async () => {
  const person = await actor('CLIENT_SUPER_USER')
  await writeRows((await api()).db, { clientId: person.client_id }, (tables) =>
    tables.update('users').set({ type: 'CLIENT_OBSERVEE' }),
  )
  expect((await person.gql('{ me { id } }')).errors?.[0]?.extensions.code).toBe('TOKEN_EXPIRED')
  const { data } = await refresh(person.refreshToken)
  expect(decodeJwt(data.refreshToken.access_token).aud).toBe('CLIENT_OBSERVEE')
})

it('[10.7] stores neither tokens nor passwords, and logs none', async () => {
  const person = await actor('CLIENT_USER')
  await person.gql('{ me { id } }')
  const stored = JSON.stringify(
    await db.read('every client', (tables) =>
      tables.from('sessions').selectAll().where('user_id', '=', person.id),
    ),
  )
  const secret = person.refreshToken.split('.')[1] ?? ''
  expect(secret.length).toBeGreaterThan(40)
  for (const text of [person.password, secret, person.accessToken]) {
    expect(stored).not.toContain(text)
    expect(log.join('')).not.toContain(text)
  }
})

const person = await actor('CLIENT_SUPER_USER')
const secret = (await api()).settings.tokenSecret
const claims = decodeJwt(person.accessToken)

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const byHand = (header: object, payload: object, key = secret, hash = 'sha256') => {
  const text = `${part(header)}.${part(payload)}`
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`
}
const right = { alg: 'HS256', typ: 'at+jwt' }
const codeWith = async (accessToken: string) => {
  const { errors, data } = await (await api()).post('{ me { id } }', {}, { accessToken })
  return data ? 'accepted' : errors?.[0]?.extensions.code
}

describe('[10.8] refuses a forged token', () => {
  it.each<[string, () => string | Promise<string>]>([
    ['without a signature', () => `${part({ ...right, alg: 'none' })}.${part(claims)}.`],
    ['that says none and is signed', () => byHand({ ...right, alg: 'none' }, claims)],
    ['signed with HS512', () => byHand({ ...right, alg: 'HS512' }, claims, secret, 'sha512')],
    [
      'signed with a private key',
      () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
          .sign(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey),
    ],
    ['signed with another secret', () => byHand(right, claims, `${secret}x`)],
    ['with two audiences', () => byHand(right, { ...claims, aud: ROLES.slice(0, 2) })],
    ['with an unknown audience', () => byHand(right, { ...claims, aud: 'ADMIN' })],
    ['of another issuer', () => byHand(right, { ...claims, iss: 'somebody' })],
    ['of another type', () => byHand({ alg: 'HS256', typ: 'JWT' }, claims)],
    ['without a type', () => byHand({ alg: 'HS256' }, claims)],
    ['without an end', () => byHand(right, { ...claims, exp: undefined })],
    ['without a session', () => byHand(right, { ...claims, sid: undefined })],
    ['of a session that does not exist', () => byHand(right, { ...claims, sid: uuid() })],
    [
      'of another person’s session',
      async () => byHand(right, { ...claims, sub: (await actor('CLIENT_USER')).id }),
    ],
    [
      'whose payload was changed',
      () => {
        const [header, , signature] = person.accessToken.split('.')
        return `${header}.${part({ ...claims, aud: 'PROVIDER_SUPER_USER' })}.${signature}`
      },
    ],
    ['that is the refresh token', () => person.refreshToken],
    ['that is nothing', () => ''],
  ])('%s', async (_what, forge) => {
    expect(await codeWith(byHand(right, claims)), 'as the server makes it').toBe('accepted')
    expect(await codeWith(await forge())).toBe('UNAUTHENTICATED')
  })
})

it('[10.9] answers TOKEN_EXPIRED for a token that was right and is too old, however right it looks otherwise', async () => {
  const past = Math.floor((await api()).now().getTime() / 1000) - 1
  expect(await codeWith(byHand(right, { ...claims, exp: past }))).toBe('TOKEN_EXPIRED')
})

it('[10.8] does not raise a role by a well-signed token of a higher one', async () => {
  const raised = byHand(right, { ...claims, aud: 'PROVIDER_SUPER_USER' })
  const { errors } = await (
    await api()
  ).post('{ nonPaginatedClientsByDeletedAt { active { id } } }', {}, { accessToken: raised })
  expect(errors?.[0]?.extensions.code).toBe('TOKEN_EXPIRED')
})

const REFRESH = `mutation ($t: String!) {
  refreshToken(refreshTokenInput: { refreshToken: $t }) { access_token refresh_token }
}`

const refresh = async (t: string) => (await api()).post(REFRESH, { t })
const codeOf = ({ errors }: { errors?: { extensions: { code?: string } }[] }) =>
  errors?.[0]?.extensions.code

it('replaces both tokens, and the new ones work [7.3] [4.5]', async () => {
  const person = await actor('CLIENT_USER')
  const { data } = await refresh(person.refreshToken)
  const { access_token: accessToken, refresh_token } = data.refreshToken
  expect(refresh_token).not.toBe(person.refreshToken)
  expect((await post('{ me { id } }', {}, { accessToken })).data.me.id).toBe(person.id)
  expect((await refresh(refresh_token)).data.refreshToken.refresh_token).toEqual(expect.any(String))
})

it('[10.10] works beside an expired access token, as a browser sends it', async () => {
  const person = await actor('CLIENT_USER')
  advanceClock(15 * 60)
  expect(codeOf(await person.gql('{ me { id } }'))).toBe('TOKEN_EXPIRED')
  const { data } = await post(
    REFRESH,
    { t: person.refreshToken },
    { accessToken: person.accessToken },
  )
  expect(data.refreshToken.access_token).toEqual(expect.any(String))
})

it('[10.10] answers a repeated refresh within 30 seconds with the same new pair', async () => {
  // The calls themselves may take more than the second that is left.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const person = await actor('CLIENT_USER')
  const first = await refresh(person.refreshToken)
  advanceClock(29)
  expect(await refresh(person.refreshToken)).toEqual(first)
})

it('[10.10] answers many refreshes at once with one and the same pair', async () => {
  const person = await actor('CLIENT_USER')
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(person.refreshToken)))
  expect(answers[0]?.data.refreshToken.refresh_token).toEqual(expect.any(String))
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

it('[10.11] revokes the whole family when a token is used again after 30 seconds', async () => {
  const person = await actor('CLIENT_USER')
  const { data } = await refresh(person.refreshToken)
  const newest = data.refreshToken
  advanceClock(31)
  expect(codeOf(await refresh(person.refreshToken))).toBe('UNAUTHENTICATED')
  expect(codeOf(await refresh(newest.refresh_token))).toBe('UNAUTHENTICATED')
  expect(codeOf(await post('{ me { id } }', {}, { accessToken: newest.access_token }))).toBe(
    'UNAUTHENTICATED',
  )
})

it('[10.11] revokes the whole family when a token older than the one before is used, however soon', async () => {
  const person = await actor('CLIENT_USER')
  const second = (await refresh(person.refreshToken)).data.refreshToken.refresh_token
  const third = (await refresh(second)).data.refreshToken.refresh_token
  for (const token of [person.refreshToken, third])
    expect(codeOf(await refresh(token))).toBe('UNAUTHENTICATED')
})

it('[10.12] refuses a refresh token after 30 days without use', async () => {
  const person = await actor('CLIENT_USER')
  advanceClock(30 * 86_400 + 1)
  expect(codeOf(await refresh(person.refreshToken))).toBe('UNAUTHENTICATED')
})

it('[10.12] refuses everything else as a refresh token, an access token too', async () => {
  const person = await actor('CLIENT_USER')
  const unknown = '00000000-0000-7000-8000-000000000000.'.padEnd(80, 'A')
  for (const token of ['', 'x', unknown, "' or 1=1 --", person.accessToken])
    expect(codeOf(await refresh(token)), token).toBe('UNAUTHENTICATED')
  expect((await person.gql('{ me { id } }')).data.me.id).toBe(person.id)
})
