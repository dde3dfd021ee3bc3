import { expect, it } from 'vitest'
import { isCommonPassword } from './commonPasswords.ts'

it('[42.1] knows the most common passwords, however they are typed', async () => {
  const common = ['password', 'Password1', 'PASSW0RD', '1qaz2wsx', 'Liverpool', '88888888']
  const patterns = [
    '12121212',
    'asdfasdf',
    '87654321',
    'abcdefghij',
    ' sunshine ',
    '\uFF50assword1',
  ]
  for (const password of [...common, ...patterns])
    expect(await isCommonPassword(password), password).toBe(true)
  for (const password of ['Liftwise-demo-1', 'a password of mine', 'tall crate', '8 signs!'])
    expect(await isCommonPassword(password), password).toBe(false)
})
