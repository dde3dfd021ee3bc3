import type { ExecutionResult } from 'graphql'
import { describe, expect, it, vi } from 'vitest'
import type { RequestContext } from '../../context/request/requestContext.ts'
import type { AppError } from '#domain/errors.ts'
import { compileDocument, queryExecutor } from './queryExecutor.ts'
import { MAX_NEW_DOCUMENTS } from './anonymousDocumentLimit.ts'
import { buildGuardedSchema } from './schema.ts'

const LOGIN = 'mutation ($i: LoginInput!) { login(loginData: $i) { access_token } }'

const schema = buildGuardedSchema()
const signedIn = { session: { role: 'CLIENT_USER' } } as RequestContext
const anonymous = {
  session: null,
  authFailure: 'UNAUTHENTICATED',
  address: '192.0.2.1',
  now: () => new Date(),
} as RequestContext

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

  it('[12.18] never happens for strangers, however often they ask', async () => {
    const { compile, execute } = openExecutor()
    for (let uses = 0; uses < 5; uses += 1) await execute({ query }, anonymous)
    await execute({ query }, signedIn)
    expect(compile).not.toHaveBeenCalled()
  })
})

describe('new documents of strangers', () => {
  const document = (index: number) => ({ query: `{ a${index}: __typename }` })
  const askFor = async (count: number, context: RequestContext) => {
    const { execute } = openExecutor()
    const codes = []
    for (let index = 0; index < count; index += 1)
      codes.push(
        await execute(document(index), context).then(
          () => 'ok',
          (error: AppError) => error.code,
        ),
      )
    return { codes, execute }
  }

  it('[12.18] are limited for each address; known ones and signed-in people are not', async () => {
    const { codes, execute } = await askFor(MAX_NEW_DOCUMENTS + 2, anonymous)
    expect(codes.filter((code) => code === 'ok')).toHaveLength(MAX_NEW_DOCUMENTS)
    expect(codes.at(-1)).toBe('RATE_LIMITED')
    expect((await execute(document(MAX_NEW_DOCUMENTS - 1), anonymous)).data).toBeTruthy()
    expect(
      (await execute(document(9_999), { ...anonymous, address: '192.0.2.2' })).data,
    ).toBeTruthy()
    expect((await execute(document(8_888), signedIn)).data).toBeTruthy()
    const later = { ...anonymous, now: () => new Date(Date.now() + 61_000) }
    expect((await execute(document(7_777), later)).data).toBeTruthy()
  })

  it('[12.18] answer beyond the limit that the token has expired where it has, so that the app renews it', async () => {
    const { codes } = await askFor(MAX_NEW_DOCUMENTS + 1, {
      ...anonymous,
      authFailure: 'TOKEN_EXPIRED',
    })
    expect(codes.at(-1)).toBe('TOKEN_EXPIRED')
  })
})

describe('[12.5] a closed schema', () => {
  it.each([
    ['of a known type', '{ __type(name: "User") { name fields { name } } }'],
    ['by a variable', 'query ($name: String = "User") { __type(name: $name) { name } }'],
    ['by another name', '{ a: __type(name: "User") { kind } }'],
  ])('answers null for the description %s', async (_what, query) => {
    const { execute } = openExecutor()
    for (let use = 0; use < 3; use += 1)
      expect(Object.values((await execute({ query }, signedIn)).data ?? {})).toEqual([null])
  })
})

describe('[12.19] no error suggests a name', () => {
  it.each([
    ['a field', '{ allTask { id } }', {}],
    ['a field of a type', '{ me { firstnam } }', {}],
    ['an argument', '{ getUserById(idd: "1") { id } }', {}],
    ['a type', 'query ($i: LoginInpu) { me { id } }', {}],
    ['a type condition', '{ me { ... on Mee { id } } }', {}],
    ['an enumeration', '{ allUsers(where: { type: CLIENT_USERR }) { id } }', {}],
    ['a field of an input', 'mutation { login(loginData: { emial: "" }) { access_token } }', {}],
    ['a field in a variable', LOGIN, { i: { emial: 'a', password: 'b' } }],
    [
      'an enumeration in a variable',
      'query ($i: Role) { allUsers(where: { type: $i }) { id } }',
      { i: 'CLIENT_USERR' },
    ],
  ])('for %s', async (_what, query, variables) => {
    const { execute } = openExecutor()
    for (let use = 0; use < 3; use += 1) {
      const { errors = [] } = await execute({ query, variables }, signedIn)
      expect(errors.length).toBeGreaterThan(0)
      expect(errors.map(({ message }) => message).join()).not.toContain('Did you mean')
    }
  })
})

const TASKS =
  'query ($i: DepartmentAndLocationFilter) { allTasks(departmentAndLocationFilter: $i) { id } }'
const USER = 'query ($id: ID!) { getUserById(id: $id) { id } }'
const DELETE = 'mutation ($ids: [ID!]!) { bulkDeleteUsers(ids: $ids) }'

describe.each([
  ['interpreted', 1],
  ['compiled', 3],
])('[12.3] the fields of wrong variables when the document is %s', (_how, uses) => {
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
