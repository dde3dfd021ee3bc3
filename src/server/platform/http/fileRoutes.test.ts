import { afterAll, expect, it } from 'vitest'
import { bareApp } from '#test/support/bareApp.ts'

const bare = await bareApp()
afterAll(() => bare.close())
const { get, files, log } = bare

it('[35.6] serves a file by its signed link, whole and in parts', async () => {
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

it('[35.6] answers a wrong, an expired and a missing file alike', async () => {
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

it('[35.8] keeps the link’s signature out of the log', async () => {
  log.length = 0
  const link = await files.signedGetUrl('videos/lift.mp4', { expiresInSeconds: 60 })
  await get(link)
  await get('/reset/a-secret-token')
  await get('/unsubscribe/a-secret-token')
  expect(log.length).toBeGreaterThan(0)
  expect(log.join('')).not.toContain('signature')
  expect(log.join('')).not.toContain('a-secret-token')
})
