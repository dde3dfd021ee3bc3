import { buildSchema, type GraphQLResolveInfo } from 'graphql'
import { expect, it, vi } from 'vitest'
import { typeDefs } from '#api/generated/typeDefs.ts'
import type { RequestContext } from './requestContext.ts'
import { assertCallsComplete, guard } from './guard.ts'

const context = (role: string | null, refusal = 'UNAUTHENTICATED') =>
  ({ session: role && { role }, authFailure: refusal }) as unknown as RequestContext
const info = {} as GraphQLResolveInfo

const contract = buildSchema(typeDefs)
const operations = [contract.getQueryType(), contract.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}),
)

const codeOf = (operation: string, asked: RequestContext, resolve: () => unknown) => {
  try {
    return guard(operation, resolve)(undefined, {}, asked, info)
  } catch (error) {
    return (error as { code?: string }).code
  }
}

it('[12.6] boots with the operations of the contract', () => {
  expect(() => assertCallsComplete(operations)).not.toThrow()
})

it('[12.6] stops the boot when an operation has no row in the access table', () => {
  expect(() => assertCallsComplete([...operations, 'newOperation'])).toThrow(
    'No row in the access table for: newOperation',
  )
})

it('[12.6] stops the boot when a row of the access table has no operation', () => {
  expect(() => assertCallsComplete(operations.filter((name) => name !== 'me'))).toThrow(
    'operations that do not exist: me',
  )
})

it('[12.7] runs no resolver for someone who may not call it', () => {
  const resolve = vi.fn<() => string>(() => 'a secret')
  expect(codeOf('allClients', context(null), resolve)).toBe('UNAUTHENTICATED')
  expect(codeOf('allClients', context(null, 'TOKEN_EXPIRED'), resolve)).toBe('TOKEN_EXPIRED')
  expect(codeOf('allClients', context('CLIENT_SUPER_USER'), resolve)).toBe('FORBIDDEN')
  expect(codeOf('allObservations', context('NONE'), resolve)).toBe('FORBIDDEN')
  expect(resolve).not.toHaveBeenCalled()
  expect(codeOf('allClients', context('PROVIDER_SUPER_USER'), resolve)).toBe('a secret')
})
