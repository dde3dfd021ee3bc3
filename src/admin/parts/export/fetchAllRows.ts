/**
 * Loads all rows of a list page by page: at most three pages in parallel, rows in the list's order, as they were at one
 * moment, or an error.
 */
import type { Identifier } from 'react-admin'
import { graphqlErrorOf, isForeignAnswer } from '../../foundation/data/graphqlError.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

/**
 * `fetchPage` returns a page (the first is 1) of `EXPORT_PAGE_SIZE` rows; `onProgress` receives the number of loaded
 * rows. Several pages are loaded twice: rows that come and go between two pages shift others across them, and the total
 * may stay the same. Where both times agree, the list was so between them. Pages of a snapshot are loaded once. Throws ListChangedError when it keeps changing.
 */
export async function fetchAllRows<Row extends { id: Identifier }>(
  fetchPage: (page: number) => Promise<Page<Row>>,
  onProgress: (done: number, total: number) => void,
): Promise<Row[]> {
  let before = await fetchPages(fetchPage, onProgress)
  if (before.isSnapshot) return before.rows
  for (let attempt = 1; before.pageCount > 1 && attempt <= MAX_ATTEMPTS; attempt += 1) {
    const after = await fetchPages(fetchPage, () => undefined)
    if (isSameList(before, after)) return after.rows
    before = after
  }
  if (before.pageCount > 1) throw new ListChangedError()
  return before.rows
}

const MAX_ATTEMPTS = 4

interface LoadedList<Row> {
  rows: Row[]
  pageCount: number
  isSnapshot: boolean
  /** Total that every page returned; undefined if two pages differ. */
  total: number | undefined
}

const isSameList = <Row extends { id: Identifier }>(
  one: LoadedList<Row>,
  other: LoadedList<Row>,
): boolean =>
  one.total !== undefined &&
  one.total === other.total &&
  one.rows.length === one.total &&
  one.rows.length === other.rows.length &&
  one.rows.every(({ id }, at) => id === other.rows[at]?.id)

async function fetchPages<Row extends { id: Identifier }>(
  fetchPage: (page: number) => Promise<Page<Row>>,
  onProgress: (done: number, total: number) => void,
): Promise<LoadedList<Row>> {
  const first = await fetchPage(1)
  const total = first.total ?? first.data.length
  const pages = [first.data]
  const pageCount = Math.max(1, Math.ceil(total / EXPORT_PAGE_SIZE))
  let done = first.data.length
  let next = 2
  let isSteady = true
  let isSnapshot = isOfSnapshot(first)
  const ended = new AbortController()
  onProgress(done, total)

  const fetchNext = async () => {
    while (next <= pageCount && !ended.signal.aborted) {
      const page = next++
      const answer = await fetchPage(page)
      isSteady &&= answer.total === undefined || answer.total === total
      isSnapshot &&= isOfSnapshot(answer)
      pages[page - 1] = answer.data
      done += answer.data.length
      onProgress(done, total)
    }
  }
  const workers = Array.from({ length: CONCURRENCY }, fetchNext)
  await Promise.all(workers).finally(() => {
    ended.abort()
  })
  return { rows: pages.flat(), pageCount, isSnapshot, total: isSteady ? total : undefined }
}

/** Maximum number of rows in one response of the server. */
export const EXPORT_PAGE_SIZE = 100

export class ListChangedError extends Error {
  override readonly name = 'ListChangedError'
}

interface Page<Row> {
  data: Row[]
  total?: number | undefined
  /** `isSnapshot`: the list's own source keeps to the moment of the first page. */
  meta?: { isSnapshot?: boolean } | undefined
}

const isOfSnapshot = ({ meta }: Page<unknown>): boolean => meta?.isSnapshot === true

const CONCURRENCY = 3

/** Returns why an export failed, in terms that tell the user what to do. */
export function exportErrorMessage(error: unknown): string {
  const { message, code } = graphqlErrorOf(error)
  if (error instanceof ListChangedError) return t('list.changedMeanwhile')
  return code === null && !isForeignAnswer(error) ? t('messages.unreachable') : message
}
