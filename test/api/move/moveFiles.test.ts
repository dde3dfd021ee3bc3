/** Moves the files of a store to another one: a bucket where the environment has one, else a folder. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import { s3FileStore } from '#server/platform/files/s3FileStore.ts'
import { moveFiles } from '#server/platform/move/moveFiles.ts'
import { HAS_OBJECT_STORE, newBucket } from '#test/support/fileStores.ts'

const folder = mkdtempSync(join(tmpdir(), 'liftwise-move-files-'))
const fileStore = (name: string) =>
  diskFileStore({ folder: join(folder, name), secret: 'a secret of the test' })
const ignore = () => undefined

const source = fileStore('source')
let target: FileStore

beforeAll(async () => {
  target = HAS_OBJECT_STORE ? s3FileStore({ settings: await newBucket() }) : fileStore('target')
  for (const number of [1, 2, 3, 4, 5, 6])
    await source.put(`videos/${number}.mp4`, Buffer.alloc(number * 100_000, number), 'video/mp4')
  await source.put('logos/empty.png', Buffer.alloc(0), 'image/png')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('[48.45] a move that failed goes on, and does not send again what is there', async () => {
  const full: FileStore = {
    ...target,
    put: (key, content, type) =>
      key === 'videos/5.mp4'
        ? Promise.reject(new Error('The disk is full.'))
        : target.put(key, content, type),
  }
  await expect(moveFiles(source, full, ignore)).rejects.toThrow('The disk is full.')
  const sent: string[] = []
  const counting: FileStore = {
    ...target,
    put: (key, content, type) => {
      sent.push(key)
      return target.put(key, content, type)
    },
  }
  const sentences: string[] = []
  const moved = await moveFiles(source, counting, (sentence) => sentences.push(sentence))
  expect(sent).toContain('videos/5.mp4')
  expect(sent).not.toContain('videos/1.mp4')
  expect(sentences.at(-1)).toBe('7 of 7 files, 2 of 2 MB (100 %)')
  expect(moved.map(({ key, size }) => [key, size])).toEqual([
    ['logos/empty.png', 0],
    ...[1, 2, 3, 4, 5, 6].map((number) => [`videos/${number}.mp4`, number * 100_000]),
  ])
})

it('[48.45] a move back gives the same files', async () => {
  const back = fileStore('back')
  const moved = await moveFiles(target, back, ignore)
  expect(await moveFiles(source, back, ignore)).toEqual(moved)
})

it('[48.45] a file that is lost on its way is noticed', async () => {
  const store = fileStore('lossy')
  const lossy: FileStore = {
    ...store,
    put: (key, _content, type) => store.put(key, Buffer.from('shorter'), type),
  }
  await expect(moveFiles(source, lossy, ignore)).rejects.toThrow('was not stored as it is')
})

it('[48.41] a store with other files, or with another content, is refused', async () => {
  const store = fileStore('other')
  await store.put('logos/other.png', Buffer.from('logo'), 'image/png')
  await expect(moveFiles(source, store, ignore)).rejects.toThrow(
    'The file store to move to holds logos/other.png, which this one has not.',
  )
  await store.move('logos/other.png', 'videos/1.mp4')
  await expect(moveFiles(source, store, ignore)).rejects.toThrow(
    'The file store to move to holds another file videos/1.mp4.',
  )
})
