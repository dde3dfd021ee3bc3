/** Reads a statement through a cursor, so that neither the database nor the server holds all rows. */
import type { Pool, PoolClient } from 'pg'
import { begin, rollbackFails } from './connectionRetry.ts'
import { objectReader } from './runStatement.ts'
import type { Statement } from './statements.ts'

export interface StreamRequest {
  statement: Pick<Statement, 'text' | 'values'>
  /** Begins the transaction that determines the visible rows. */
  beginSql: string
  /** Rows per batch. */
  batchSize: number
  asObjects: boolean
}

export async function* streamRows<Row extends object>(
  pool: Pool,
  request: StreamRequest,
): AsyncGenerator<Row[], void, undefined> {
  yield* readCursor(await transactionCursor<Row>((sql) => begin(pool, sql), request), request)
}

/** `client`: a connection that belongs to the stream, which releases it. */
export async function* streamRowsOn<Row extends object>(
  client: PoolClient,
  request: StreamRequest,
): AsyncGenerator<Row[], void, undefined> {
  const beginHere = async (sql: string) => {
    try {
      await client.query(sql)
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  yield* readCursor(await transactionCursor<Row>(beginHere, request), request)
}

export async function* readCursor<Row extends object>(
  cursor: Cursor<Row>,
  request: StreamRequest,
): AsyncGenerator<Row[], void, undefined> {
  let next = prefetch(cursor)
  try {
    for (let isLast = false; !isLast;) {
      const batches = await next
      isLast = (batches.at(-1)?.length ?? 0) < request.batchSize
      // Fetched while the caller processes these.
      if (!isLast) next = prefetch(cursor)
      for (const batch of batches) if (batch.length > 0) yield batch
    }
  } finally {
    const failed = await next.then(
      () => false,
      () => true,
    )
    await cursor.close(failed)
  }
}

export interface Cursor<Row> {
  /** Fetches the next batches; a batch that is not full is the last. */
  fetch: () => Promise<Row[][]>
  close: (failed: boolean) => Promise<void>
}

/** Fetches ahead; a failure reaches the caller that awaits the result later. */
function prefetch<Row>({ fetch }: Cursor<Row>): Promise<Row[][]> {
  const next = fetch()
  next.catch(() => undefined)
  return next
}

/** Batches per message: the database works on one while the previous one is read. */
const BATCHES_PER_FETCH = 4

/** Opens a cursor in a transaction on a dedicated connection. */
async function transactionCursor<Row>(
  beginTransaction: (sql: string) => Promise<PoolClient>,
  { statement, beginSql, batchSize, asObjects }: StreamRequest,
): Promise<Cursor<Row>> {
  const size = { rows: batchSize, asObjects }
  const client = await beginTransaction(`${beginSql}; ${SET_TUPLE_FRACTION}; ${SET_NO_TIMEOUTS}`)
  const close = async () => client.release(await rollbackFails(client))
  try {
    await client.query(declareCursor(statement, 'streamed', 'without hold'))
  } catch (error) {
    await close()
    throw error
  }
  return { fetch: () => fetchBatches(client, 'streamed', size, BATCHES_PER_FETCH), close }
}

/**
 * All rows are read; but a plan that returns its first rows early may cost up to twice as much, since the reader works
 * meanwhile.
 */
export const SET_TUPLE_FRACTION = 'set local cursor_tuple_fraction = 0.5'

/** A stream may have any number of rows, and its reader may take any time. */
const SET_NO_TIMEOUTS =
  'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0'

export const declareCursor = (
  { text, values }: StreamRequest['statement'],
  name: string,
  hold: 'with hold' | 'without hold',
) => ({ text: `declare ${name} no scroll cursor ${hold} for ${text}`, values })

export async function fetchBatches<Row>(
  client: PoolClient,
  name: string,
  { rows, asObjects }: { rows: number; asObjects: boolean },
  batches: number,
): Promise<Row[][]> {
  const text = Array<string>(batches).fill(`fetch forward ${rows} from ${name}`).join(';')
  const answers = await client.query({ text, rowMode: 'array' as const })
  return [answers].flat().map((answer) => {
    if (!asObjects) return answer.rows as Row[]
    const toObject = objectReader(answer.fields.map((field) => field.name))
    return answer.rows.map((row) => toObject(row as unknown[]) as Row)
  })
}
