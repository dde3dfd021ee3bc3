/** Every row of a list, page by page: at most three pages at once, rows in the list's order, never some of them only. */
import type { Identifier } from 'react-admin'

/** `ask` answers a page (1 is the first) of `ROWS_OF_A_PAGE` rows; `told` hears how many rows have come. */
export async function fetchAllRows<Row extends { id: Identifier }>(
  ask: (page: number) => Promise<Page<Row>>,
  told: (done: number, total: number) => void,
): Promise<Row[]> {
  const first = await ask(1)
  const total = first.total ?? first.data.length
  const pages = [first.data]
  const last = Math.ceil(total / ROWS_OF_A_PAGE)
  let done = first.data.length
  let next = 2
  const ended = new AbortController()
  told(done, total)

  const takeTurns = async () => {
    while (next <= last && !ended.signal.aborted) {
      const page = next++
      const answer = await ask(page)
      if (answer.total !== undefined && answer.total !== total) throw new Error(LIST_CHANGED)
      pages[page - 1] = answer.data
      done += answer.data.length
      told(done, total)
    }
  }
  const turns = Array.from({ length: AT_ONCE }, takeTurns)
  await Promise.all(turns).finally(() => {
    ended.abort()
  })
  const rows = pages.flat()
  // A row added or deleted meanwhile moves the others over the pages' borders: some twice, some never.
  if (new Set(rows.map(({ id }) => id)).size !== total) throw new Error(LIST_CHANGED)
  return rows
}

/** The server answers at most this many at once. */
export const ROWS_OF_A_PAGE = 100

export const LIST_CHANGED = 'The list was changed meanwhile.'

interface Page<Row> {
  data: Row[]
  total?: number | undefined
}

const AT_ONCE = 3
