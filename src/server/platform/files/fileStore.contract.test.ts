/** Behaviour that both stores share, through their real links; S3 runs only where TEST_S3_ENDPOINT names a server. */
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListedFile } from './fileStore.ts'
import {
  HAS_OBJECT_STORE,
  openBucketStore,
  openFolderStore,
  type TestFileStore,
} from '#test/support/fileStores.ts'

const STORES = [
  ['disk', true, openFolderStore],
  ['S3', HAS_OBJECT_STORE, openBucketStore],
] as const

const MP4 = { contentType: 'video/mp4', size: 10, maxSize: 100, expiresInSeconds: 60 }

const send = (url: string, body: string, type = 'video/mp4') =>
  fetch(url, { method: 'PUT', body, headers: { 'content-type': type } })

describe.each(STORES)('the store of files on %s', (_name, there, open) => {
  describe.runIf(there)('as everywhere', () => {
    let opened: TestFileStore
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    const putLink = async (key: string, options: Partial<typeof MP4> = {}) =>
      opened.address(await opened.store.signedPutUrl(key, { ...MP4, ...options }))
    const getLink = async (key: string) =>
      opened.address(await opened.store.signedGetUrl(key, { expiresInSeconds: 60 }))
    const newKey = () => `incoming/${uuid()}`
    const listed = async () => {
      const files: ListedFile[] = []
      for await (const file of opened.store.list()) files.push(file)
      return files
    }

    it('[35.10] answers that it is there', async () => {
      await expect(opened.store.ping()).resolves.toBeUndefined()
    })

    it('[35.7] keeps a file, replaces it, and removes it', async () => {
      const { store } = opened
      const key = `logos/${uuid()}.png`
      await store.put(key, Buffer.from('first'), 'image/png')
      await store.put(key, Readable.from(['sec', 'ond']), 'image/png')
      const found = await store.get(key)
      expect(found && (await text(found))).toBe('second')
      const head = await store.head(key, 3)
      expect([head?.size, head?.start.toString()]).toEqual([6, 'sec'])
      expect(await listed()).toContainEqual({ key, size: 6 })
      await store.remove(key)
      await store.remove(key)
      expect(await store.get(key)).toBeNull()
      expect(await store.head(key, 3)).toBeNull()
      expect(await listed()).not.toContainEqual({ key, size: 6 })
    })

    it('[35.7] knows an empty file from none', async () => {
      const key = newKey()
      await opened.store.put(key, Buffer.alloc(0), 'video/mp4')
      expect(await opened.store.head(key, 3)).toMatchObject({ size: 0, start: Buffer.alloc(0) })
    })

    it('[35.7] keeps a stream of many parts whole, and nothing of one that breaks off', async () => {
      const { store } = opened
      const bytes = randomBytes(20 * 1024 * 1024)
      const [whole, broken] = [`exports/${uuid()}.csv`, `exports/${uuid()}.csv`]
      await store.put(whole, Readable.from(pieces(bytes)), 'text/csv')
      const kept = await store.get(whole)
      expect(kept && (await buffer(kept)).equals(bytes)).toBe(true)
      const breaking = (async function* () {
        yield* pieces(bytes)
        throw new Error('the connection ended')
      })()
      await expect(store.put(broken, Readable.from(breaking), 'text/csv')).rejects.toThrow(
        'the connection ended',
      )
      expect(await store.head(broken, 1)).toBeNull()
      expect(opened.unfinished()).toEqual([])
      await store.removeUnfinished(new Date(Date.now() + 60_000))
      expect(await store.head(whole, 1)).toMatchObject({ size: bytes.length })
    })

    it('[7.53] takes a file by PUT with its content type, and shows it in parts', async () => {
      const key = `gbs-videos/${uuid()}.mp4`
      expect((await send(await putLink(key), '0123456789')).status).toBe(200)
      const answer = await fetch(await getLink(key), { headers: { range: 'bytes=2-4' } })
      expect([answer.status, await answer.text()]).toEqual([206, '234'])
      expect(answer.headers.get('content-range')).toBe('bytes 2-4/10')
      expect(answer.headers.get('content-type')).toBe('video/mp4')
      expect(answer.headers.get('content-disposition')).toBeNull()
    })

    it.each([
      ['another content type', '0123456789', 'text/html'],
      ['fewer bytes', '012345678', 'video/mp4'],
      ['more bytes', '0123456789a', 'video/mp4'],
      ['nothing', '', 'video/mp4'],
    ])('[35.1] refuses %s than the link was made for', async (_what, body, type) => {
      const key = newKey()
      expect((await send(await putLink(key), body, type)).ok).toBe(false)
      expect(await opened.store.head(key, 1)).toBeNull()
    })

    it('[35.6] refuses a link that was tampered with in any part', async () => {
      const [key, other] = [newKey(), newKey()]
      const link = await putLink(key)
      const changed = [...new URL(link).searchParams.keys()].map((name) => {
        const url = new URL(link)
        const value = url.searchParams.get(name) ?? ''
        url.searchParams.set(name, `${value.slice(0, -1)}${value.endsWith('9') ? '8' : '9'}`)
        return url.href
      })
      expect(changed.length).toBeGreaterThan(3)
      for (const wrong of [...changed, link.replace(key, other), link.replace(/\?.*/, '')])
        expect((await send(wrong, '0123456789')).ok, wrong).toBe(false)
      expect(await opened.store.head(key, 1)).toBeNull()
      expect(await opened.store.head(other, 1)).toBeNull()
    })

    it('[35.6] refuses a link to read for writing, and one to write for reading', async () => {
      const key = newKey()
      expect((await send(await getLink(key), '0123456789')).ok).toBe(false)
      await opened.store.put(key, Buffer.from('0123456789'), 'video/mp4')
      expect((await fetch(await putLink(key))).ok).toBe(false)
    })

    it('[35.6] refuses links that have expired', async () => {
      const key = newKey()
      opened.signAhead(-3_600)
      const [put, get] = [await putLink(key), await getLink(key)]
      opened.signAhead(0)
      expect((await send(put, '0123456789')).ok).toBe(false)
      expect(await opened.store.head(key, 1)).toBeNull()
      await opened.store.put(key, Buffer.from('0123456789'), 'video/mp4')
      expect((await fetch(get)).ok).toBe(false)
    })

    it('[35.7] an interrupted upload leaves nothing visible', async () => {
      const key = newKey()
      const link = await putLink(key, { size: 1_000, maxSize: 1_000 })
      await breakOff(link, 1_000)
      await expect.poll(() => opened.unfinished()).toEqual([])
      expect(await opened.store.head(key, 1)).toBeNull()
      expect((await fetch(await getLink(key))).status).toBe(404)
    })

    it('[35.7] moves a file, once, and shows it as what its new name says', async () => {
      const { store } = opened
      const [from, to] = [newKey(), `gbs-videos/${uuid()}.webm`]
      await store.put(from, Buffer.from('a film'), 'application/octet-stream')
      expect(await store.move(from, to)).toBe(true)
      expect(await store.head(from, 1)).toBeNull()
      expect(await store.move(from, to)).toBe(false)
      const shown = await fetch(await getLink(to))
      expect([await shown.text(), shown.headers.get('content-type')]).toEqual([
        'a film',
        'video/webm',
      ])
    })

    it('[35.6] saves what a browser should not show, under the name it is given', async () => {
      const key = `exports/${uuid()}.csv`
      await opened.store.put(key, Buffer.from('a,b'), 'text/csv')
      const link = await opened.store.signedGetUrl(key, {
        expiresInSeconds: 60,
        downloadName: 'Ärger "x".csv',
      })
      const answer = await fetch(opened.address(link))
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="_rger _x_.csv"; filename*=UTF-8''%C3%84rger%20%22x%22.csv`,
      )
    })

    it.each(['../secret', 'a//b', '', '/etc/passwd', 'logos/.hidden', 'a\\b', 'a/b\0.png', 'C:/x'])(
      '[35.7] knows no key %j',
      async (key) => {
        const { store } = opened
        for (const call of [
          store.put(key, Buffer.from('x'), 'text/plain'),
          store.get(key),
          store.signedPutUrl(key, MP4),
          store.move(key, newKey()),
        ])
          await expect(call).rejects.toThrow('Not a file key')
        expect(store.local?.verifyGetLink(key, {}) ?? null).toBeNull()
      },
    )
  })
})

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 100_000) yield bytes.subarray(at, at + 100_000)
}

/** Announces `bytes` bytes, sends one of them and ends the connection. */
function breakOff(link: string, bytes: number): Promise<void> {
  return new Promise((resolve) => {
    const sending = request(link, {
      method: 'PUT',
      headers: { 'content-type': 'video/mp4', 'content-length': bytes },
    })
    sending.on('error', () => undefined).on('close', resolve)
    sending.write('0', () => sending.destroy())
  })
}
