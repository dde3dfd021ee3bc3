/** PUT /files/*: limits of a folder's links beyond the contract of all stores. */
import { request } from 'node:http'
import { v7 as uuid } from 'uuid'
import { afterAll, expect, it } from 'vitest'
import type { PutLinkOptions } from '../files/fileStore.ts'
import { openFolderStore } from '#test/support/fileStores.ts'

const FILM: PutLinkOptions = {
  contentType: 'video/mp4',
  size: null,
  maxSize: 20,
  expiresInSeconds: 60,
}

const opened = await openFolderStore()

afterAll(() => opened.close())

async function link(options: Partial<PutLinkOptions> = {}) {
  const key = `incoming/${uuid()}`
  const put = await opened.store.signedPutUrl(key, { ...FILM, ...options })
  return { key, url: opened.address(put) }
}

const send = (url: string, body: string) =>
  fetch(url, { method: 'PUT', body, headers: { 'content-type': 'video/mp4' } })

it('[35.1] takes a file once: a second one never replaces it', async () => {
  const { key, url } = await link()
  expect((await send(url, 'the first')).status).toBe(200)
  expect((await send(url, 'the other')).status).toBe(409)
  expect((await opened.store.head(key, 100))?.start.toString()).toBe('the first')
})

it('[35.9] of two that come at the same time keeps one', async () => {
  const { key, url } = await link()
  const { rest, goOn } = held()
  const slowly = chunked(url, ['slow', 'ly'], rest)
  const atOnce = await send(url, 'at once')
  goOn()
  const answers = [atOnce, await slowly]
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
  expect((await opened.store.head(key, 100))?.start.toString()).toBe('at once')
  expect(opened.unfinished()).toEqual([])
})

it('[35.9] refuses a file that says it is too large before it comes', async () => {
  const { key, url } = await link()
  expect((await send(url, 'x'.repeat(21))).status).toBe(413)
  expect(await opened.store.head(key, 1)).toBeNull()
})

it('[35.9] counts the bytes of one that does not say how large it is', async () => {
  const { key, url } = await link()
  expect((await chunked(url, ['x'.repeat(15), 'x'.repeat(15)])).status).toBe(413)
  expect(await opened.store.head(key, 1)).toBeNull()
  const exact = await link({ size: 5 })
  expect((await chunked(exact.url, ['1234'])).status).toBe(400)
  expect((await chunked(exact.url, ['1234', '56'])).status).toBe(400)
  expect((await chunked(exact.url, ['1234', '5'])).status).toBe(200)
  expect(opened.unfinished()).toEqual([])
})

it('[35.1] takes a body whatever it says it is as it comes, and parses none', async () => {
  const { key, url } = await link({ contentType: 'application/json' })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(url, { method: 'PUT', body: '{"broken', headers })).status).toBe(200)
  expect((await opened.store.head(key, 100))?.start.toString()).toBe('{"broken')
})

it('[35.5] clears away what was left unfinished, and only what is old', async () => {
  const { url } = await link()
  const { rest, goOn } = held()
  const slowly = chunked(url, ['slow', 'ly'], rest)
  await expect.poll(() => opened.unfinished()).toHaveLength(1)
  await opened.store.removeUnfinished(new Date(Date.now() - 60_000))
  expect(opened.unfinished()).toHaveLength(1)
  goOn()
  expect((await slowly).status).toBe(200)
})

it('[35.9] ends what is arriving when the server leaves, and nothing of it stays', async () => {
  const leaving = await openFolderStore()
  const put = await leaving.store.signedPutUrl('incoming/long', FILM)
  const sending = chunked(leaving.address(put), ['begun', 'never sent'], held().rest)
  const ended = sending.catch((error: Error) => error)
  await expect.poll(() => leaving.unfinished()).toHaveLength(1)
  await leaving.close()
  expect(await ended).toBeInstanceOf(Error)
})

/** Holds back the rest of a body until the test lets it go on. */
function held() {
  let goOn = (): void => undefined
  const rest = new Promise<void>((resolve) => (goOn = resolve))
  return { rest, goOn }
}

/** Sends a body without a length; `rest`: what its second piece waits for. */
function chunked(
  url: string,
  pieces: string[],
  rest: Promise<void> = Promise.resolve(),
): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      { method: 'PUT', headers: { 'content-type': 'video/mp4' } },
      (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode ?? 0 })
      },
    )
    sending.on('error', reject)
    void (async () => {
      for (const piece of pieces) {
        sending.write(piece)
        await rest
      }
      sending.end()
    })()
  })
}
