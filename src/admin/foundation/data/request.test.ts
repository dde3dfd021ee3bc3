// @vitest-environment jsdom
import { expect, expectTypeOf, it, vi } from 'vitest'
import { graphql } from '#api/graphql.ts'
import type { Role } from '#domain/roles.ts'
import { ME } from '../auth/meDocument.ts'
import { saveLanguage } from '../auth/personLanguage.ts'
import { request } from './request.ts'

it('a document gives its data and variables their types', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { me: { type: 'CLIENT_USER' } } }))
  const { me } = await request(ME, {})
  expect(me.type).toBe('CLIENT_USER')
  expectTypeOf(me.type).toEqualTypeOf<Role>()
  expectTypeOf(me.employee_id).toEqualTypeOf<string | null>()
})

it('what the document does not select, unknown variables and unknown documents do not compile', () => {
  const wrong = async () => {
    const { me } = await request(ME, {})
    // @ts-expect-error -- not selected
    void me.created_at
    // @ts-expect-error -- no variable of the document
    await request(ME, { id: '1' })
    // @ts-expect-error -- not in src/admin, so never validated against the SDL
    graphql('query Other { other }')
  }
  expect(wrong).toBeTypeOf('function')
})

it('[45.58] a read without a response ends when the health check gets none either; a change waits', async () => {
  vi.useFakeTimers()
  const health = vi.fn<() => Promise<Response>>(async () => new Response('{}'))
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
  vi.stubGlobal('fetch', async () => Response.json({}))
  await expect(request(ME, {})).rejects.toThrow('messages.unexpected')
})
