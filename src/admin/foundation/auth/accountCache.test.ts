// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearDevice, deviceStore } from '../device/deviceStore.ts'
import { tokenStore } from '../data/tokenStore.ts'
import { answerOrCached } from './accountCache.ts'

const ANN = 'a0000000-0000-4000-8000-000000000001'
const load = vi.fn<() => Promise<string>>()
const onAnswer = vi.fn<(value: string) => void>()
const ask = (current?: string) => answerOrCached('me', { current, load, onAnswer })
const unreachable = new TypeError('Failed to fetch')
const refused = Object.assign(new Error(), { errors: [{ extensions: { code: 'TOKEN_EXPIRED' } }] })

beforeEach(() => {
  tokenStore.write({ accessToken: `h.${btoa(JSON.stringify({ sub: ANN }))}.s`, refreshToken: 'r' })
  load.mockReset()
  onAnswer.mockReset()
})

afterEach(async () => {
  tokenStore.clear()
  await clearDevice()
})

const keep = async (value: string, loadedAt = Date.now()) =>
  deviceStore('account').put('me', { value, loadedAt })

it('[45.6] the server’s answer is kept, and used when the server gives none', async () => {
  load.mockResolvedValueOnce('fresh').mockRejectedValue(unreachable)
  expect(await ask()).toBe('fresh')
  await expect.poll(() => deviceStore('account').list()).toHaveLength(1)
  expect(await ask()).toBe('fresh')
})

it('[45.6] a slow server’s answer replaces what was kept', async () => {
  await keep('kept')
  let answer = (_value: string) => {}
  load.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  expect(await ask()).toBe('kept')
  answer('fresh')
  await expect.poll(() => onAnswer.mock.calls).toEqual([['fresh']])
})

it('[45.6] when the network returns, the server answers', async () => {
  await keep('kept')
  load.mockRejectedValueOnce(unreachable).mockResolvedValue('fresh')
  expect(await ask()).toBe('kept')
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => onAnswer.mock.calls).toEqual([['fresh']])
})

it('[45.6] a session that the server has ended is never answered with what was kept', async () => {
  await keep('kept')
  load.mockRejectedValue(refused)
  await expect(ask()).rejects.toBe(refused)
})

it('[45.6] what was kept for longer than 30 days, or replaces what is there, is not used', async () => {
  load.mockRejectedValue(unreachable)
  await keep('old', Date.now() - 31 * 86_400_000)
  await expect(ask()).rejects.toBe(unreachable)
  await keep('kept')
  await expect(ask('newer')).rejects.toBe(unreachable)
})
