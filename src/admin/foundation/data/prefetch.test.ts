// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { tokenStore } from './tokenStore.ts'
import { prefetch } from './prefetch.ts'
import { request } from './request.ts'
import { ownAnswer } from '#test/support/ownAnswer.ts'

const ME = { query: 'query Me { me { id } }', variables: {} }
const ask = (signal?: AbortSignal) => request(ME.query, ME.variables, signal ? { signal } : {})

const answer = vi.fn<() => unknown>()

beforeEach(() => {
  answer.mockReset().mockReturnValue({ data: { me: { id: 'u1' } } })
  vi.stubGlobal('fetch', async () => ownAnswer(answer()))
  tokenStore.write({ accessToken: 'a', refreshToken: 'r' })
})

it('[10.29] a prefetched request is not sent again by its first caller, but by the second', async () => {
  prefetch(ME)
  expect(await ask()).toEqual({ me: { id: 'u1' } })
  expect(answer).toHaveBeenCalledTimes(1)
  await ask()
  expect(answer).toHaveBeenCalledTimes(2)
})

it('[10.29] a request with other variables is sent', async () => {
  prefetch(ME)
  await request(ME.query, { id: '1' })
  expect(answer).toHaveBeenCalledTimes(2)
  await ask()
  expect(answer).toHaveBeenCalledTimes(2)
})

it('[10.29] the caller gets the error of a rejected request', async () => {
  answer.mockReturnValue({ errors: [{ message: 'Not now' }] })
  prefetch(ME)
  await expect(ask()).rejects.toThrow('Not now')
})

it('[10.29] the caller gets the error of a server that cannot be reached', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  prefetch(ME)
  await expect(ask()).rejects.toThrow('messages.unreachable')
})

it('[10.29] the next person does not get the response of the previous one', async () => {
  prefetch(ME)
  tokenStore.clear()
  await ask()
  expect(answer).toHaveBeenCalledTimes(2)
})

it('[10.29] a response that nobody took within 30 seconds is dropped', async () => {
  const now = vi.spyOn(performance, 'now')
  now.mockReturnValue(1_000)
  prefetch(ME)
  now.mockReturnValue(40_000)
  await ask()
  expect(answer).toHaveBeenCalledTimes(2)
})
