import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, it } from 'vitest'
import { sealManifest } from './archiveFormat.ts'
import { verifyArchive } from './readArchive.ts'
import { type ArchiveWriter, writeArchive } from './writeArchive.ts'

const folder = mkdtempSync(join(tmpdir(), 'liftwise-archive-'))
const path = join(folder, 'backup.tar')
const SECRET = 'a secret of at least 32 characters'
const VIDEO = Buffer.alloc(3_000, 'video')

const addContent = async (archive: ArchiveWriter) => {
  await archive.addRows('clients', ['{"id":"1"}\n', '{"id":"2"}\n'])
  await archive.addRows('clients', ['{"id":"3"}\n'])
  await archive.addRows('tasks', [])
  await archive.addFile({ key: 'videos/1.mp4', size: VIDEO.length, content: Readable.from(VIDEO) })
  await archive.addTokenSecret(SECRET)
  return { migrations: ['0001_foundations'], auditBreaks: {} }
}

await writeArchive(path, addContent)
const bytes = readFileSync(path)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function verify(content: Buffer) {
  const copy = join(folder, 'copy.tar')
  writeFileSync(copy, content)
  return verifyArchive(copy)
}

it('[43.1] an archive holds rows, files and the key with their checksums, for its owner only', async () => {
  const { manifest, tokenSecret } = await verifyArchive(path)
  expect(tokenSecret).toBe(SECRET)
  expect(manifest.tables).toMatchObject({ clients: { rows: 3 }, tasks: { rows: 0 } })
  expect(manifest.files.rows).toBe(1)
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

it('[43.5] an archive that ends too early is refused, wherever it ends', async () => {
  // The rest is padding.
  const end = bytes.lastIndexOf('}') + 1
  for (let length = 0; length < end; length += 97)
    await expect(verify(bytes.subarray(0, length))).rejects.toThrow(
      'is damaged, incomplete or not a backup',
    )
})

it('[43.5] an archive with a changed byte is refused, or has the same content', async () => {
  const intact = await verifyArchive(path)
  let refused = 0
  for (let position = 0; position < bytes.length; position += 131) {
    const changed = Buffer.from(bytes)
    changed[position]! ^= 0x11
    const content = await verify(changed).catch((error: Error) => error.message)
    if (typeof content === 'string') refused += 1
    else expect(content).toEqual(intact)
  }
  expect(refused).toBeGreaterThan(40)
})

it('[43.5] rows and files that were replaced are named', async () => {
  const swap = (from: string, to: string) =>
    Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1')
  await expect(verify(swap('videovideo', 'VIDEOvideo'))).rejects.toThrow('the file videos/1.mp4')
  await expect(verify(swap('a secret', 'A secret'))).rejects.toThrow('the keys')
  await expect(verify(swap('0001_found', '0009_found'))).rejects.toThrow('its manifest was changed')
  await expect(verify(Buffer.from('{}'))).rejects.toThrow('use another backup')
  await expect(verifyArchive(join(folder, 'missing.tar'))).rejects.toThrow('cannot be read')
})

it.each([
  '../outside.mp4',
  '/etc/passwd',
  'videos//1.mp4',
  'a\u0000b',
  `${'x'.repeat(301)}.mp4`,
  'unfinished-restore.txt',
])('[43.12] a file %j, which is no key, is refused before anything is written', async (key) => {
  const hostile = join(folder, 'hostile.tar')
  await writeArchive(hostile, async (archive) => {
    await archive.addFile({ key, size: 1, content: Readable.from(Buffer.from('x')) })
    await archive.addTokenSecret(SECRET)
    return { migrations: [], auditBreaks: {} }
  })
  await expect(verifyArchive(hostile)).rejects.toThrow('is damaged, incomplete or not a backup')
})

it('[43.5] a table that the manifest does not fit is named', async () => {
  const { manifest } = await verifyArchive(path)
  const sealed = sealManifest({
    ...manifest,
    tables: { ...manifest.tables, clients: { ...manifest.tables['clients']!, rows: 4 } },
  })
  const start = bytes.indexOf('{"sha256":"', bytes.indexOf('manifest.json'))
  const changed = Buffer.from(bytes)
  changed.write(sealed, start)
  await expect(verify(changed)).rejects.toThrow('the table clients does not fit its checksum')
})

it('[43.6] a backup that fails leaves nothing', async () => {
  const failed = writeArchive(join(folder, 'failed.tar'), async (archive) => {
    await addContent(archive)
    throw new Error('The database ended.')
  })
  await expect(failed).rejects.toThrow('The database ended.')
  const shorter = writeArchive(join(folder, 'failed.tar'), async (archive) => {
    await archive.addFile({ key: 'a.mp4', size: 9_000, content: Readable.from(VIDEO) })
    return { migrations: [], auditBreaks: {} }
  })
  await expect(shorter).rejects.toThrow('ize mismatch')
  expect(await readdir(folder)).not.toContain('failed.tar.unfinished')
  expect(await readdir(folder)).not.toContain('failed.tar')
})
