import { expect, it } from 'vitest'
import { publicErrorMessage } from './postPublic.ts'

it("[8] the server's own message is shown", () => {
  expect(publicErrorMessage(new Error('Incorrect username or password'))).toBe(
    'Incorrect username or password',
  )
})

it('a call that never arrived says so', () => {
  expect(publicErrorMessage(new TypeError('Failed to fetch'))).toMatch(/cannot be reached/u)
  expect(publicErrorMessage(new SyntaxError('Unexpected token <'))).toMatch(/cannot be reached/u)
})

it('a failure without words says that something went wrong', () => {
  expect(publicErrorMessage(undefined)).toBe('Something went wrong')
})
