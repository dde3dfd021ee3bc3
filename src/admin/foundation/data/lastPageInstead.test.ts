import type { GetListParams, GetListResult } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { clampToLastPage } from './lastPageInstead.ts'

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
  expect((await asked(9, { lastPageInstead: true })).data).toHaveLength(2)
  expect(ask.mock.calls.map(([{ pagination }]) => pagination?.page)).toEqual([9, 2])
})

it('any other page is asked for once', async () => {
  expect((await asked(2, { lastPageInstead: true })).data).toHaveLength(2)
  expect(ask).toHaveBeenCalledTimes(1)
  expect((await asked(9, {})).data).toEqual([])
  expect(ask).toHaveBeenCalledTimes(1)
})

it('an empty list has no last page', async () => {
  const none = vi.fn<() => Promise<GetListResult>>(async () => ({ data: [], total: 0 }))
  const sort = { field: 'name', order: 'ASC' as const }
  const meta = { lastPageInstead: true }
  const pagination = { page: 3, perPage: 10 }
  expect(await clampToLastPage({ pagination, sort, filter: {}, meta }, none)).toEqual({
    data: [],
    total: 0,
  })
  expect(none).toHaveBeenCalledTimes(1)
})
