// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { postGraphql } from './postGraphql.ts'

const ME = { query: '{ me { id } }', variables: {} }

const answerWith = (answer: (url: string) => Promise<Response>) => vi.stubGlobal('fetch', answer)

it('[8.12] without a connection, and with a page that is no GraphQL response, the server cannot be reached', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(postGraphql(ME)).rejects.toThrow('messages.unreachable')
  answerWith(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(postGraphql(ME)).rejects.toThrow('messages.unreachable')
})

it('[13.12] an aborted request throws the reason of its signal', async () => {
  const controller = new AbortController()
  answerWith(async () => {
    controller.abort(new Error('Left the page'))
    throw new TypeError('aborted')
  })
  await expect(postGraphql(ME, { signal: controller.signal })).rejects.toThrow('Left the page')
})

it('[8.12] a response without data and without errors is an unexpected error', async () => {
  answerWith(async () => Response.json({}))
  await expect(postGraphql(ME)).rejects.toThrow('messages.unexpected')
})
