import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bareApp, type BareApp } from '#test/support/bareApp.ts'
import { buildApp } from '../../app/buildApp.ts'

const PATIENCE_MS = 300

let bare: BareApp
let app: ReturnType<typeof buildApp>
let port: number

beforeAll(async () => {
  bare = await bareApp()
  app = buildApp({ ...bare.parts, bodyTimeoutMs: PATIENCE_MS })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  await bare.close()
})

it('[38.8] ends a call whose body does not come', async () => {
  const { answer, milliseconds } = await drip('POST', '/graphql', 'application/json', 20)
  expect(answer).toContain('408 Request Timeout')
  expect(milliseconds).toBeGreaterThan(PATIENCE_MS - 50)
})

it('[38.8] lets a file take longer', async () => {
  const link = await bare.files.signedPutUrl('incoming/slow', {
    contentType: 'video/mp4',
    size: 10,
    maxSize: 100,
    expiresInSeconds: 60,
  })
  const { answer, milliseconds } = await drip('PUT', link, 'video/mp4', 10)
  expect(answer).toContain('200 OK')
  expect(milliseconds).toBeGreaterThan(2 * PATIENCE_MS)
  expect((await bare.files.head('incoming/slow', 100))?.size).toBe(10)
})

it('[38.8] ends no connection that waits for an answer, and none in between', async () => {
  const socket = connect(port, '127.0.0.1')
  const health = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
  let answers = ''
  socket.on('data', (data) => {
    answers += String(data)
  })
  socket.write(health)
  await wait(2 * PATIENCE_MS)
  socket.write(health)
  await wait(PATIENCE_MS)
  socket.destroy()
  expect(answers.match(/200 OK/g)).toHaveLength(2)
})

/** Announces `length` bytes and sends them 100 ms apart until the server responds. */
function drip(method: string, path: string, type: string, length: number) {
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
      if (sent++ < length) socket.write('x')
    }, 100)
  })
}
