// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { fetchAllRows, EXPORT_PAGE_SIZE } from '../../parts/export/fetchAllRows.ts'
import { auditLogList } from './auditLogList.ts'
import { ownAnswer } from '#test/support/ownAnswer.ts'

const answer = vi.fn<(variables: SentVariables) => unknown>()

beforeEach(() => {
  answer.mockReset()
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) =>
    ownAnswer({ data: answer((JSON.parse(body) as { variables: SentVariables }).variables) }),
  )
})

interface SentVariables {
  filter: { skip: number; take: number; sort: { order: 'ASC' | 'DESC' } }
}

/** Returns a log of the entries 1 to `entries` that grows by one entry with every request. */
function growingLog(entries: number) {
  let last = entries
  answer.mockImplementation(({ filter: { skip, take, sort } }) => {
    const oldestFirst = Array.from({ length: last }, (_, index) => ({ id: String(index + 1) }))
    const all = sort.order === 'ASC' ? oldestFirst : oldestFirst.toReversed()
    const total = last
    last += 1
    return { rows: all.slice(skip, skip + take), total }
  })
}

const list = () => auditLogList('a client')

it.each(['DESC', 'ASC'] as const)(
  '[33.9] an export has every entry of its beginning once, whatever is appended meanwhile: %s',
  async (order) => {
    growingLog(250)
    const fetchPage = list()
    const rows = await fetchAllRows(
      (page) =>
        fetchPage({
          pagination: { page, perPage: EXPORT_PAGE_SIZE },
          sort: { field: 'at', order },
          filter: {},
          meta: { complete: true },
        }),
      () => undefined,
    )
    const numbers = rows.map(({ id }) => Number(id))
    const oldestFirst = Array.from({ length: 250 }, (_, index) => index + 1)
    expect(order === 'ASC' ? numbers : numbers.toReversed()).toEqual(oldestFirst)
  },
)

it('[33.6] asks for what the address says in the contract’s words, and for nothing that cannot be', async () => {
  growingLog(3)
  const person = '0193a1b2-1111-7222-8333-444455556666'
  await list()({
    pagination: { page: 2, perPage: 1 },
    sort: { field: 'at', order: 'DESC' },
    filter: { person: [person], action: ['LOGIN', 'BURN'], kind: ['users'], record: 'none' },
  })
  expect(answer.mock.calls[0]?.[0]).toEqual({
    filter: {
      userIds: [person],
      actions: ['LOGIN'],
      entities: ['users'],
      skip: 1,
      take: 1,
      sort: { column: 'at', order: 'DESC' },
    },
    input: { clientId: 'a client' },
  })
})
