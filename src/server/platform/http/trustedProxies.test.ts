import { afterAll, expect, it } from 'vitest'
import { bareApp } from '#test/support/bareApp.ts'
import { buildApp } from '../../app/buildApp.ts'

const bare = await bareApp()
afterAll(() => bare.close())

/** Returns the address that a request counts for. */
async function addressOf(trustProxy: number | string[] | null, socket: string, forwarded: string) {
  const app = buildApp({ ...bare.parts, settings: { ...bare.settings, trustProxy } })
  let address = ''
  app.addHook('onRequest', async ({ ip }) => {
    address = ip
  })
  const headers = { 'x-forwarded-for': forwarded, 'x-real-ip': '9.9.9.9', forwarded: 'for=9.9.9.9' }
  await app.inject({ url: '/healthz', remoteAddress: socket, headers })
  await app.close()
  return address
}

it.each([
  ['no proxy', null, '10.0.0.1', '1.1.1.1', '10.0.0.1'],
  ['one hop', 1, '10.0.0.1', '1.1.1.1, 2.2.2.2', '2.2.2.2'],
  ['two hops', 2, '10.0.0.1', '1.1.1.1, 2.2.2.2, 10.0.0.2', '2.2.2.2'],
  ['a named proxy', ['10.0.0.0/8'], '10.0.0.1', '1.1.1.1, 2.2.2.2', '2.2.2.2'],
  ['a proxy on IPv6', ['::1', '10.0.0.0/8'], '::ffff:10.0.0.1', '1.1.1.1', '1.1.1.1'],
  ['somebody else', ['10.0.0.0/8'], '8.8.8.8', '1.1.1.1', '8.8.8.8'],
])(
  '[10.31] takes the address from the forwarding header of %s',
  async (_who, trust, socket, header, address) => {
    expect(await addressOf(trust, socket, header)).toBe(address)
  },
)
