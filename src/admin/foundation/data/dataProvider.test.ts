// @vitest-environment jsdom

import type { GetListParams, GetListResult } from 'react-admin'
import { beforeEach, expect, it, vi } from 'vitest'
import { clampToLastPage, dataProvider } from './dataProvider.ts'
import { graphqlErrorOf } from './graphqlError.ts'
import { ownAnswer } from '#test/support/ownAnswer.ts'

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
    return ownAnswer(await answer(sent, signal ?? null))
  })
})

const firstPage = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: {},
}

it('[12.12] a list is one request with its rows and their number, for the client on the screen', async () => {
  answer.mockReturnValue({ data: { rows: [{ id: '1' }], total: 12 } })
  const list = await provider.getList('locations', firstPage)
  expect(list).toEqual({ data: [{ id: '1' }], total: 12 })
  expect(answer).toHaveBeenCalledTimes(1)
  expect(answer.mock.calls[0]?.[0].variables).toMatchObject({ input: { clientId: 'c1' } })
  expect(answer.mock.calls[0]?.[0].query).not.toContain('__typename')
})

it('[13.12] the same list requested twice is sent twice, so that giving one up leaves the other', async () => {
  const given = new AbortController()
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  answer.mockImplementation(async (_, signal) => {
    await released
    signal?.throwIfAborted()
    return { data: { rows: [], total: 0 } }
  })
  const dropped = provider.getList('locations', { ...firstPage, signal: given.signal })
  const kept = provider.getList('locations', firstPage)
  given.abort()
  release()
  await expect(dropped).rejects.toMatchObject({ name: 'AbortError' })
  await expect(kept).resolves.toEqual({ data: [], total: 0 })
  expect(provider.supportAbortSignal).toBe(true)
})

it('[33.9] a read-only list has the last page and abort errors of every list, and sends no other request', async () => {
  const fetchJobs = vi.fn<() => Promise<GetListResult>>(async () => ({
    data: [{ id: '1' }],
    total: 1,
  }))
  const { getList } = dataProvider('c1', { jobs: fetchJobs })
  expect(await getList('jobs', firstPage)).toEqual({ data: [{ id: '1' }], total: 1 })
  fetchJobs.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(
    getList('jobs', { ...firstPage, signal: AbortSignal.abort() }),
  ).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(answer).not.toHaveBeenCalled()
})

it('[12.12] many records are one request, and none is no request', async () => {
  answer.mockReturnValue({ data: { r0: { id: '7' }, r1: { id: '8' } } })
  const many = await provider.getMany('tasks', { ids: ['7', '8'] })
  expect(many.data).toEqual([{ id: '7' }, { id: '8' }])
  expect(await provider.getMany('tasks', { ids: [] })).toEqual({ data: [] })
  expect(answer).toHaveBeenCalledTimes(1)
})

it('[7.55] bulk delete answers the ids', async () => {
  answer.mockReturnValue({ data: { ids: ['7', '8'] } })
  expect(await provider.deleteMany('tasks', { ids: ['7', '8'] })).toEqual({ data: ['7', '8'] })
  expect(answer.mock.calls[0]?.[0].query).toContain('bulkDeleteTasks')
})

it('[12.15] a refusal keeps its code and field', async () => {
  const extensions = { code: 'BAD_INPUT', field: 'name' }
  answer.mockReturnValue({ data: null, errors: [{ message: 'Name is required', extensions }] })
  const refused = await provider
    .create('locations', { data: {} })
    .catch((error: unknown) => graphqlErrorOf(error))
  expect(refused).toEqual({ message: 'Name is required', code: 'BAD_INPUT', field: 'name' })
})

const twelve = (page: number) => ({
  data: Array.from({ length: Math.max(0, Math.min(10, 12 - (page - 1) * 10)) }, (_, id) => ({
    id,
  })),
  total: 12,
})
const ask = vi.fn<(params: GetListParams) => Promise<GetListResult>>(async ({ pagination }) =>
  twelve(pagination?.page ?? 1),
)
const asked = (page: number, meta: object) => {
  ask.mockClear()
  const sort = { field: 'name', order: 'ASC' as const }
  return clampToLastPage({ pagination: { page, perPage: 10 }, sort, filter: {}, meta }, ask)
}

it('a page after the last is answered with the last', async () => {
  expect((await asked(9, { clampToLastPage: true })).data).toHaveLength(2)
  expect(ask.mock.calls.map(([{ pagination }]) => pagination?.page)).toEqual([9, 2])
})

it('any other page is requested once', async () => {
  expect((await asked(2, { clampToLastPage: true })).data).toHaveLength(2)
  expect(ask).toHaveBeenCalledTimes(1)
  expect((await asked(9, {})).data).toEqual([])
  expect(ask).toHaveBeenCalledTimes(1)
})

it('[13.1] an empty list has no last page', async () => {
  const none = vi.fn<() => Promise<GetListResult>>(async () => ({ data: [], total: 0 }))
  const sort = { field: 'name', order: 'ASC' as const }
  const meta = { clampToLastPage: true }
  const pagination = { page: 3, perPage: 10 }
  expect(await clampToLastPage({ pagination, sort, filter: {}, meta }, none)).toEqual({
    data: [],
    total: 0,
  })
  expect(none).toHaveBeenCalledTimes(1)
})
