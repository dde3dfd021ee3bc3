import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { diskFileStore } from '../files/diskFileStore.ts'
import { readSettings } from '../settings.ts'
import { buildApp } from './app.ts'

const folder = mkdtempSync(join(tmpdir(), 'liftwise-app-'))
const webFolder = join(folder, 'web')
const log: string[] = []
let databaseAnswers: () => Promise<void> = async () => undefined

/** Nothing here asks the database but the check of readiness. */
const db = { ping: () => databaseAnswers() } as unknown as Database
const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'info' })
const files = diskFileStore({ folder: join(folder, 'files'), secret: settings.tokenSecret })
const mailer = { send: async () => undefined, close: () => undefined }
const parts = {
  settings,
  db,
  files,
  mailer,
  webFolder,
  logTo: { write: (line: string) => log.push(line) },
}

mkdirSync(join(webFolder, 'assets'), { recursive: true })
writeFileSync(
  join(webFolder, 'index.html'),
  '<!doctype html><script type="module" nonce="__NONCE__" src="/assets/main-abc.js"></script>',
)
writeFileSync(join(webFolder, 'assets/main-abc.js'), 'console.log(1)')
writeFileSync(join(webFolder, 'assets/main-abc.js.br'), brotliCompressSync('console.log(1)'))
writeFileSync(join(webFolder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
const app = buildApp(parts)

beforeAll(() => app.ready())
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers })
const post = (payload: string | object, headers = {}) =>
  app.inject({ method: 'POST', url: '/graphql', payload, headers })

describe('health', () => {
  it('answers /healthz while the process lives, and /readyz while database and files answer', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json()).toEqual({ status: 'ok', database: true, files: true })
    databaseAnswers = () => Promise.reject(new Error('away'))
    const away = await get('/readyz')
    databaseAnswers = async () => undefined
    expect([away.statusCode, away.json()]).toEqual([
      503,
      { status: 'not ready', database: false, files: true },
    ])
    expect((await get('/healthz')).statusCode).toBe(200)
  })
})

describe('the web app', () => {
  it.each([
    '/',
    '/home?clientId=7',
    '/clients/7/edit',
    '/reset/a-token',
    '/allobservations/addObservation',
  ])('serves its page at %s with a fresh nonce', async (url) => {
    const [one, two] = [await get(url), await get(url)]
    const nonceOf = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1] ?? ''
    expect(one.statusCode).toBe(200)
    expect(one.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(one.headers['cache-control']).toBe('no-store')
    expect(nonceOf(one.body)).not.toBe(nonceOf(two.body))
    expect(nonceOf(one.body).length).toBeGreaterThanOrEqual(20)
    expect(one.headers['content-security-policy']).toContain(
      `script-src 'self' 'nonce-${nonceOf(one.body)}'`,
    )
  })

  it('allows nothing from a foreign host, nothing inline and nothing evaluated', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).not.toMatch(/https?:|unsafe|\*/)
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it.each([
    '/nothing',
    '/clients/7/nothing',
    '/index.html',
    '/assets/none.js',
    '/assets/main-abc.js.br',
    '/.env',
  ])('answers %s with 404, not with its page', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('<!doctype')
  })

  it('sends hashed files compressed and for ever, others to be asked for again', async () => {
    const script = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' })
    expect(script.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(script.rawPayload).toString()).toBe('console.log(1)')
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/assets/main-abc.js')).body).toBe('console.log(1)')
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache')
  })

  it.each([
    '/assets/..%2f..%2ftoken-secret',
    '/..%2ftoken-secret',
    '/assets/%2e%2e/%2e%2e/token-secret',
  ])('gives nothing away at %s', async (url) => {
    const answer = await get(url)
    expect(answer.body).not.toContain(settings.tokenSecret)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  })
})

describe('POST /graphql', () => {
  it('is the only way in: GET is refused', async () => {
    expect((await get('/graphql?query=%7Bme%7Bid%7D%7D')).statusCode).toBe(404)
  })

  it('answers with codes, and never caches', async () => {
    const answer = await post({ query: '{ me { id } }' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      data: null,
      errors: [
        {
          message: 'You are not signed in.',
          path: ['me'],
          extensions: { code: 'UNAUTHENTICATED' },
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
  ])('refuses %s', async (_what, body, status) => {
    const answer = await post(body, { 'content-type': 'application/json' })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().errors[0].extensions.code).toBe('BAD_INPUT')
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuses the content type %s, which a foreign page could send',
    async (type) => {
      const answer = await post('{"query":"{ me { id } }"}', { 'content-type': type })
      expect(answer.statusCode).toBe(415)
    },
  )

  it.each([
    [
      'mutation ($e: String!, $p: String!) { login(loginData: { email: $e, password: $p }) { access_token } }',
      { e: 1, p: '' },
      'e',
    ],
    [
      'mutation ($i: LoginInput!) { login(loginData: $i) { access_token } }',
      { i: { email: 'a', password: 5 } },
      'password',
    ],
    [
      'mutation ($i: LoginInput!) { login(loginData: $i) { access_token } }',
      { i: { email: 'a' } },
      'password',
    ],
    [
      'mutation ($i: LoginInput!) { login(loginData: $i) { access_token } }',
      { i: { email: 'a', password: 'b', role: 'X' } },
      'role',
    ],
    ['mutation ($i: LoginInput!) { login(loginData: $i) { access_token } }', {}, 'i'],
  ])(
    'names the field of a wrong variable, also once the document is compiled: %s %j',
    async (query, variables, field) => {
      for (let round = 0; round < 3; round += 1) {
        const [error] = (await post({ query, variables })).json().errors
        expect(error.extensions, error.message).toEqual({ code: 'BAD_INPUT', field })
      }
    },
  )

  it('keeps introspection shut unless a setting opens it', async () => {
    const query = '{ __schema { queryType { name } } }'
    expect((await post({ query })).json().errors[0].extensions.code).toBe('BAD_INPUT')
    const open = buildApp({ ...parts, settings: { ...settings, introspection: true } })
    const answer = await open.inject({ method: 'POST', url: '/graphql', payload: { query } })
    expect(answer.json()).toEqual({ data: { __schema: { queryType: { name: 'Query' } } } })
    await open.close()
  })

  it('masks a fault of ours and leaves its id in the answer and in the log, never its text', async () => {
    log.length = 0
    const query =
      'mutation { login(loginData: { email: "a@b.example", password: "hunter22" }) { access_token } }'
    const answer = await post({ query })
    const [error] = answer.json().errors
    expect(error).toEqual({
      message: 'Something went wrong',
      path: ['login'],
      extensions: { requestId: expect.any(String) },
    })
    expect(answer.headers['x-request-id']).toBe(error.extensions.requestId)
    const line = log.find((text) => text.includes('An operation failed')) ?? ''
    expect(JSON.parse(line)).toMatchObject({ reqId: error.extensions.requestId })
    expect(log.join('')).not.toContain('hunter22')
  })
})

describe('files', () => {
  it('serves a file by its signed link, whole and in parts', async () => {
    await files.put('videos/lift.mp4', Buffer.from('0123456789'), 'video/mp4')
    const link = await files.signedGetUrl('videos/lift.mp4', { expiresInSeconds: 60 })
    const whole = await get(link)
    expect([whole.statusCode, whole.body, whole.headers['content-type']]).toEqual([
      200,
      '0123456789',
      'video/mp4',
    ])
    const range = await get(link, { range: 'bytes=2-4' })
    expect([range.statusCode, range.body, range.headers['content-range']]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ])
    expect(whole.headers['x-content-type-options']).toBe('nosniff')
    expect(whole.headers['content-security-policy']).toContain('sandbox')
  })

  it('saves what a browser should not show', async () => {
    await files.put('exports/a.csv', Buffer.from('a,b'), 'text/csv')
    const link = await files.signedGetUrl('exports/a.csv', {
      expiresInSeconds: 60,
      downloadName: 'Ärger "x".csv',
    })
    expect((await get(link)).headers['content-disposition']).toBe(
      `attachment; filename="_rger _x_.csv"; filename*=UTF-8''%C3%84rger%20%22x%22.csv`,
    )
    await files.put('logos/x.svg', Buffer.from('<svg/>'), 'image/svg+xml')
    const svg = await get(await files.signedGetUrl('logos/x.svg', { expiresInSeconds: 60 }))
    expect(svg.headers['content-disposition']).toContain('attachment')
  })

  it('answers a wrong, an expired and a missing file alike', async () => {
    const link = await files.signedGetUrl('videos/lift.mp4', { expiresInSeconds: 60 })
    for (const url of [
      '/files/videos/lift.mp4',
      link.replace('lift', 'lit'),
      '/files/..%2ftoken-secret?expires=9999999999&signature=x',
      await files.signedGetUrl('videos/lift.mp4', { expiresInSeconds: -1 }),
      await files.signedGetUrl('videos/none.mp4', { expiresInSeconds: 60 }),
    ])
      expect((await get(url)).statusCode, url).toBe(404)
  })

  it('keeps the link’s signature out of the log', async () => {
    log.length = 0
    const link = await files.signedGetUrl('videos/lift.mp4', { expiresInSeconds: 60 })
    await get(link)
    await get('/reset/a-secret-token')
    expect(log.length).toBeGreaterThan(0)
    expect(log.join('')).not.toContain('signature')
    expect(log.join('')).not.toContain('a-secret-token')
  })
})

it('answers what is in flight before it leaves, and waits for work behind the answers', async () => {
  const leaving = buildApp({ ...parts, webFolder: join(folder, 'none') })
  leaving.get('/slow', async () => {
    await wait(300)
    return 'done'
  })
  const address = await leaving.listen({ port: 0, host: '127.0.0.1' })
  const slow = fetch(`${address}/slow`)
  await wait(50)
  const start = performance.now()
  await leaving.close()
  expect(performance.now() - start).toBeLessThan(5_000)
  expect(await (await slow).text()).toBe('done')
})
