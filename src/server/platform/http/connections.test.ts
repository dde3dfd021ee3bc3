import { connect, type Socket } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { bareApp } from '#test/support/bareApp.ts'
import { buildApp } from '../../app/buildApp.ts'

const PATIENCE_MS = 200
const DRIP_MS = 60

const bare = await bareApp()
const app = buildApp({
  ...bare.parts,
  connectionLimits: { bodyTimeoutMs: PATIENCE_MS, maxConnectionsOfAddress: 5 },
})
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)

afterAll(async () => {
  await app.close()
  await bare.close()
})

const linkTo = (key: string) =>
  bare.files.signedPutUrl(key, {
    contentType: 'video/mp4',
    size: 10,
    maxSize: 100,
    expiresInSeconds: 60,
  })

it('[38.8] ends a call whose body does not come', async () => {
  const { answer, milliseconds } = await drip('POST', '/graphql', 'application/json', 20)
  expect(answer).toContain('408 Request Timeout')
  expect(milliseconds).toBeGreaterThan(PATIENCE_MS - 50)
})

it('[38.8] lets a file take longer', async () => {
  const link = await linkTo('incoming/slow')
  const { answer, milliseconds } = await drip('PUT', link, 'video/mp4', 10)
  expect(answer).toContain('200 OK')
  expect(milliseconds).toBeGreaterThan(2 * PATIENCE_MS)
  expect((await bare.files.head('incoming/slow', 100))?.size).toBe(10)
})

it('[38.8] lets a file take as long as it comes in, and ends one that does not', async () => {
  const link = await linkTo('incoming/stuck')
  const { answer, milliseconds } = await drip('PUT', link, 'video/mp4', 10, 3)
  expect(answer).toContain('408 Request Timeout')
  expect(milliseconds).toBeGreaterThan(4 * PATIENCE_MS - 50)
})

it('[38.17] takes a limited number of connections of one address, and others when they close', async () => {
  const open = () =>
    new Promise<{ socket: Socket; isRefused: boolean }>((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'),
      )
      socket.once('data', () => resolve({ socket, isRefused: false }))
      socket.on('error', () => undefined).once('close', () => resolve({ socket, isRefused: true }))
    })
  const opened = await Promise.all(Array.from({ length: 7 }, open))
  expect(opened.filter(({ isRefused }) => isRefused)).toHaveLength(2)
  for (const { socket } of opened) socket.destroy()
  await expect.poll(async () => (await open()).isRefused).toBe(false)
})

it('[38.17] counts the connections of a trusted proxy in all only', async () => {
  const settings = { ...bare.settings, trustProxy: ['127.0.0.1'] }
  const connectionLimits = { maxConnectionsOfAddress: 1 }
  const behindProxy = buildApp({ ...bare.parts, settings, connectionLimits })
  const address = await behindProxy.listen({ port: 0, host: '127.0.0.1' })
  const answers = await Promise.all([1, 2, 3].map(() => fetch(`${address}/healthz`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await behindProxy.close()
})

it('[38.17] cuts headers that are late, with an answer', async () => {
  expect(app.server.headersTimeout).toBe(10_000)
  app.server.headersTimeout = PATIENCE_MS
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /healthz HTTP/1.1\r\nHo'))
    let text = ''
    socket.on('data', (data) => (text += String(data))).once('close', () => resolve(text))
  })
  app.server.headersTimeout = 10_000
  expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
})

it('[38.8] ends no connection that waits for an answer, and none in between', async () => {
  const socket = connect(port, '127.0.0.1')
  const health = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
  let answers = ''
  socket.on('data', (data) => {
    answers += String(data)
  })
  const answered = () => answers.match(/200 OK/g) ?? []
  socket.write(health)
  await expect.poll(answered).toHaveLength(1)
  // A body may take less time than this.
  await drip('POST', '/graphql', 'application/json', 20)
  socket.write(health)
  await expect.poll(answered).toHaveLength(2)
  socket.destroy()
})

/** Announces `length` bytes and sends them, or the first of them, DRIP_MS apart until the server responds. */
function drip(method: string, path: string, type: string, length: number, stopAfter = length) {
  const began = Date.now()
  return new Promise<{ answer: string; milliseconds: number }>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let sent = 0
    let answer = ''
    const ended = () => {
      clearInterval(dripping)
      socket.destroy()
      resolve({ answer, milliseconds: Date.now() - began })
    }
    socket.on('data', (data) => {
      answer += String(data)
      ended()
    })
    socket.on('close', ended).on('error', reject)
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
    )
    const dripping = setInterval(() => {
      if (sent++ < stopAfter) socket.write('x')
    }, DRIP_MS)
  })
}
