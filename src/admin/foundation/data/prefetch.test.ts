// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { tokenStore } from './tokenStore.ts'
import { prefetch } from './prefetch.ts'
import { request } from './request.ts'

const ME = { query: 'query Me { me { id } }', variables: {} }
const ask = (signal?: AbortSignal) => request(ME.query, ME.variables, signal ? { signal } : {})

const answer = vi.fn<() => unknown>()

beforeEach(() => {
  answer.mockReset().mockReturnValue({ data: { me: { id: 'u1' } } })
  vi.stubGlobal('fetch', async () => Response.json(answer()))
  tokenStore.write({ accessToken: 'a', refreshToken: 'r' })
})

it('asked ahead, a question is not asked again by the first who needs the answer, but by the second', async () => {
  prefetch(ME)
  expect(await ask()).toEqual({ me: { id: 'u1' } })
  expect(answer).toHaveBeenCalledTimes(1)
  await ask()
  expect(answer).toHaveBeenCalledTimes(2)
})

it('answers nothing else', async () => {
  prefetch(ME)
  await request(ME.query, { id: '1' })
  expect(answer).toHaveBeenCalledTimes(2)
  await ask()
  expect(answer).toHaveBeenCalledTimes(2)
})

it('a refusal is heard by whoever asks in earnest', async () => {
  answer.mockReturnValue({ errors: [{ message: 'Not now' }] })
  prefetch(ME)
  await expect(ask()).rejects.toThrow('Not now')
})

it('a server that cannot be reached is so as well', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  prefetch(ME)
  await expect(ask()).rejects.toThrow('Failed to fetch')
})

it('nothing of it is left for the next person', async () => {
  prefetch(ME)
  tokenStore.clear()
  await ask()
  expect(answer).toHaveBeenCalledTimes(2)
})

it('an answer that nobody took for long is old', async () => {
  const now = vi.spyOn(performance, 'now')
  now.mockReturnValue(1_000)
  prefetch(ME)
  now.mockReturnValue(40_000)
  await ask()
  expect(answer).toHaveBeenCalledTimes(2)
})
