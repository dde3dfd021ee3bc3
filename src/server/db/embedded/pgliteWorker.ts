/** The thread that PGlite lives in: wire messages in, wire messages out, one at a time. */
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { parentPort, workerData } from 'node:worker_threads'

export interface Question {
  id: number
  bytes: Uint8Array
}

export type Closing = 'close'

export interface Answer {
  id: number
  bytes?: Uint8Array
  error?: string
}

const { dataDir } = workerData as { dataDir: string }
const opened = PGlite.create({ dataDir, extensions: { pg_trgm, unaccent, btree_gin } })
// Awaited by each question, and a failure is told to each.
opened.catch(() => undefined)

const TERMINATE = 0x58

let before: Promise<void> = Promise.resolve()

parentPort?.on('message', (question: Question | Closing) => {
  before = before.then(() => (question === 'close' ? close() : answer(question)))
})

async function answer({ id, bytes }: Question): Promise<void> {
  try {
    const engine = await opened
    // A client that says goodbye must not end the one backend.
    const said = bytes[0] === TERMINATE ? new Uint8Array() : await engine.execProtocolRaw(bytes)
    parentPort?.postMessage({ id, bytes: said } satisfies Answer)
  } catch (error) {
    parentPort?.postMessage({
      id,
      error: error instanceof Error ? error.message : String(error),
    } satisfies Answer)
  }
}

async function close(): Promise<void> {
  const engine = await opened.catch(() => undefined)
  await engine?.close()
  parentPort?.close()
}
