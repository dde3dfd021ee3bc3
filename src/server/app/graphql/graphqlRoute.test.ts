import { afterAll, expect, it, vi } from 'vitest'
import type { Database, ReadOptions } from '#server/platform/db/database.ts'
import { accessTokens } from '#server/context/request/accessTokens.ts'
import { bareApp } from '#test/support/bareApp.ts'
import { buildApp } from '../buildApp.ts'

const bare = await bareApp()
afterAll(() => bare.close())
const { get, post, log, parts, settings } = bare

it('[12.1] [7.1] is the only way in: GET is refused', async () => {
  expect((await get('/graphql?query=%7Bme%7Bid%7D%7D')).statusCode).toBe(404)
})

it('[12.1] answers with codes, and never caches', async () => {
  const answer = await post({ query: '{ me { id } }' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    data: null,
    errors: [
      {
        message: 'You are not signed in.',
        path: ['me'],
        extensions: {
          code: 'UNAUTHENTICATED',
          text: { key: 'messages.unauthenticated', args: {} },
        },
      },
    ],
  })
})

it.each([
  ['a batch', JSON.stringify([{ query: '{ me { id } }' }]), 400],
  ['no query', JSON.stringify({ variables: {} }), 400],
  ['a query that is no text', JSON.stringify({ query: { a: 1 } }), 400],
  ['broken JSON', '{"query": ', 400],
  [
    'a body over 1 MiB',
    JSON.stringify({ query: '{ me { id } }', variables: { a: 'x'.repeat(1_100_000) } }),
    413,
  ],
])('[12.1] refuses %s', async (_what, body, status) => {
  const answer = await post(body, { 'content-type': 'application/json' })
  expect(answer.statusCode).toBe(status)
  expect(answer.json().errors[0].extensions.code).toBe('BAD_INPUT')
})

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  '[12.1] refuses the content type %s, which a foreign page could send',
  async (type) => {
    const answer = await post('{"query":"{ me { id } }"}', { 'content-type': type })
    expect(answer.statusCode).toBe(415)
  },
)

it('[12.3] names the field of a wrong variable', async () => {
  const query = 'mutation ($i: LoginInput!) { login(loginData: $i) { access_token } }'
  const variables = { i: { email: 'a', password: 5 } }
  const [error] = (await post({ query, variables })).json().errors
  expect(error.extensions, error.message).toEqual({ code: 'BAD_INPUT', field: 'password' })
})

it('[12.5] keeps introspection shut unless a setting opens it', async () => {
  const query = '{ __schema { queryType { name } } }'
  expect((await post({ query })).json().errors[0].extensions.code).toBe('BAD_INPUT')
  const open = buildApp({ ...parts, settings: { ...settings, introspection: true } })
  const answer = await open.inject({ method: 'POST', url: '/graphql', payload: { query } })
  expect(answer.json()).toEqual({ data: { __schema: { queryType: { name: 'Query' } } } })
  await open.close()
})

it('[12.4] masks a fault of ours and leaves its id in the answer and in the log, never its text', async () => {
  log.length = 0
  const query =
    'mutation { login(loginData: { email: "a@b.example", password: "hunter22" }) { access_token } }'
  const answer = await post({ query })
  const [error] = answer.json().errors
  expect(error).toEqual({
    message: 'Something went wrong',
    path: ['login'],
    extensions: {
      code: 'INTERNAL_SERVER_ERROR',
      requestId: expect.any(String),
      text: { key: 'messages.unexpected', args: {} },
    },
  })
  expect(answer.headers['x-request-id']).toBe(error.extensions.requestId)
  const line = log.find((text) => text.includes('An operation failed')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ reqId: error.extensions.requestId })
  expect(log.join('')).not.toContain('hunter22')
})

it('[47.6] a slow statement is in the log with its operation and request, without its parameters', async () => {
  log.length = 0
  const elapsed = vi.spyOn(performance, 'now')
  const isSlow = (_scope: unknown, _build: unknown, { around }: ReadOptions = {}) =>
    around!({ name: 's', text: 'select $1' }, () => {
      elapsed.mockReturnValue(performance.now() + 1_200)
      return Promise.reject(new Error('enough'))
    })
  const app = buildApp({ ...parts, db: { ...parts.db, read: isSlow, write: isSlow } })
  const query = 'mutation { forgotPassword(email: "a@b.example") }'
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query } })
  elapsed.mockRestore()
  await app.close()
  const line = log.find((text) => text.includes('A statement was slow')) ?? ''
  expect(JSON.parse(line)).toMatchObject({
    reqId: answer.headers['x-request-id'],
    operation: 'forgotPassword',
    text: 'select $1',
    milliseconds: expect.any(Number),
  })
})

it.each([
  ['query ($id: ID = "x") { getUserById(id: $id) { id } }', { id: null }, 'getUserById'],
  [
    'query ($order: SortOrder = ASC) { allUsers(filter: { sort: { column: name, order: $order } }) { id } }',
    { order: null },
    'allUsers',
  ],
])(
  '[12.2] null instead of a default is refused, and logs no fault: %s',
  async (query, variables, field) => {
    log.length = 0
    const app = buildApp(parts)
    const ask = () => app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } })
    const answers = [await ask(), await ask(), await ask()]
    await app.close()
    for (const answer of answers)
      expect(answer.json().errors).toMatchObject([
        {
          message: expect.stringMatching(/^Argument "(id|filter)"/u),
          path: [field],
          extensions: { code: 'BAD_INPUT' },
        },
      ])
    expect(log.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([])
  },
)

it('[12.2] refuses variables that nest deeper than any input, and logs no fault', async () => {
  log.length = 0
  const app = buildApp(parts)
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
  const ask = (levels: number) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: `{"query": "{ __typename }", "variables": ${deep(levels)}}`,
    })
  expect((await ask(50)).statusCode).toBe(200)
  const refused = await ask(5_000)
  await app.close()
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({
    errors: [{ message: 'variables must not nest deeper than 50 levels.' }],
  })
  expect(log.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([])
})

it.each(['', 'signed in '])(
  '[12.16] says to try again while the database is away: %scall',
  async (isSignedIn) => {
    const isAway = () =>
      Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
    const db = { ...parts.db, read: isAway, write: isAway } as Database
    log.length = 0
    const app = buildApp({ ...parts, db })
    const claims = { userId: 'u', sessionId: 's', role: 'CLIENT_USER' } as const
    const token = await accessTokens(settings.tokenSecret).sign(claims, new Date())
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: isSignedIn ? { authorization: `Bearer ${token}` } : {},
      payload: {
        query:
          'mutation { login(loginData: { email: "a@b.example", password: "x" }) { access_token } }',
      },
    })
    await app.close()
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json().errors).toMatchObject([
      {
        message: 'Liftwise is not responding. Wait a moment and try again.',
        extensions: { code: 'UNAVAILABLE' },
      },
    ])
    const lines = log.filter((line) => line.includes('met an outage'))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ outage: { code: 'ECONNREFUSED' } })
    expect(log.join('')).not.toContain('stack')
  },
)
