import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { diskFileStore } from './diskFileStore.ts'

const folder = mkdtempSync(join(tmpdir(), 'liftwise-files-'))
let clock = new Date('2026-11-21T10:00:00Z')
const store = diskFileStore({ folder, secret: 'a secret of the test', now: () => clock })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = (link: string) => {
  const { pathname, searchParams } = new URL(link, 'http://localhost')
  return store.local?.verifyGetLink(
    pathname.replace('/files/', ''),
    Object.fromEntries(searchParams),
  )
}

it('[35.7] keeps a file and gives it back', async () => {
  await store.put('logos/one.png', Buffer.from('first'), 'image/png')
  await store.put('logos/one.png', Readable.from(['sec', 'ond']), 'image/png')
  const found = await store.get('logos/one.png')
  expect(found && (await text(found))).toBe('second')
  await store.remove('logos/one.png')
  expect(await store.get('logos/one.png')).toBeNull()
})

it('[35.7] leaves nothing of a file that broke off', async () => {
  const broken = Readable.from(
    (async function* () {
      yield 'half'
      throw new Error('the connection ended')
    })(),
  )
  await expect(store.put('exports/half.csv', broken, 'text/csv')).rejects.toThrow(
    'the connection ended',
  )
  expect(readdirSync(join(folder, 'exports'))).toEqual([])
})

it.each([
  '../secret',
  'logos/../../secret',
  '/etc/passwd',
  'logos/.hidden',
  'a//b',
  '',
  'a\\b',
  'a/b\0.png',
  'C:/x',
])('[35.7] refuses the key %j', async (key) => {
  await expect(store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('Not a file key')
  await expect(store.get(key)).rejects.toThrow('Not a file key')
  expect(store.local?.verifyGetLink(key, {})).toBeNull()
})

it('[35.6] opens a link until it expires', async () => {
  const link = await store.signedGetUrl('exports/a.csv', {
    expiresInSeconds: 60,
    downloadName: 'Ä b.csv',
  })
  expect(open(link)).toEqual({ downloadName: 'Ä b.csv' })
  clock = new Date(clock.getTime() + 60_000)
  expect(open(link)).toBeNull()
})

it('[35.6] opens no link that was tampered with', async () => {
  const link = await store.signedGetUrl('exports/a.csv', { expiresInSeconds: 60 })
  expect(open(link)).toEqual({ downloadName: null })
  const another = diskFileStore({ folder, secret: 'another secret', now: () => clock })
  const foreign = await another.signedGetUrl('exports/a.csv', { expiresInSeconds: 60 })
  for (const wrong of [
    link.replace('a.csv', 'b.csv'),
    link.replace(/expires=\d+/, 'expires=9999999999'),
    `${link}&name=evil.html`,
    link.replace(/signature=.*/, 'signature='),
    link.replace(/&signature=.*/, ''),
    foreign,
  ])
    expect(open(wrong), wrong).toBeNull()
})
