// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { connection } from './connection.ts'
import { graphqlErrorOf, isForeignAnswer } from './graphqlError.ts'
import { postGraphql } from './postGraphql.ts'
import { serverClock } from './serverClock.ts'
import { ownAnswer } from '#test/support/ownAnswer.ts'

const ME = { query: '{ me { id } }', variables: {} }

const answerWith = (answer: (url: string) => Promise<Response>) => vi.stubGlobal('fetch', answer)

it('[8.12] without a connection, and with a page that is no GraphQL response, the server cannot be reached', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(postGraphql(ME)).rejects.toThrow('messages.unreachable')
  answerWith(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(postGraphql(ME)).rejects.toThrow('messages.unreachable')
})

it('[45.84] a gateway that answers in JSON does not teach its clock either', async () => {
  const before = serverClock.offsetMs()
  const headers = { date: 'Wed, 25 Nov 2026 08:00:00 GMT' }
  const body = { errors: [{ message: 'Upstream is down' }] }
  answerWith(async () => Response.json(body, { status: 503, headers }))
  await expect(postGraphql(ME)).rejects.toThrow('messages.unreachable')
  expect(serverClock.offsetMs()).toBe(before)
})

it.each([200, 403])(
  '[45.84] what answers on the way with %i is named, and its clock teaches nothing',
  async (status) => {
    const before = serverClock.offsetMs()
    const headers = { date: 'Wed, 25 Nov 2026 08:00:00 GMT' }
    const page = async () => new Response('<h1>Sign in to this network</h1>', { status, headers })
    answerWith(page)
    const error: unknown = await postGraphql(ME).catch((reason: unknown) => reason)
    expect(isForeignAnswer(error)).toBe(true)
    expect(graphqlErrorOf(error).message).toContain(`(${status})`)
    expect(serverClock.offsetMs()).toBe(before)
    expect(await connection.check()).toBe(false)
  },
)

it('[13.12] an aborted request throws the reason of its signal', async () => {
  const controller = new AbortController()
  answerWith(async () => {
    controller.abort(new Error('Left the page'))
    throw new TypeError('aborted')
  })
  await expect(postGraphql(ME, { signal: controller.signal })).rejects.toThrow('Left the page')
})

it('[8.12] a response without data and without errors is an unexpected error', async () => {
  answerWith(async () => ownAnswer({}))
  await expect(postGraphql(ME)).rejects.toThrow('messages.unexpected')
})
