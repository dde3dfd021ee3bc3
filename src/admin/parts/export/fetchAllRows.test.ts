import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { fetchAllRows, ListChangedError, EXPORT_PAGE_SIZE } from './fetchAllRows.ts'

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
      const pages = Math.ceil(total / EXPORT_PAGE_SIZE)
      expect(asked).toHaveLength(pages > 1 ? 2 * pages : 1)
    }),
  )
})

/** A list whose rows change while its pages are read: `change` is called after each page with its place among all calls. */
const changingList = (ids: number[], change: (call: number, ids: number[]) => void) => {
  let call = 0
  return async (page: number) => {
    const data = ids.slice((page - 1) * EXPORT_PAGE_SIZE, page * EXPORT_PAGE_SIZE)
    const answer = { data: data.map((id) => ({ id })), total: ids.length }
    change((call += 1), ids)
    return answer
  }
}

const listOf = (length: number) => Array.from({ length }, (_, id) => id)

it('[26.10] a row deleted and another added between two pages lose none of the rows that stay', async () => {
  const fetchPage = changingList(listOf(250), (call, ids) => {
    if (call !== 1) return
    ids.splice(5, 1)
    ids.push(999)
  })
  const rows = await fetchAllRows(fetchPage, silent)
  expect(rows.map(({ id }) => id)).toEqual([...listOf(250).filter((id) => id !== 5), 999])
})

it.each([
  ['grows', (ids: number[]) => ids.push(ids.length)],
  ['loses rows', (ids: number[]) => ids.shift()],
  ['changes its order', (ids: number[]) => ids.push(ids.shift() ?? 0)],
])('[26.10] a list that %s all the time is not exported as if it were whole', async (_, change) => {
  const fetchPage = changingList(listOf(450), (_call, ids) => change(ids))
  await expect(fetchAllRows(fetchPage, silent)).rejects.toThrow(ListChangedError)
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
