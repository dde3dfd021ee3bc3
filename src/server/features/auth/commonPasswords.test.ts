import { expect, it } from 'vitest'
import { isCommonPassword } from './commonPasswords.ts'

it.each([
  'password',
  'Password1',
  'PASSW0RD',
  '1qaz2wsx',
  'trustno1',
  'qwertyuiop',
  'iloveyou',
  'Liverpool',
  '11223344',
  '88888888',
  '12121212',
  'asdfasdf',
  '87654321',
  'abcdefghij',
  ' sunshine ',
  '\uFF50assword1',
])('[42.1] %j is one of the most common passwords', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

it.each(['Liftwise-demo-1', 'a password of mine', 'tall crate', '8 signs!', '13579246 crates'])(
  '[42.1] %j is not',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)
