import { decodeJwt, decodeProtectedHeader } from 'jose'
import { expect, it } from 'vitest'
import { ROLES, type Role } from '#domain/roles.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { account, actor, api, signIn, type Account } from '#test/support/api.ts'

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

it('answers me with the signed-in person and their client', async () => {
  const { db } = await api()
  const client = await buildClient(db, { company_name: 'Hoist & Sons', can_pick_observer: true })
  const observer = await actor('CLIENT_OBSERVER', client)
  const { data, errors } = await observer.gql(ME)
  expect(errors).toBeUndefined()
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

it('takes the e-mail address in any case and with spaces around it', async () => {
  const person = await account('CLIENT_USER')
  const { data } = await (
    await api()
  ).post(LOGIN, { ...person, email: ` ${person.email.toUpperCase()} ` })
  expect(data.login.access_token).toEqual(expect.any(String))
})

it('answers a wrong password, an unknown, a disabled and a deleted account and a deleted client alike', async () => {
  const { db, post } = await api()
  const closed = await buildClient(db, { deleted_at: new Date() })
  const right = await account('CLIENT_USER')
  const tries: [string, Pick<Account, 'email' | 'password'>][] = [
    ['wrong password', { ...right, password: 'another password' }],
    ['unknown', { email: 'nobody@people.example', password: right.password }],
    ['disabled', await account('CLIENT_USER', undefined, { is_account_enabled: false })],
    ['deleted', await account('CLIENT_USER', undefined, { deleted_at: new Date() })],
    ['deleted client', await account('CLIENT_USER', closed)],
    ['without a password', await account('CLIENT_USER', undefined, { password_hash: null })],
    ['no text at all', { email: '', password: '' }],
  ]
  for (const [what, { email, password }] of tries)
    expect((await post(LOGIN, { email, password })).errors, what).toEqual(wrong)
})

it('refuses the calls of a person without a token, and says so', async () => {
  const { post } = await api()
  for (const call of [
    '{ me { id } }',
    'mutation { logout }',
    '{ nonPaginatedClientsByDeletedAt { active { id } } }',
  ]) {
    const { errors } = await post(call)
    expect(errors?.[0]?.extensions.code, call).toBe('UNAUTHENTICATED')
  }
})

it('ends a session at logout: neither of its tokens works again', async () => {
  const person = await actor('CLIENT_USER')
  const elsewhere = await signIn(person)
  expect((await person.gql('mutation { logout }')).data).toEqual({ logout: true })
  expect((await person.gql('{ me { id } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  const { errors } = await (
    await api()
  ).post(
    `mutation ($t: String!) { refreshToken(refreshTokenInput: { refreshToken: $t }) { access_token } }`,
    { t: person.refreshToken },
  )
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect((await elsewhere.gql('{ me { id } }')).data.me.id).toBe(person.id)
})

const change = async (person: Account, set: object) => {
  const { db } = await api()
  await db.write({ clientId: person.client_id }, (transaction) =>
    transaction.run((tables) => tables.update('users').set(set).where('id', '=', person.id)),
  )
}

it.each([
  ['disabled', { is_account_enabled: false }],
  ['deleted', { deleted_at: new Date() }],
])('refuses the next call of a person who was %s', async (_what, set) => {
  const person = await actor('CLIENT_SUPER_USER')
  await change(person, set)
  expect((await person.gql('{ me { id } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

it('refuses the next call of a person whose client was deleted', async () => {
  const { db } = await api()
  const client = await buildClient(db)
  const person = await actor('CLIENT_SUPER_USER', client)
  await db.write({ clientId: client.id }, (transaction) =>
    transaction.run((tables) => tables.update('clients').set({ deleted_at: new Date() })),
  )
  expect((await person.gql('{ me { id } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

it('tells a person whose role was changed to refresh, and gives the new role', async () => {
  const person = await actor('CLIENT_SUPER_USER')
  await change(person, { type: 'CLIENT_OBSERVEE' satisfies Role })
  expect((await person.gql('{ me { id } }')).errors?.[0]?.extensions.code).toBe('TOKEN_EXPIRED')
  const { data } = await (
    await api()
  ).post(
    `mutation ($t: String!) { refreshToken(refreshTokenInput: { refreshToken: $t }) { access_token } }`,
    { t: person.refreshToken },
  )
  expect(decodeJwt(data.refreshToken.access_token).aud).toBe('CLIENT_OBSERVEE')
})

it('stores neither tokens nor passwords, and logs none', async () => {
  const { db, log } = await api()
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
