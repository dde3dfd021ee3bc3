import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { fetchAllRows, LIST_CHANGED, EXPORT_PAGE_SIZE } from './fetchAllRows.ts'

const rowsOf = (total: number, page: number) => {
  const from = (page - 1) * EXPORT_PAGE_SIZE
  const count = Math.max(0, Math.min(EXPORT_PAGE_SIZE, total - from))
  return Array.from({ length: count }, (_, index) => ({ id: from + index }))
}

const silent = () => undefined

it('[26.10] all rows come, in their order, whatever order their pages come in, at most three at once', async () => {
  const delays = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 12, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 1100 }), delays, async (total, delays) => {
      let open = 0
      let most = 0
      const asked: number[] = []
      const rows = await fetchAllRows(async (page) => {
        asked.push(page)
        most = Math.max(most, ++open)
        for (let turn = 0; turn < (delays[page] ?? 0); turn++) await Promise.resolve()
        open--
        return { data: rowsOf(total, page), total }
      }, silent)
      expect(rows).toEqual(Array.from({ length: total }, (_, id) => ({ id })))
      expect(most).toBeLessThanOrEqual(3)
      expect(asked).toHaveLength(Math.max(1, Math.ceil(total / EXPORT_PAGE_SIZE)))
    }),
  )
})

it('[26.5] says how far it is', async () => {
  const told = vi.fn<(done: number, total: number) => void>()
  await fetchAllRows(async (page) => ({ data: rowsOf(250, page), total: 250 }), told)
  expect(told.mock.calls).toEqual([
    [100, 250],
    [200, 250],
    [250, 250],
  ])
})

it.each([
  ['grew', (page: number) => ({ data: rowsOf(250, page), total: page === 3 ? 251 : 250 })],
  ['lost a row', (page: number) => ({ data: rowsOf(page > 1 ? 249 : 250, page), total: 250 })],
  ['moved', (page: number) => ({ data: rowsOf(250, Math.min(page, 2)), total: 250 })],
])('[26.10] a list that %s meanwhile is not exported as if it were whole', async (_, answer) => {
  await expect(fetchAllRows(async (page) => answer(page), silent)).rejects.toThrow(LIST_CHANGED)
})

it('[26.11] nothing more is requested after a failure', async () => {
  const ask = vi.fn<(page: number) => Promise<{ data: { id: number }[]; total: number }>>(
    async (page) => {
      if (page === 2) throw new Error('down')
      return { data: rowsOf(5000, page), total: 5000 }
    },
  )
  await expect(fetchAllRows(ask, silent)).rejects.toThrow('down')
  expect(ask.mock.calls.length).toBeLessThan(10)
})
