import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { bareApp } from '#test/support/bareApp.ts'
import { buildApp } from '../../app/buildApp.ts'

const bare = await bareApp()
afterAll(() => bare.close())
const { get, parts, settings } = bare

it.each([
  '/',
  '/home?clientId=7',
  '/clients/7/edit',
  '/reset/a-token',
  '/allobservations/addObservation',
])('[38.9] serves its page at %s with a fresh nonce', async (url) => {
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

it('[38.9] allows nothing from a foreign host, nothing inline and nothing evaluated', async () => {
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
  '/assets/main-abc.js.gz',
  '/.env',
])('[37.2] answers %s with 404: the page for browsers, JSON for others', async (url) => {
  for (const accept of ['*/*', 'application/json', 'image/png,*/*;q=0.8']) {
    const answer = await get(url, { accept })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ errors: [{ message: 'Page not found.' }] })
  }
  const page = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  expect(page.statusCode).toBe(404)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['cache-control']).toBe('no-store')
  expect(withoutNonce(page.body)).toBe(withoutNonce((await get('/')).body))
})

it('[38.9] sends hashed files compressed and forever, others to be requested again', async () => {
  const script = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' })
  expect(script.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(script.rawPayload).toString()).toBe('console.log(1)')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const overHttp = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, deflate' })
  expect(overHttp.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(overHttp.rawPayload).toString()).toBe('console.log(1)')
  expect((await get('/assets/main-abc.js')).body).toBe('console.log(1)')
  const engine = await get('/assets/engine-abc.wasm', { 'accept-encoding': 'br' })
  expect(engine.headers).toMatchObject({
    'content-type': 'application/wasm',
    'content-encoding': 'br',
  })
  expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache')
})

it('[38.9] workers load from here only, and may compile WebAssembly, which the page may not', async () => {
  const policy = String((await get('/assets/main-abc.js')).headers['content-security-policy'])
  expect(policy).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
  )
  expect((await get('/icon.svg')).headers['content-security-policy']).not.toContain('wasm')
})

it('[45.2] the service worker is requested again each time, and changes with the headers of the page', async () => {
  const worker = await get('/serviceWorker.js')
  expect(worker.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("connect-src 'self'"),
  })
  expect(worker.body).toMatch(/^const revision = 'a1-[0-9a-f]{16}'$/)
  expect((await get('/serviceWorker.js')).body).toBe(worker.body)
  const https = buildApp({ ...parts, settings: { ...settings, publicUrl: 'https://lw.test' } })
  expect((await https.inject('/serviceWorker.js')).body).not.toBe(worker.body)
  await https.close()
  const manifest = await get('/manifest.webmanifest')
  expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
})

it.each([
  '/assets/..%2f..%2ftoken-secret',
  '/..%2ftoken-secret',
  '/assets/%2e%2e/%2e%2e/token-secret',
])('[38.9] gives nothing away at %s', async (url) => {
  const answer = await get(url)
  expect(answer.body).not.toContain(settings.tokenSecret)
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
})

const withoutNonce = (text: string) => text.replaceAll(/nonce="[^"]+"/g, '')
