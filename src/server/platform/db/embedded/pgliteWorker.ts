/** Thread that runs PGlite: receives and sends wire messages, one at a time. */
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

export interface WorkerRequest {
  id: number
  bytes: Uint8Array
}

export type CloseRequest = 'close'

export interface WorkerResponse {
  id: number
  bytes?: Uint8Array
  error?: string
}

const { dataDir } = workerData as { dataDir: string }
const [, template] = /^memory:\/\/(.+)$/u.exec(dataDir) ?? []
/** The engine keeps what it has touched; the system caches its files anyway, so half of the default costs no speed. */
const SHARED_BUFFERS = '64MB'

const opening = PGlite.create({
  dataDir: template ? 'memory://' : dataDir,
  ...(template && { loadDataDir: new Blob([readFileSync(template)]) }),
  extensions: { pg_trgm, unaccent, btree_gin },
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
})
// Every request awaits it, and each reports the failure.
opening.catch(() => undefined)

const TERMINATE = 0x58

let queue: Promise<void> = Promise.resolve()

parentPort?.on('message', (question: WorkerRequest | CloseRequest) => {
  queue = queue.then(() => (question === 'close' ? close() : respond(question)))
})

async function respond({ id, bytes }: WorkerRequest): Promise<void> {
  try {
    const engine = await opening
    // A client's Terminate message must not end the only backend.
    const response = bytes[0] === TERMINATE ? new Uint8Array() : await execute(engine, bytes)
    parentPort?.postMessage({ id, bytes: response } satisfies WorkerResponse, [response.buffer])
  } catch (error) {
    parentPort?.postMessage({
      id,
      error: error instanceof Error ? error.message : String(error),
    } satisfies WorkerResponse)
  }
}

/** `execProtocolRaw` would also parse the response, and hold all its rows in memory until the engine is closed. */
async function execute(engine: PGlite, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  await engine.execProtocolRawStream(bytes, {
    onRawData: (chunk) => {
      chunks.push(chunk.slice())
      length += chunk.length
    },
  })
  const response = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    response.set(chunk, at)
    at += chunk.length
  }
  return response
}

async function close(): Promise<void> {
  const engine = await opening.catch(() => undefined)
  await engine?.close()
  parentPort?.close()
}
