import { expect, it } from 'vitest'
import { passwords } from './passwords.ts'

const someone = { key: 'a network', isKnown: false }

it('[10.7] keeps a password as argon2id with 19 MiB, two passes and a salt of its own', async () => {
  const [one, two] = await Promise.all([passwords.hash('a password'), passwords.hash('a password')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(two).not.toBe(one)
  expect(await passwords.verify(one, 'a password', someone)).toBe(true)
  expect(await passwords.verify(one, 'a passwore', someone)).toBe(false)
})

it('[10.22] knows a password by its signs, not by how a keyboard composes them', async () => {
  const hash = await passwords.hash('Zo\u00eb 12345')
  expect(await passwords.verify(hash, 'Zoe\u0308 12345', someone)).toBe(true)
})

it(
  '[10.15] never finds a password right for nobody, and works as long for it',
  { tags: ['timing'] },
  async () => {
    const hash = await passwords.hash('a password')
    const timeOf = async (known: string | null) => {
      const start = performance.now()
      expect(await passwords.verify(known, 'the password of nobody', someone)).toBe(false)
      return performance.now() - start
    }
    await timeOf(null)
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let round = 0; round < 9; round += 1) {
      known.push(await timeOf(hash))
      unknown.push(await timeOf(null))
    }
    // A response without hashing would be a thousand times faster.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 10)
  },
)
