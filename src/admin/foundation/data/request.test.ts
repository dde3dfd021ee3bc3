// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { ME } from '../auth/meDocument.ts'
import { saveLanguage } from '../auth/personLanguage.ts'
import { request } from './request.ts'
import { ownAnswer } from '#test/support/ownAnswer.ts'

it('[45.58] a read without a response ends when the health check gets none either; a change waits', async () => {
  vi.useFakeTimers()
  const health = vi.fn<() => Promise<Response>>(async () => ownAnswer({}))
  vi.stubGlobal('fetch', (url: string) =>
    url === '/healthz' ? health() : new Promise(() => undefined),
  )
  const read = vi.fn<(error: unknown) => void>()
  const change = vi.fn<(error: unknown) => void>()
  request(ME, {}).catch(read)
  saveLanguage('fr').catch(change)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(read).not.toHaveBeenCalled()
  health.mockRejectedValue(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(read).toHaveBeenCalledOnce()
  expect(change).not.toHaveBeenCalled()
  vi.useRealTimers()
})

it('[13.12] an aborted request throws the reason of its signal', async () => {
  const controller = new AbortController()
  vi.stubGlobal('fetch', async () => {
    controller.abort(new Error('Left the page'))
    throw new TypeError('aborted')
  })
  await expect(request(ME, {}, { signal: controller.signal })).rejects.toThrow('Left the page')
})

it('[8.12] a response without data and without errors is an unexpected error', async () => {
  vi.stubGlobal('fetch', async () => ownAnswer({}))
  await expect(request(ME, {})).rejects.toThrow('messages.unexpected')
})
