import { expect, it } from 'vitest'
import {
  createRecoveryCodes,
  createSecret,
  decryptSecret,
  encryptSecret,
  hashRecoveryCode,
  parseCode,
  secretUri,
  stepOfCode,
} from './secondFactorCodes.ts'

/** '12345678901234567890' in base 32, as in RFC 6238, appendix B. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const REQUESTER = { key: 'ann', isKnown: true }
const at = (seconds: number) => new Date(seconds * 1000)

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('[42.5] at %d seconds the code of RFC 6238 is %s', (seconds, code) => {
  expect(stepOfCode(RFC_SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

it('[42.5] the code before and the code after count too, and no other', () => {
  const step = 41_152_263
  const right = [-60, -30, 0, 30, 60].map((late) =>
    stepOfCode(RFC_SECRET, '005924', at(step * 30 + 5 + late)),
  )
  expect(right).toEqual([null, step, step, step, null])
})

it('[42.4] a secret has 160 random bits, and its address names product and account', () => {
  const [one, other] = [createSecret(), createSecret()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/u)
  expect(other).not.toBe(one)
  const uri = new URL(secretUri(one, 'zoë@northwind.example'))
  expect(decodeURIComponent(uri.pathname)).toBe('/Liftwise:zoë@northwind.example')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ issuer: 'Liftwise', secret: one })
})

it('[42.7] a secret is stored encrypted, for one person and one TOKEN_SECRET', () => {
  const secret = createSecret()
  const encrypted = encryptSecret('server secret', 'ann', secret)
  expect(encrypted).not.toContain(secret)
  expect(encryptSecret('server secret', 'ann', secret)).not.toBe(encrypted)
  expect(decryptSecret('server secret', 'ann', encrypted)).toBe(secret)
  expect(decryptSecret('server secret', 'bob', encrypted)).toBeNull()
  expect(decryptSecret('other secret', 'ann', encrypted)).toBeNull()
  expect(decryptSecret('server secret', 'ann', '')).toBeNull()
})

it('[42.6] [42.7] ten recovery codes, each other, are stored as argon2id', async () => {
  const { codes, salt, hashes } = await createRecoveryCodes(REQUESTER)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/u)
  const typed = parseCode(` ${codes[3]?.toLowerCase()} `)
  expect(typed?.kind).toBe('recovery')
  expect(await hashRecoveryCode(typed?.code ?? '', salt, REQUESTER)).toBe(hashes[3])
  expect(new Set(hashes).size).toBe(10)
  expect(JSON.stringify(hashes)).not.toContain(codes[0])
})

it.each([
  ['123 456', { kind: 'app', code: '123456' }],
  ['abcde fghjk', { kind: 'recovery', code: 'ABCDEFGHJK' }],
  // As word processors and phones write what was printed with a hyphen.
  ['ABCDE–FGHJK', { kind: 'recovery', code: 'ABCDEFGHJK' }],
  ['ABCDE\u2011FGHJK', { kind: 'recovery', code: 'ABCDEFGHJK' }],
  ['ABCDE\u00ADFGHJK\u200B', { kind: 'recovery', code: 'ABCDEFGHJK' }],
  ['１２３　４５６', { kind: 'app', code: '123456' }],
  ['ABCDE\u2212FGHJK', { kind: 'recovery', code: 'ABCDEFGHJK' }],
  ['12345', null],
  ['1234567', null],
  ['ABCDE-FGHJ0', null],
  ['', null],
])('[42.5] %j is read as %j', (text, parsed) => {
  expect(parseCode(text)).toEqual(parsed)
})
