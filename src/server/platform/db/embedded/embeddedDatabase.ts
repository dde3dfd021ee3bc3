/**
 * The embedded engine behind the executor. It has one connection: writes run one after the other, and a copy of the
 * database answers reads while one of them takes long.
 */
import type { Pool } from 'pg'
import type { Database } from '../database.ts'
import { executorOn, type RowSecurity, streamRequest } from '../executor.ts'
import { streamRows } from '../streamRows.ts'
import { assertOutsideTransaction } from '../transaction.ts'
import { startAutovacuum, vacuumChangedTables } from './autovacuum.ts'
import { streamHeldRows } from './heldCursor.ts'
import { openEmbedded } from './openEmbedded.ts'

/** Fewer keep the only connection for less time than a copy takes. */
const MANY_ROWS = 2_000

export async function openEmbeddedDatabase({
  dataDir,
  embeddedTimeoutMs,
  rowSecurity,
}: {
  dataDir: string
  embeddedTimeoutMs?: number
  rowSecurity: RowSecurity
}): Promise<Database & { pool: Pool }> {
  const { openReadCopy, close, ...engine } = await openEmbedded(dataDir, embeddedTimeoutMs)
  const direct = executorOn(engine, rowSecurity)
  /** Answers the reads: a copy, or the engine itself. */
  let reading = direct
  let closing: Promise<unknown> = Promise.resolve()
  const inTurn = serialQueue()

  /** Answers reads from a copy while `work` keeps the connection; without a copy they wait. */
  const withReadCopy = async <T>(work: (hasCopy: boolean) => Promise<T>): Promise<T> => {
    const copy = await openReadCopy()
    if (!copy) return work(false)
    reading = executorOn({ ...engine, pool: copy.pool }, rowSecurity)
    try {
      return await work(true)
    } finally {
      reading = direct
      closing = Promise.all([closing, copy.close().catch(() => undefined)])
    }
  }
  const stopAutovacuum = startAutovacuum(engine.pool, (work) => inTurn(() => withReadCopy(work)))

  return {
    pool: engine.pool,
    read: (scope, build, options) => reading.read(scope, build, options),
    write: async (scope, work, options = {}) => {
      assertOutsideTransaction()
      const write = () => direct.write(scope, work, options)
      if ((options.rowCount ?? 0) < MANY_ROWS) return inTurn(write)
      return inTurn(() =>
        withReadCopy(async (hasCopy) => {
          const result = await write()
          // Later it would keep reads waiting. When it fails, the autovacuum comes back to it.
          if (hasCopy)
            await vacuumChangedTables(engine.pool, (vacuum) => vacuum()).catch(() => undefined)
          return result
        }),
      )
    },
    stream: <Row extends object>(...[scope, build, batch]: Parameters<Database['stream']>) => {
      assertOutsideTransaction()
      const request = streamRequest(scope, build, batch, rowSecurity)
      const fromEngine = () => streamHeldRows<Row>(engine, request)
      if ((batch.rowCount ?? 0) < MANY_ROWS) return fromEngine()
      return (async function* () {
        const copy = await openReadCopy()
        try {
          yield* copy ? streamRows<Row>(copy.pool, request) : fromEngine()
        } finally {
          await copy?.close()
        }
      })()
    },
    ping: () => reading.ping(),
    close: async () => {
      await stopAutovacuum()
      await closing
      await close()
    },
  }
}

/** Runs one piece of work after the other. */
function serialQueue(): RunWork {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const current = last.then(work)
    last = current.catch(() => undefined)
    return current
  }
}

type RunWork = <T>(work: () => Promise<T>) => Promise<T>
