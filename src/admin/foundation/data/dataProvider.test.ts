// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { dataProvider } from './dataProvider.ts'
import { graphqlErrorOf } from './graphqlError.ts'

interface Sent {
  query: string
  variables: Record<string, unknown>
}

const answer = vi.fn<(sent: Sent, signal: AbortSignal | null) => unknown>()
const provider = dataProvider('c1')

beforeEach(() => {
  answer.mockReset()
  vi.stubGlobal('fetch', async (_: string, { body, signal }: RequestInit) => {
    const sent = JSON.parse(body as string) as Sent
    return Response.json(await answer(sent, signal ?? null))
  })
})

const firstPage = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: {},
}

it('a list is one request with its rows and their number, for the client on the screen', async () => {
  answer.mockReturnValue({ data: { rows: [{ id: '1' }], total: 12 } })
  const list = await provider.getList('locations', firstPage)
  expect(list).toEqual({ data: [{ id: '1' }], total: 12 })
  expect(answer).toHaveBeenCalledTimes(1)
  expect(answer.mock.calls[0]?.[0].variables).toMatchObject({ input: { clientId: 'c1' } })
  expect(answer.mock.calls[0]?.[0].query).not.toContain('__typename')
})

it('the same list asked twice is sent twice, so that giving one up leaves the other', async () => {
  const given = new AbortController()
  answer.mockImplementation(async (_, signal) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    signal?.throwIfAborted()
    return { data: { rows: [], total: 0 } }
  })
  const dropped = provider.getList('locations', { ...firstPage, signal: given.signal })
  const kept = provider.getList('locations', firstPage)
  given.abort()
  await expect(dropped).rejects.toMatchObject({ name: 'AbortError' })
  await expect(kept).resolves.toEqual({ data: [], total: 0 })
  expect(provider.supportAbortSignal).toBe(true)
})

it('many records are one request, and none is no request', async () => {
  answer.mockReturnValue({ data: { r0: { id: '7' }, r1: { id: '8' } } })
  const many = await provider.getMany('tasks', { ids: ['7', '8'] })
  expect(many.data).toEqual([{ id: '7' }, { id: '8' }])
  expect(await provider.getMany('tasks', { ids: [] })).toEqual({ data: [] })
  expect(answer).toHaveBeenCalledTimes(1)
})

it('bulk delete answers the ids', async () => {
  answer.mockReturnValue({ data: { ids: ['7', '8'] } })
  expect(await provider.deleteMany('tasks', { ids: ['7', '8'] })).toEqual({ data: ['7', '8'] })
  expect(answer.mock.calls[0]?.[0].query).toContain('bulkDeleteTasks')
})

it('a refusal keeps its code and field', async () => {
  const extensions = { code: 'BAD_INPUT', field: 'name' }
  answer.mockReturnValue({ data: null, errors: [{ message: 'Name is required', extensions }] })
  const refused = await provider
    .create('locations', { data: {} })
    .catch((error: unknown) => graphqlErrorOf(error))
  expect(refused).toEqual({ message: 'Name is required', code: 'BAD_INPUT', field: 'name' })
})
