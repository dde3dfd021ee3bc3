/** Every kind of answer carries the security headers: of routes, of the framework's errors and of the HTTP parser. */
import { connect } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { bareApp } from '#test/support/bareApp.ts'
import { buildApp } from '../../app/buildApp.ts'

const bare = await bareApp()
const app = buildApp({
  ...bare.parts,
  settings: { ...bare.settings, publicUrl: 'https://liftwise.test' },
})

const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
await bare.files.put('videos/lift.mp4', Buffer.from('0123456789'), 'video/mp4')

afterAll(async () => {
  await app.close()
  await bare.close()
})

const HTML = 'Accept: text/html'
const JSON_BODY = 'Content-Type: application/json'
const file = () => bare.files.signedGetUrl('videos/lift.mp4', { expiresInSeconds: 60 })
const upload = (key: string) =>
  bare.files.signedPutUrl(key, {
    contentType: 'video/mp4',
    size: null,
    maxSize: 5,
    expiresInSeconds: 60,
  })

it.each<[what: string, status: number, send: string | (() => Promise<string>), caching?: string]>([
  ['the page', 200, get('/', HTML)],
  ['a script', 200, get('/assets/main-abc.js'), 'public, max-age=31536000, immutable'],
  ['an icon', 200, get('/icon.svg'), 'no-cache'],
  ['a template', 200, get('/templates/users.csv'), 'no-cache'],
  ['a page that does not exist', 404, get('/nothing', HTML)],
  ['a script that does not exist', 404, get('/assets/none.js')],
  ['health', 200, get('/healthz')],
  ['a file', 200, async () => get(await file()), 'private, max-age=300'],
  [
    'a part of a file',
    206,
    async () => get(await file(), 'Range: bytes=2-4'),
    'private, max-age=300',
  ],
  ['a part that is not there', 416, async () => get(await file(), 'Range: bytes=50-60')],
  ['a file that does not exist', 404, get('/files/videos/none.mp4')],
  ['an upload', 200, async () => put(await upload('incoming/a'), 'abc')],
  ['an upload that is too large', 413, async () => put(await upload('incoming/b'), 'too long')],
  ['a call', 200, post('{"query":"{ me { id } }"}')],
  ['a call that is no JSON', 400, post('{"query":')],
  ['a call of another type', 415, post('x', 'Content-Type: text/plain')],
  ['a call that is too large', 413, post('x', `${JSON_BODY}\r\nContent-Length: 2000000`)],
  ['a wrong method', 404, 'DELETE /graphql HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['an address that cannot be decoded', 400, get('/%zz')],
  ['an address with a long part', 200, get(`/users/${'x'.repeat(2_000)}`)],
  ['a request without a host', 400, 'GET /healthz HTTP/1.1\r\n\r\n'],
  ['an expectation', 417, get('/healthz', 'Expect: a miracle')],
  ['no HTTP', 400, 'nonsense\r\n\r\n'],
  ['two lengths', 400, post('x', 'Content-Length: 5')],
  ['headers that are too long', 431, get('/healthz', `X-Long: ${'x'.repeat(20_000)}`)],
])(
  '[38.16] [45.84] sends the security headers and its own with %s',
  async (_what, status, send, caching = 'no-store') => {
    const answer = await answerTo(typeof send === 'string' ? send : await send())
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'x-liftwise': 'yes',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'permissions-policy': expect.stringMatching(/camera=\(self\).* microphone=\(\)/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
      'cache-control': caching,
    })
  },
)

it('[38.16] has browsers refuse text as a script or as markup', async () => {
  const { headers } = await answerTo(get('/', HTML))
  const policy = headers['content-security-policy']?.split('; ')
  expect(policy).toEqual(
    expect.arrayContaining(["require-trusted-types-for 'script'", 'trusted-types liftwise']),
  )
})

it('[38.16] requires https where the product’s own address does', async () => {
  expect((await bare.get('/')).headers['strict-transport-security']).toBeUndefined()
})

function get(url: string, ...headers: string[]): string {
  return [`GET ${url} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n')
}

function post(body: string, header = JSON_BODY): string {
  const head = ['POST /graphql HTTP/1.1', 'Host: x', 'Connection: close', header]
  if (!header.includes('2000000')) head.push(`Content-Length: ${body.length}`)
  return [...head, '', body].join('\r\n')
}

function put(url: string, body: string): string {
  const head = [`PUT ${url} HTTP/1.1`, 'Host: x', 'Connection: close', 'Content-Type: video/mp4']
  return [...head, `Content-Length: ${body.length}`, '', body].join('\r\n')
}

/** Sends a text as it is, and reads the answer until the server closes or the headers are there. */
function answerTo(text: string) {
  return new Promise<{ status: number; headers: Record<string, string> }>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('error', reject).on('data', (data) => {
      answer += data.toString('latin1')
      const [head, rest] = answer.split('\r\n\r\n')
      if (rest === undefined || head === undefined) return
      socket.destroy()
      const [first = '', ...lines] = head.split('\r\n')
      const headers = lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ])
      resolve({ status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers) })
    })
  })
}
