// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { isForeignAnswer } from '../../foundation/data/graphqlError.ts'
import { putFile } from './uploadFile.ts'

interface Answer {
  status: number
  headers?: Record<string, string>
  responseText?: string
}

/** Sends a file, which is answered so. */
function put(url: string, { status, headers = {}, responseText = '' }: Answer): Promise<unknown> {
  // A constructor that returns an object, because it is called with `new`.
  function Request() {
    const request = Object.assign(new EventTarget(), {
      upload: new EventTarget(),
      status,
      responseText,
      open: () => undefined,
      setRequestHeader: () => undefined,
      getResponseHeader: (name: string) => headers[name] ?? null,
      send: () => void request.dispatchEvent(new Event('load')),
    })
    return request
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  const { signal } = new AbortController()
  const options = { mimeType: 'video/mp4', signal, onProgress: () => undefined }
  return putFile(url, new File(['x'], 'lift.mp4'), options).catch((error: unknown) => error)
}

const OURS = '/files/videos/lift.mp4?signature=x'
const STORAGE = 'https://storage.test/bucket/lift.mp4?signature=x'

it.each([
  [OURS, { status: 403, responseText: '<h1>Blocked</h1>' }],
  [OURS, { status: 200, responseText: '<h1>Sign in to this network</h1>' }],
  [STORAGE, { status: 403, headers: { 'content-type': 'text/html; charset=utf-8' } }],
])('[45.84] what answers an upload on the way is named: %s %o', async (url, answer) => {
  const error = await put(url, answer)
  expect(isForeignAnswer(error)).toBe(true)
  expect(String(error)).toContain(String(answer.status))
})

it.each([
  [OURS, { status: 200, headers: { 'x-liftwise': 'yes' } }],
  [STORAGE, { status: 200 }],
])('an upload that arrived is done: %s', async (url, answer) => {
  expect(await put(url, answer)).toBeUndefined()
})

it.each([
  [OURS, { status: 502, responseText: '<h1>Bad gateway</h1>' }],
  [STORAGE, { status: 403, headers: { 'content-type': 'application/xml' } }],
])('any other answer is a failed upload: %s %o', async (url, answer) => {
  const error = await put(url, answer)
  expect(error).toBeInstanceOf(Error)
  expect(isForeignAnswer(error)).toBe(false)
})
