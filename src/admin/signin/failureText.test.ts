import { expect, it } from 'vitest'
import { failureText } from './failureText.ts'

it("[8] the server's own message is shown", () => {
  expect(failureText(new Error('Incorrect username or password'))).toBe(
    'Incorrect username or password',
  )
})

it('a call that never arrived says so', () => {
  expect(failureText(new TypeError('Failed to fetch'))).toMatch(/cannot be reached/u)
  expect(failureText(new SyntaxError('Unexpected token <'))).toMatch(/cannot be reached/u)
})

it('a failure without words says that something went wrong', () => {
  expect(failureText(undefined)).toBe('Something went wrong')
})
