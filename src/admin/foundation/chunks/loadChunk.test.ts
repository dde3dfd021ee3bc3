// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { loadChunk } from './loadChunk.ts'
import { ownAnswer } from '#test/support/ownAnswer.ts'

const load = vi.fn<() => Promise<string>>()
const reload = vi.fn<() => void>()
const failed = new TypeError('Failed to fetch dynamically imported module')

beforeEach(() => {
  load.mockReset().mockRejectedValue(failed)
  reload.mockReset()
  sessionStorage.clear()
  document.head.innerHTML = '<script src="/assets/start-1.js" type="text/plain"></script>'
  vi.stubGlobal('location', { reload })
})

const serve = (page: string) => vi.stubGlobal('fetch', async () => ownAnswer(page))
const newVersion = '<script src="/assets/start-2.js"></script>'

/** A stale page never settles its load: the reload replaces it. */
const reloaded = async () => {
  void loadChunk(load)
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
}

it('a chunk that fails once is loaded again', async () => {
  load.mockRejectedValueOnce(failed).mockResolvedValueOnce('module')
  expect(await loadChunk(load)).toBe('module')
  expect(load).toHaveBeenCalledTimes(2)
})

it('a chunk that fails twice is an error while the server still has this version', async () => {
  serve('<script src="/assets/start-1.js"></script>')
  await expect(loadChunk(load)).rejects.toBe(failed)
  expect(load).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['[45.84] behind the sign-in page of a network', async () => new Response('<h1>Guests</h1>')],
])('%s the page is not reloaded', async (_where, answer) => {
  vi.stubGlobal('fetch', answer)
  await expect(loadChunk(load)).rejects.toBe(failed)
  expect(reload).not.toHaveBeenCalled()
})

it('[45.5] after a deploy the page is reloaded, once per session, from the server', async () => {
  serve(newVersion)
  const unregister = vi.fn<() => Promise<void>>()
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [{ unregister }] } })
  await reloaded()
  expect(unregister).toHaveBeenCalledOnce()
  await expect(loadChunk(load)).rejects.toBe(failed)
  expect(reload).toHaveBeenCalledOnce()
})

it('a page with unsaved changes is not reloaded', async () => {
  serve(newVersion)
  const guard = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', guard)
  await expect(loadChunk(load)).rejects.toBe(failed)
  window.removeEventListener('beforeunload', guard)
  expect(reload).not.toHaveBeenCalled()
  await reloaded()
})
