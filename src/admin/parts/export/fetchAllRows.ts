/**
 * Loads all rows of a list page by page: at most three pages in parallel, rows in the list's order, complete or an
 * error.
 */
import type { Identifier } from 'react-admin'
import { MESSAGES } from '#domain/messages.ts'
import { graphqlErrorOf } from '../../foundation/data/graphqlError.ts'

/**
 * `fetchPage` returns a page (the first is 1) of `EXPORT_PAGE_SIZE` rows; `onProgress` receives the number of loaded
 * rows. Throws LIST_CHANGED when the list changes meanwhile.
 */
export async function fetchAllRows<Row extends { id: Identifier }>(
  fetchPage: (page: number) => Promise<Page<Row>>,
  onProgress: (done: number, total: number) => void,
): Promise<Row[]> {
  const first = await fetchPage(1)
  const total = first.total ?? first.data.length
  const pages = [first.data]
  const last = Math.ceil(total / EXPORT_PAGE_SIZE)
  let done = first.data.length
  let next = 2
  const ended = new AbortController()
  onProgress(done, total)

  const fetchPages = async () => {
    while (next <= last && !ended.signal.aborted) {
      const page = next++
      const answer = await fetchPage(page)
      if (answer.total !== undefined && answer.total !== total) throw new Error(LIST_CHANGED)
      pages[page - 1] = answer.data
      done += answer.data.length
      onProgress(done, total)
    }
  }
  const workers = Array.from({ length: CONCURRENCY }, fetchPages)
  await Promise.all(workers).finally(() => {
    ended.abort()
  })
  const rows = pages.flat()
  // An insertion or deletion during the export shifts rows across pages: some come twice, some never.
  if (new Set(rows.map(({ id }) => id)).size !== total) throw new Error(LIST_CHANGED)
  return rows
}

/** Maximum number of rows in one response of the server. */
export const EXPORT_PAGE_SIZE = 100

export const LIST_CHANGED = 'The list changed during the export.'

interface Page<Row> {
  data: Row[]
  total?: number | undefined
}

const CONCURRENCY = 3

/** Returns why an export failed, in terms that tell the user what to do. */
export function exportErrorMessage(error: unknown): string {
  const { message, code } = graphqlErrorOf(error)
  return code !== null || message === LIST_CHANGED ? message : MESSAGES.unreachable
}
