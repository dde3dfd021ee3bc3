import type { ExecutionResult } from 'graphql'
import { describe, expect, it, vi } from 'vitest'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { compileDocument, queryExecutor } from './queryExecutor.ts'
import { buildGuardedSchema } from './schema.ts'

const schema = buildGuardedSchema()
const signedIn = { session: { role: 'CLIENT_USER' } } as RequestContext
const anonymous = { session: null, authFailure: 'UNAUTHENTICATED' } as RequestContext

function openExecutor() {
  const compile = vi.fn<typeof compileDocument>(compileDocument)
  const execute = queryExecutor(schema, { introspection: false, compile })
  return { compile, execute }
}

describe('compiling documents', () => {
  const query = '{ __typename }'

  it('happens at the second use by someone who is signed in, once', async () => {
    const { compile, execute } = openExecutor()
    for (const compiled of [0, 1, 1]) {
      expect(await execute({ query }, signedIn)).toEqual({ data: { __typename: 'Query' } })
      expect(compile).toHaveBeenCalledTimes(compiled)
    }
  })

  it('never happens for strangers, however often they ask', async () => {
    const { compile, execute } = openExecutor()
    for (let uses = 0; uses < 5; uses += 1) await execute({ query }, anonymous)
    await execute({ query }, signedIn)
    expect(compile).not.toHaveBeenCalled()
  })
})

const LOGIN = 'mutation ($i: LoginInput!) { login(loginData: $i) { access_token } }'
const TASKS =
  'query ($i: DepartmentAndLocationFilter) { allTasks(departmentAndLocationFilter: $i) { id } }'
const USER = 'query ($id: ID!) { getUserById(id: $id) { id } }'
const DELETE = 'mutation ($ids: [ID!]!) { bulkDeleteUsers(ids: $ids) }'

describe.each([
  ['interpreted', 1],
  ['compiled', 3],
])('the fields of wrong variables when the document is %s', (_how, uses) => {
  it.each([
    ['a missing variable', USER, {}, ['id']],
    ['a null variable', USER, { id: null }, ['id']],
    ['another type', USER, { id: { a: 1 } }, ['id']],
    ['no object', LOGIN, { i: 'text' }, ['i']],
    ['a missing field', LOGIN, { i: { email: 'a' } }, ['password']],
    ['a null field', LOGIN, { i: { email: 'a', password: null } }, ['password']],
    ['a field of another type', LOGIN, { i: { email: 'a', password: 5 } }, ['password']],
    ['two fields', LOGIN, { i: { email: 1, password: 5 } }, ['email', 'password']],
    ['an unknown field', LOGIN, { i: { email: 'a', password: 'b', role: 'X' } }, ['role']],
    ['a number', TASKS, { i: { take: 'ten' } }, ['take']],
    ['an item of a list', DELETE, { ids: ['a', {}] }, ['ids']],
    ['a null item of a list', DELETE, { ids: [null] }, ['ids']],
  ])('%s', async (_what, query, variables, fields) => {
    const { execute } = openExecutor()
    let answer: ExecutionResult = {}
    for (let use = 0; use < uses; use += 1) answer = await execute({ query, variables }, signedIn)
    expect(answer.errors).toMatchObject(
      fields.map((field) => ({ originalError: { code: 'BAD_INPUT', field } })),
    )
  })
})
