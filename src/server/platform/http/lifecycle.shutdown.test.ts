import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { bareApp } from '#test/support/bareApp.ts'
import { buildApp } from '../../app/buildApp.ts'

const bare = await bareApp()
afterAll(() => bare.close())

it('[38.8] answers what is in flight before it leaves, and waits for work behind the answers', async () => {
  const leaving = buildApp({ ...bare.parts, webFolder: '/nowhere' })
  const [arrived, leave] = [new AbortController(), new AbortController()]
  leaving.get('/slow', async () => {
    arrived.abort()
    await once(leave.signal, 'abort')
    return 'done'
  })
  const address = await leaving.listen({ port: 0, host: '127.0.0.1' })
  const slow = fetch(`${address}/slow`)
  await once(arrived.signal, 'abort')
  const closed = leaving.close()
  await expect.poll(() => leaving.server.listening).toBe(false)
  leave.abort()
  expect(await (await slow).text()).toBe('done')
  await closed
})

it('[38.8] answers a connection that was there before it leaves, and takes no other', async () => {
  const leaving = buildApp({ ...bare.parts, webFolder: '/nowhere' })
  const address = new URL(await leaving.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(address.port), address.hostname)
  await once(leaving.server, 'connection')
  const closed = leaving.close()
  await expect.poll(() => leaving.server.listening).toBe(false)
  await expect(fetch(new URL('/healthz', address))).rejects.toThrow('fetch failed')
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK[^]*connection: close/i)
  await closed
})
