/** Processes large lists in batches, so that no statement and no event loop turn takes long. */
import { setImmediate as turn } from 'node:timers/promises'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** Prepares the next batch while the database works on the current one. */
export async function forEachBatch<T>(
  items: readonly T[],
  work: (batch: readonly T[]) => Promise<unknown>,
): Promise<void> {
  let previous: Promise<unknown> = Promise.resolve()
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    const current = work(items.slice(start, start + BATCH_SIZE))
    // Reported by the await below; not at all if the previous batch has failed.
    current.catch(() => undefined)
    await previous
    previous = current
  }
  await previous
}

const BATCH_SIZE = 1_000

/**
 * Reads all rows of a query in pages by id: one statement that returns 100,000 rows would keep the only connection of
 * the embedded engine for seconds. `page` ends the statement, after its `where` and with its table as `place`.
 */
export async function readInPages<Row extends { id: string }>(
  readPage: (page: Sql) => Promise<Row[]>,
  pageSize = 2_000,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let after = BEFORE_ALL_IDS; ;) {
    const page = await readPage(
      sql`and place.id > ${after}::uuid order by place.id limit ${sql.lit(pageSize)}`,
    )
    rows.push(...page)
    const last = page.at(-1)
    if (!last || page.length < pageSize) return rows
    after = last.id
  }
}

const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000'

/** Lets other work run before long work continues. */
export const yieldToEventLoop = (): Promise<void> => turn()

/** Runs work that yields at intervals, and lets other work run each time. */
export async function runYielding<T>(work: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await yieldToEventLoop()
  }
}
