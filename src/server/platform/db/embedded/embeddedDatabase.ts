/** The embedded engine behind the executor. It has one connection: statements and transactions run one after the other. */
import type { Pool } from 'pg'
import type { Database } from '../database.ts'
import { executorOn, type RowSecurity, streamRequest } from '../executor.ts'
import { assertOutsideTransaction } from '../transaction.ts'
import { startAutovacuum } from './autovacuum.ts'
import { streamHeldRows } from './heldCursor.ts'
import { openEmbedded } from './openEmbedded.ts'

export async function openEmbeddedDatabase({
  dataDir,
  embeddedTimeoutMs,
  rowSecurity,
}: {
  dataDir: string
  embeddedTimeoutMs?: number
  rowSecurity: RowSecurity
}): Promise<Database & { pool: Pool }> {
  const { close, ...engine } = await openEmbedded(dataDir, embeddedTimeoutMs)
  const executor = executorOn(engine, rowSecurity)
  const inTurn = serialQueue()
  const stopAutovacuum = startAutovacuum(engine.pool)
  return {
    ...executor,
    pool: engine.pool,
    write: async (scope, work, options) => {
      assertOutsideTransaction()
      return inTurn(() => executor.write(scope, work, options))
    },
    stream: <Row extends object>(...[scope, build, batch]: Parameters<Database['stream']>) => {
      assertOutsideTransaction()
      return streamHeldRows<Row>(engine, streamRequest(scope, build, batch, rowSecurity))
    },
    close: async () => {
      await stopAutovacuum()
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
