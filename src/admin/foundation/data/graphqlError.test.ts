import { expect, it } from 'vitest'
import { graphqlErrorMessage, graphqlErrorOf, isOutage } from './graphqlError.ts'

const errors = [
  { message: 'Name is taken', extensions: { code: 'BAD_INPUT', field: 'name' } },
  { message: 'And another', extensions: { code: 'FORBIDDEN' } },
]
const first = { message: 'Name is taken', code: 'BAD_INPUT', field: 'name' }

it.each([
  ["postGraphql's error", Object.assign(new Error('Name is taken'), { errors })],
  ["Apollo's error inside react-admin's", { message: 'x', body: { graphQLErrors: errors } }],
])('[8.12] [8] the first error of the response is shown: %s', (_, error) => {
  expect(graphqlErrorOf(error)).toEqual(first)
  expect(graphqlErrorMessage(error)).toBe('Name is taken')
})

it('[8.12] an error that is no GraphQL response shows its message, without a code', () => {
  expect(graphqlErrorOf(new Error('Offline'))).toEqual({
    message: 'Offline',
    code: null,
    field: null,
  })
  expect(graphqlErrorMessage(undefined)).toBe('Something went wrong')
  expect(graphqlErrorMessage(new Error(''))).toBe('Something went wrong')
})

it('[47.5] an unexpected error names its request, by which the server’s log is searched', () => {
  const extensions = { requestId: '3f2a9c1b-0d4e-4f5a-8b6c-7d8e9f0a1b2c' }
  const error = { errors: [{ message: 'Something went wrong', extensions }] }
  expect(graphqlErrorMessage(error)).toBe('Something went wrong. Reference: 3f2a9c1b')
})

it('[12.16] a request is repeated after an outage or a fault, and never after a refusal', () => {
  const withCode = (code: string) => ({ errors: [{ extensions: { code } }] })
  expect(isOutage(new Error('Offline'))).toBe(true)
  expect(isOutage(withCode('UNAVAILABLE'))).toBe(true)
  expect(isOutage(withCode('INTERNAL_SERVER_ERROR'))).toBe(true)
  expect(isOutage(withCode('BAD_INPUT'))).toBe(false)
})
