import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

it('[48.15] says whether it can be written, and leaves no file behind', async () => {
  const own = join(folder, 'own')
  const tried = diskFileStore({ folder: own, secret: 'a secret of the test' })
  await tried.ping()
  expect(readdirSync(own, { recursive: true })).toEqual(['.unfinished'])
  rmSync(join(own, '.unfinished'), { recursive: true })
  // Whoever runs the tests may write to every folder, but not below a file.
  writeFileSync(join(own, '.unfinished'), '')
  await expect(tried.ping()).rejects.toThrow(/EEXIST|ENOTDIR/)
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
