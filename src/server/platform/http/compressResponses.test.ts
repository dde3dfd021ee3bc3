import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { compressResponses } from './compressResponses.ts'

const LONG = { text: 'observation '.repeat(500) }

const app = fastify()
compressResponses(app)
app.get('/long', () => LONG)
app.get('/short', () => ({ text: 'short' }))
app.get('/csv', (_request, reply) => reply.type('text/csv').send(LONG.text))

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} })

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
] as const)(
  'compresses a long JSON response for whoever accepts %s',
  async (accepted, encoding, read) => {
    const { headers, rawPayload } = await get('/long', accepted)
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(Number(headers['content-length'])).toBe(rawPayload.length)
    expect(rawPayload.length).toBeLessThan(LONG.text.length / 10)
    expect(JSON.parse(read(rawPayload).toString())).toEqual(LONG)
  },
)

it('sends a short response, another type, and other clients the text itself', async () => {
  for (const [url, encoding] of [
    ['/short', 'gzip'],
    ['/csv', 'gzip'],
    ['/long', 'deflate'],
    ['/long'],
  ] as const)
    expect((await get(url, encoding)).headers['content-encoding']).toBeUndefined()
  expect((await get('/long')).json()).toEqual(LONG)
})
