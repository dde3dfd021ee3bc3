// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connection } from './connection.ts'
import { ownAnswer } from '#test/support/ownAnswer.ts'

const health = vi.fn<() => Promise<Response>>()
const onChange = vi.fn<() => void>()
let unsubscribe: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', health)
  health.mockRejectedValue(new TypeError('Failed to fetch'))
  unsubscribe = connection.subscribe(onChange)
})

afterEach(() => {
  unsubscribe()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const respond = () => health.mockImplementation(async () => ownAnswer({}))
const checks = () => health.mock.calls.length

it('[45.55] a request without a response loses the connection, which is checked less and less often until it is back', async () => {
  connection.reportLoss()
  expect(connection.isOnline()).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(checks()).toBe(7)
  respond()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(connection.isOnline()).toBe(true)
  expect(onChange).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(checks()).toBe(8)
})

it('[45.55] is checked immediately when the browser is online again', async () => {
  window.dispatchEvent(new Event('offline'))
  expect(connection.isOnline()).toBe(false)
  respond()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.isOnline()).toBe(true)
})

it('[45.55] a server that responds to its health check only is not asked in a tight loop', async () => {
  respond()
  for (let lost = 0; lost < 10; lost += 1) {
    connection.reportLoss()
    await vi.advanceTimersByTimeAsync(15_000)
  }
  // Each loss of the last minutes waits as long as the longest one.
  connection.reportLoss()
  await vi.advanceTimersByTimeAsync(14_000)
  expect(connection.isOnline()).toBe(false)
})
