/** Reads a statement through a cursor, so that neither side ever holds all of its rows. */
import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { begun, failsToRollBack, withClient } from './connections.ts'
import type { Engine } from './engine.ts'
import type { Statement } from './statements.ts'

export interface Streamed {
  statement: Pick<Statement, 'text' | 'values'>
  /** Begins the transaction whose rows are seen. */
  opening: string
  /** Of a batch. */
  rows: number
}

export async function* streamRows<Row extends readonly unknown[]>(
  engine: Pick<Engine, 'pool' | 'hasOneConnection' | 'beforeWrite'>,
  streamed: Streamed,
): AsyncGenerator<Row[], void, undefined> {
  const { rows } = streamed
  const cursor = await (engine.hasOneConnection ? sharedCursor : ownCursor)<Row>(engine, streamed)
  let next = asked(cursor)
  try {
    for (let isLast = false; !isLast;) {
      const found = await next
      isLast = found.length < cursor.rows
      // On its way while the reader works on these.
      if (!isLast) next = asked(cursor)
      for (let from = 0; from < found.length; from += rows) yield found.slice(from, from + rows)
    }
  } finally {
    const failed = await next.then(
      () => false,
      () => true,
    )
    await cursor.close(failed)
  }
}

interface Cursor<Row> {
  /** That it fetches at once; fewer are the last. */
  rows: number
  fetch: () => Promise<Row[]>
  close: (failed: boolean) => Promise<void>
}

/** A failure is told to whoever waits for it, now or later. */
function asked<Row>({ fetch }: Cursor<Row>): Promise<Row[]> {
  const next = fetch()
  next.catch(() => undefined)
  return next
}

/** Batches fetched at once: on a busy machine each fetch waits for its turn twice, whatever it brings. */
const BATCHES = 8

/** In a transaction on a connection of its own. */
async function ownCursor<Row>(
  { pool }: Pick<Engine, 'pool'>,
  { statement, opening, rows }: Streamed,
): Promise<Cursor<Row>> {
  const client = await begun(pool, `${opening}; ${PLANNED_FOR_ALL}; ${WITHOUT_LIMITS}`)
  const close = async () => client.release(await failsToRollBack(client))
  try {
    await client.query(declared(statement, 'streamed', 'without hold'))
  } catch (error) {
    await close()
    throw error
  }
  const most = rows * BATCHES
  return { rows: most, fetch: () => fetched(client, 'streamed', most), close }
}

/** Held after its transaction, so that others have their turns between two batches. */
async function sharedCursor<Row>(
  { pool, beforeWrite }: Pick<Engine, 'pool' | 'beforeWrite'>,
  { statement, opening, rows }: Streamed,
): Promise<Cursor<Row>> {
  // The rows are laid down in a file.
  await beforeWrite()
  const name = `streamed_${randomUUID().replaceAll('-', '')}`
  const client = await begun(pool, `${opening}; ${PLANNED_FOR_ALL}`)
  let isHeld = false
  try {
    await client.query(declared(statement, name, 'with hold'))
    await client.query('commit')
    isHeld = true
  } finally {
    client.release(!isHeld && (await failsToRollBack(client)))
  }
  return {
    rows,
    fetch: () => withClient(pool, (turn) => fetched(turn, name, rows)),
    // After a failure the engine may have been started anew, and know nothing of it.
    close: (failed) =>
      withClient(pool, (turn) => turn.query(`close ${name}`)).then(
        () => undefined,
        (error: unknown) => {
          if (!failed) throw error
        },
      ),
  }
}

const PLANNED_FOR_ALL = 'set local cursor_tuple_fraction = 1'

/** However many rows there are, and however long their reader takes. */
const WITHOUT_LIMITS =
  'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0'

const declared = (
  { text, values }: Streamed['statement'],
  name: string,
  hold: 'with hold' | 'without hold',
) => ({ text: `declare ${name} no scroll cursor ${hold} for ${text}`, values })

async function fetched<Row>(client: PoolClient, name: string, rows: number): Promise<Row[]> {
  const text = `fetch forward ${rows} from ${name}`
  const answer = await client.query({ text, rowMode: 'array' as const })
  return answer.rows as Row[]
}
