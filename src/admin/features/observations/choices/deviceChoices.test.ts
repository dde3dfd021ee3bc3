// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { connection } from '../../../foundation/data/connection.ts'
import { clearDevice } from '../../../foundation/device/deviceStore.ts'
import { answerFromServerOrCopy, copyInUse, refreshCopy } from './deviceChoices.ts'
import { ownAnswer } from '#test/support/ownAnswer.ts'

const CLIENT = 'c0000000-0000-4000-8000-000000000001'
const READ_AT = '2026-11-22T14:05:00.000Z'
const DAY_MS = 86_400_000

const PERSON = 'a0000000-0000-4000-8000-000000000002'
const OTHER = 'b0000000-0000-4000-8000-000000000003'

function signIn(sub: string): void {
  localStorage.setItem('access_token', `head.${btoa(JSON.stringify({ sub }))}.signature`)
  localStorage.setItem('refresh_token', 'refresh')
}

const sent = vi.fn<(input: string, init: RequestInit) => Promise<Response>>()

let unsubscribe = () => {}
beforeEach(() => {
  // Only what somebody watches is remembered.
  unsubscribe = connection.subscribe(() => {})
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  signIn(PERSON)
  vi.stubGlobal('fetch', sent)
  sent.mockImplementation(async () =>
    ownAnswer({ data: { choices: { read_at: READ_AT, truncated: [] } } }),
  )
})
afterEach(async () => {
  await clearDevice()
  sent.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  connection.reportResponse()
  unsubscribe()
})

const ask = (fromServer: () => Promise<string>) =>
  answerFromServerOrCopy(CLIENT, fromServer, () => 'copy')

it('[45.12] the copy is read again when it is ten minutes old, and deleted after 14 days', async () => {
  await refreshCopy(CLIENT)
  await refreshCopy(CLIENT)
  expect(sent).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 600_000)
  await refreshCopy(CLIENT)
  expect(sent).toHaveBeenCalledTimes(2)
  connection.reportLoss()
  expect(await ask(async () => 'server')).toBe('copy')
  vi.setSystemTime(Date.now() + 14 * DAY_MS + 1)
  await expect(ask(async () => 'server')).rejects.toThrow(MESSAGES.unreachable)
  await refreshCopy(CLIENT)
  vi.setSystemTime(Date.now() - 14 * DAY_MS)
  await expect(ask(async () => 'server')).rejects.toThrow(MESSAGES.unreachable)
})

it('[45.12] an answer that comes after somebody else signed in is not kept', async () => {
  sent.mockImplementation(async () => {
    signIn(OTHER)
    return ownAnswer({ data: { choices: { read_at: READ_AT, truncated: [] } } })
  })
  await refreshCopy(CLIENT)
  connection.reportLoss()
  await expect(ask(async () => 'server')).rejects.toThrow(MESSAGES.unreachable)
})

it('[45.12] a copy that cannot be read again stays', async () => {
  await refreshCopy(CLIENT)
  vi.setSystemTime(Date.now() + 600_000)
  sent.mockRejectedValue(new TypeError('Failed to fetch'))
  await refreshCopy(CLIENT)
  connection.reportLoss()
  expect(await ask(async () => 'server')).toBe('copy')
})

it("[45.13] where the server cannot be reached or has not answered after two seconds, the copy answers; the server's refusals stand, and a check of what is chosen already waits for it", async () => {
  const outage = async () => Promise.reject(new Error('Failed to fetch'))
  await expect(ask(outage)).rejects.toThrow('Failed to fetch')
  await refreshCopy(CLIENT)
  expect(await ask(outage)).toBe('copy')
  expect(copyInUse.get()).toEqual({ reason: 'offline', readAt: READ_AT, isTruncated: false })
  expect(await ask(async () => 'server')).toBe('server')
  expect(copyInUse.get()).toBeNull()

  const late = ask(async () => new Promise<string>(() => undefined))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await late).toBe('copy')
  expect(copyInUse.get()?.reason).toBe('slow')

  const afterMinute = () => new Promise<string>((resolve) => setTimeout(resolve, 60_000, 'server'))
  const checked = answerFromServerOrCopy(CLIENT, afterMinute, () => 'copy', { isSlowEnough: false })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await checked).toBe('server')

  const refusal = Object.assign(new Error('Refused'), {
    errors: [{ message: 'Refused', extensions: { code: 'FORBIDDEN' } }],
  })
  await expect(ask(async () => Promise.reject(refusal))).rejects.toBe(refusal)
})
