import { createHmac, generateKeyPairSync } from 'node:crypto'
import { decodeJwt, SignJWT, type JWTPayload } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { actor, api, type Actor } from '#test/support/api.ts'

let person: Actor
let secret: string
let claims: JWTPayload

beforeAll(async () => {
  person = await actor('CLIENT_SUPER_USER')
  secret = (await api()).settings.tokenSecret
  claims = decodeJwt(person.accessToken)
})

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

it('accepts a token made by hand exactly as the server makes it, so that the refusals below mean something', async () => {
  expect(await codeWith(byHand(right, claims))).toBe('accepted')
})

describe('refuses a forged token', () => {
  it.each<[string, () => string | Promise<string>]>([
    ['without a signature', () => `${part({ ...right, alg: 'none' })}.${part(claims)}.`],
    ['that says none and is signed', () => byHand({ ...right, alg: 'none' }, claims)],
    ['signed with HS512', () => byHand({ ...right, alg: 'HS512' }, claims, secret, 'sha512')],
    ['signed with HS384', () => byHand({ ...right, alg: 'HS384' }, claims, secret, 'sha384')],
    [
      'signed with a private key',
      () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
          .sign(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey),
    ],
    ['signed with another secret', () => byHand(right, claims, `${secret}x`)],
    [
      'with an array as its audience',
      () => byHand(right, { ...claims, aud: ['CLIENT_SUPER_USER'] }),
    ],
    [
      'with two audiences',
      () => byHand(right, { ...claims, aud: ['CLIENT_SUPER_USER', 'PROVIDER_SUPER_USER'] }),
    ],
    ['with an unknown audience', () => byHand(right, { ...claims, aud: 'ADMIN' })],
    ['without an audience', () => byHand(right, { ...claims, aud: undefined })],
    ['of another issuer', () => byHand(right, { ...claims, iss: 'somebody' })],
    ['without an issuer', () => byHand(right, { ...claims, iss: undefined })],
    ['of another type', () => byHand({ alg: 'HS256', typ: 'JWT' }, claims)],
    ['without a type', () => byHand({ alg: 'HS256' }, claims)],
    ['without an end', () => byHand(right, { ...claims, exp: undefined })],
    ['without a session', () => byHand(right, { ...claims, sid: undefined })],
    [
      'of a session that does not exist',
      () => byHand(right, { ...claims, sid: '00000000-0000-7000-8000-000000000000' }),
    ],
    ['of a session that is no id', () => byHand(right, { ...claims, sid: "' or 1=1" })],
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
    expect(await codeWith(await forge())).toBe('UNAUTHENTICATED')
  })
})

it('answers TOKEN_EXPIRED for a token that was right and is too old, however right it looks otherwise', async () => {
  const past = Math.floor((await api()).now().getTime() / 1000) - 1
  expect(await codeWith(byHand(right, { ...claims, exp: past }))).toBe('TOKEN_EXPIRED')
})

it('does not raise a role by a well-signed token of a higher one', async () => {
  const raised = byHand(right, { ...claims, aud: 'PROVIDER_SUPER_USER' })
  const { errors } = await (
    await api()
  ).post('{ nonPaginatedClientsByDeletedAt { active { id } } }', {}, { accessToken: raised })
  expect(errors?.[0]?.extensions.code).toBe('TOKEN_EXPIRED')
})
