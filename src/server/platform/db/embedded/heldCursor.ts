/** Streams rows while other statements run between two batches, for the engine's only connection. */
import { randomUUID } from 'node:crypto'
import { begin, rollbackFails, withClient } from '../connectionRetry.ts'
import type { Engine } from '../executor.ts'
import {
  type Cursor,
  declareCursor,
  fetchBatches,
  readCursor,
  SET_TUPLE_FRACTION,
  type StreamRequest,
} from '../streamRows.ts'

export async function* streamHeldRows<Row extends object>(
  engine: Pick<Engine, 'pool' | 'assertWritable'>,
  request: StreamRequest,
): AsyncGenerator<Row[], void, undefined> {
  yield* readCursor(await heldCursor<Row>(engine, request), request)
}

/** Opens a cursor that outlives its transaction, so that other statements can run between two batches. */
async function heldCursor<Row>(
  { pool, assertWritable }: Pick<Engine, 'pool' | 'assertWritable'>,
  { statement, beginSql, batchSize, asObjects }: StreamRequest,
): Promise<Cursor<Row>> {
  const size = { rows: batchSize, asObjects }
  // A held cursor's rows are written to a file.
  await assertWritable()
  const name = `streamed_${randomUUID().replaceAll('-', '')}`
  const client = await begin(pool, `${beginSql}; ${SET_TUPLE_FRACTION}`)
  let isHeld = false
  try {
    await client.query(declareCursor(statement, name, 'with hold'))
    await client.query('commit')
    isHeld = true
  } finally {
    client.release(!isHeld && (await rollbackFails(client)))
  }
  return {
    fetch: () => withClient(pool, (turn) => fetchBatches(turn, name, size, 1)),
    // After a failure the engine may have been restarted without this cursor.
    close: (failed) =>
      withClient(pool, (turn) => turn.query(`close ${name}`)).then(
        () => undefined,
        (error: unknown) => {
          if (!failed) throw error
        },
      ),
  }
}
