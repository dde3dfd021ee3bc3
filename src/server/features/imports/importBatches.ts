/** Does something with many, a batch at a time: no statement and no turn takes long. */
import { setImmediate as turn } from 'node:timers/promises'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** While the database works on a batch, the next one is made ready. */
export async function forEachBatch<T>(
  items: readonly T[],
  work: (batch: readonly T[]) => Promise<unknown>,
): Promise<void> {
  let previous: Promise<unknown> = Promise.resolve()
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    const current = work(items.slice(start, start + BATCH_SIZE))
    // Told below, or not at all when the one before it has failed.
    current.catch(() => undefined)
    await previous
    previous = current
  }
  await previous
}

const BATCH_SIZE = 1_000

/** Gives everybody else their turn before long work goes on. */
export const yieldToEventLoop = (): Promise<void> => turn()

/** Runs work that yields now and then, and gives others their turn each time. */
export async function runYielding<T>(work: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await yieldToEventLoop()
  }
}

/**
 * Keeps a plan that the database has made for small tables from being used when they have grown.
 * To be put into a statement: its text, and so its plan, is another one at each magnitude. Without it the embedded
 * engine, which learns no statistics, would read a whole table for each row of a batch for ever.
 */
export async function planVariant(db: Database): Promise<Sql> {
  const [size] = await db.read<{ bytes: number }>('every client', (tables) =>
    tables.sql(
      () => sql`select pg_relation_size('users') + pg_relation_size('user_locations')
        + pg_relation_size('user_departments') + pg_relation_size('locations')
        + pg_relation_size('departments') as bytes`,
    ),
  )
  return sql.raw(`/* 10^${Math.round(Math.log10((size?.bytes ?? 0) + 1))} bytes */`)
}
