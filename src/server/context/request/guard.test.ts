import { setImmediate as nextTurn } from 'node:timers/promises'
import { buildSchema, type GraphQLResolveInfo } from 'graphql'
import { expect, it, vi } from 'vitest'
import { typeDefs } from '#api/generated/typeDefs.ts'
import type { RequestContext } from './requestContext.ts'
import { assertCallsComplete, checkArgumentLimits, guard } from './guard.ts'

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

it('[12.7] runs no resolver for someone who may not call it', async () => {
  const resolve = vi.fn<() => string>(() => 'a secret')
  expect(codeOf('allClients', context(null), resolve)).toBe('UNAUTHENTICATED')
  expect(codeOf('allClients', context(null, 'TOKEN_EXPIRED'), resolve)).toBe('TOKEN_EXPIRED')
  expect(codeOf('allClients', context('CLIENT_SUPER_USER'), resolve)).toBe('FORBIDDEN')
  expect(codeOf('allObservations', context('NONE'), resolve)).toBe('FORBIDDEN')
  expect(resolve).not.toHaveBeenCalled()
  expect(await codeOf('allClients', context('PROVIDER_SUPER_USER'), resolve)).toBe('a secret')
})

it('[12.22] runs eight calls of a person at once, whatever they call', async () => {
  const ends: (() => void)[] = []
  const resolve = vi.fn<() => Promise<void>>(() => new Promise((end) => ends.push(end)))
  const caller = (userId: string) =>
    ({ session: { userId, role: 'PROVIDER_SUPER_USER' } }) as unknown as RequestContext
  const call = (operation: string, userId: string) =>
    guard(operation, resolve)(undefined, {}, caller(userId), info)
  const calls = Array.from({ length: 12 }, (_, at) =>
    call(at % 2 ? 'allUsers' : 'totalUsers', 'one'),
  )
  expect(resolve).toHaveBeenCalledTimes(8)
  calls.push(call('allUsers', 'another'))
  expect(resolve).toHaveBeenCalledTimes(9)
  for (let ended = 0; ended < 13; ended += 1) {
    ends.shift()?.()
    await nextTurn()
  }
  await Promise.all(calls)
  expect(resolve).toHaveBeenCalledTimes(13)
})

const fieldOf = (args: object) => {
  try {
    checkArgumentLimits(args)
    return null
  } catch (error) {
    return (error as { field?: string }).field
  }
}

it('[12.2] takes pages of 1 to 100 rows', () => {
  for (const take of [1, 10, 100]) expect(fieldOf({ filter: { take, skip: 0 } })).toBeNull()
  for (const take of [0, -1, 101, 2_000_000]) expect(fieldOf({ filter: { take } })).toBe('take')
  expect(fieldOf({ departmentAndLocationFilter: { take: 1000 } })).toBe('take')
  expect(fieldOf({ input: { skip: -1 } })).toBe('skip')
})

it('[12.2] takes at most 1,000 ids at once, wherever they stand', () => {
  const ids = (count: number) => Array.from({ length: count }, String)
  expect(fieldOf({ ids: ids(1000) })).toBeNull()
  expect(fieldOf({ ids: ids(1001) })).toBe('ids')
  expect(fieldOf({ filter: { taskIds: ids(1001) } })).toBe('taskIds')
})

it('[27.14] leaves the rows of an import to the import', () => {
  expect(
    fieldOf({ input: { rows: Array.from({ length: 5000 }, () => ({ name: 'x' })) } }),
  ).toBeNull()
})

it('[12.9] refuses a text that no database keeps', () => {
  expect(fieldOf({ input: { name: 'a\0b' } })).toBe('name')
  expect(fieldOf({ input: { name: 'a\uD83D' } })).toBe('name')
  expect(fieldOf({ ids: ['a', '\uDC4D'] })).toBe('ids')
  expect(fieldOf({ input: { device_details: { Model: { '\uD83D': 1 } } } })).toBe('Model')
  expect(fieldOf({ input: { name: '👍🏽', device_details: { Model: '\\u0000' } } })).toBeNull()
  expect(fieldOf({ input: { notes: 'x'.repeat(100_001) } })).toBe('notes')
})
