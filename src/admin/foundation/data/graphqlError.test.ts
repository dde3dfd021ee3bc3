import { expect, it } from 'vitest'
import { graphqlErrorMessage, graphqlErrorOf } from './graphqlError.ts'

const errors = [
  { message: 'Name is taken', extensions: { code: 'BAD_INPUT', field: 'name' } },
  { message: 'And another', extensions: { code: 'FORBIDDEN' } },
]
const first = { message: 'Name is taken', code: 'BAD_INPUT', field: 'name' }

it.each([
  ['a refused operation', { graphQLErrors: errors }],
  ["react-admin's error", { message: 'x', body: { graphQLErrors: errors } }],
  ['an answer with an error status', { graphQLErrors: [], networkError: { result: { errors } } }],
])('the first error message of the response is shown: %s', (_, error) => {
  expect(graphqlErrorOf(error)).toEqual(first)
  expect(graphqlErrorMessage(error)).toBe('Name is taken')
})

it('an error that is not an answer says what it is, without a code', () => {
  expect(graphqlErrorOf(new TypeError('Failed to fetch'))).toEqual({
    message: 'Failed to fetch',
    code: null,
    field: null,
  })
  expect(graphqlErrorMessage(undefined)).toBe('Something went wrong')
})
