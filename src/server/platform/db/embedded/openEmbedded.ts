/** Opens the embedded engine: PostgreSQL in a worker thread with one connection and exclusive use of its folder. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import pg from 'pg'
import { assertDiskSpace } from '../../files/diskSpace.ts'
import { assertDataDir, giveToOwner } from '../../settings/dataDir.ts'
import { startThread } from '../../background/startThread.ts'
import { ENGINE_ENDED, logPoolErrors } from '../connectionRetry.ts'
import { beginSession } from '../databaseRoles.ts'
import type { Engine } from '../executor.ts'
import { typeParsers } from '../typeParsers.ts'
import { serveCopies } from './copySocket.ts'
import { lockDataDir } from './dataDirLock.ts'
import { unpackNewCluster } from './newCluster.ts'
import { copiesFolder } from './copyDatabase.ts'
import type { CloseRequest, WorkerRequest, WorkerResponse } from './pgliteWorker.ts'

interface EmbeddedEngine extends Engine {
  close: () => Promise<void>
}

export async function openEmbedded(
  dataDir: string,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
): Promise<EmbeddedEngine> {
  const inMemory = dataDir.startsWith('memory://')
  if (!inMemory) assertDataDir(dataDir)
  const unlock = inMemory ? () => undefined : await lockDataDir(dataDir)
  if (!inMemory) {
    rmSync(copiesFolder(dataDir), { recursive: true, force: true })
    await unpackNewCluster(join(dataDir, 'db'))
  }
  const { pool, close } = openPool(inMemory ? dataDir : join(dataDir, 'db'), statementTimeoutMs)
  const stopServingCopies = inMemory ? async () => undefined : await serveCopies({ pool, dataDir })
  return {
    pool,
    pipelinedReads: null,
    assertWritable: () => (inMemory ? Promise.resolve() : assertDiskSpace(dataDir)),
    close: async () => {
      await stopServingCopies()
      await close()
      if (!inMemory) giveToOwner(dataDir)
      unlock()
    },
  }
}

export interface OpenPool {
  pool: pg.Pool
  close: () => Promise<void>
}

/** Opens the database in a folder, or in memory. */
export function openPool(folder: string, statementTimeoutMs = STATEMENT_TIMEOUT_MS): OpenPool {
  const thread = openPgliteSocket(folder, statementTimeoutMs)
  const pool = new pg.Pool({
    max: 1,
    types: typeParsers,
    stream: () => thread.connect(),
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    // The only backend outlives the connection and would keep its prepared statements.
    onConnect: async (client) => {
      await client.query('deallocate all')
      await beginSession(client)
    },
  })
  logPoolErrors(pool)
  return {
    pool,
    close: async () => {
      await pool.end()
      await thread.close()
    },
  }
}

/** A statement that runs longer is stopped by ending the thread; there is no other way to stop it. */
const STATEMENT_TIMEOUT_MS = 60_000

/** For commands that build indexes and compare whole tables. */
export const COMMAND_TIMEOUT_MS = 6 * 3_600_000

/**
 * PGlite's thread behind a stream that a PostgreSQL client can use. A thread that hangs or ends is replaced at the next
 * connection.
 */
interface PgliteSocket {
  connect(): Duplex
  close(): Promise<void>
}

interface PendingRequest {
  resolve: (bytes: Uint8Array) => void
  reject: (reason: Error) => void
}

function openPgliteSocket(dataDir: string, statementTimeoutMs: number): PgliteSocket {
  let worker: Worker | undefined
  let lastId = 0
  let stopReason: Error | undefined
  const pending = new Map<number, PendingRequest>()

  const exchange = (bytes: Uint8Array): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      worker ??= spawnWorker()
      lastId += 1
      const id = lastId
      const timer = setTimeout(() => {
        // Not a lost connection, so that a read that took too long is not retried.
        stopReason = new Error(
          `A statement took longer than ${statementTimeoutMs / 1000} seconds and was stopped.`,
        )
        void worker?.terminate()
      }, statementTimeoutMs)
      const cleanUp = () => {
        clearTimeout(timer)
        pending.delete(id)
      }
      pending.set(id, {
        resolve: (answer) => (cleanUp(), resolve(answer)),
        reject: (reason) => (cleanUp(), reject(reason)),
      })
      worker.postMessage({ id, bytes } satisfies WorkerRequest)
    })

  const spawnWorker = (): Worker => {
    const fresh = startPgliteWorker(dataDir)
    let reason = 'The embedded database’s worker ended.'
    const lostConnection = () => Object.assign(new Error(reason), { code: ENGINE_ENDED })
    fresh.on('message', ({ id, bytes, error }: WorkerResponse) => {
      if (error !== undefined) pending.get(id)?.reject(new Error(error))
      else pending.get(id)?.resolve(bytes ?? new Uint8Array())
      if (error?.includes('ENOSPC')) void fresh.terminate()
    })
    fresh.on('error', (error) => {
      reason = `The embedded database’s worker ended: ${error.message}`
    })
    fresh.once('exit', () => {
      if (worker === fresh) worker = undefined
      for (const { reject } of pending.values()) reject(stopReason ?? lostConnection())
      stopReason = undefined
    })
    return fresh
  }

  return {
    connect: () => socketOver(exchange),
    close: async () => {
      const last = worker
      if (!last) return
      const ended = new Promise((resolve) => last.once('exit', resolve))
      last.postMessage('close' satisfies CloseRequest)
      await ended
    },
  }
}

/** Returns the part of a socket that pg's connection uses. */
function socketOver(exchange: (bytes: Uint8Array) => Promise<Uint8Array>): Duplex {
  let queue: Promise<unknown> = Promise.resolve()
  const send = async (bytes: Buffer, done: (error?: Error | null) => void): Promise<void> => {
    const turn = queue.then(() => exchange(bytes))
    queue = turn.catch(() => undefined)
    let failure: Error | null = null
    try {
      const response = await turn
      if (response.length > 0) stream.push(response)
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error))
    }
    done(failure)
  }
  const stream: Duplex = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _encoding, done) => void send(chunk, done),
    writev: (chunks, done) =>
      void send(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)), done),
  })
  const itself = () => stream
  return Object.assign(stream, {
    connect: () => process.nextTick(() => stream.emit('connect')),
    setNoDelay: itself,
    setKeepAlive: itself,
    ref: itself,
    unref: itself,
  })
}

/** Starts the thread that runs PGlite. */
const startPgliteWorker = (dataDir: string): Worker => startThread(PGLITE_WORKER, { dataDir })

/** Rows pass through it in buffers outside of its heap; a larger heap would only be collected later. */
const PGLITE_WORKER = {
  name: 'pgliteWorker',
  source: 'platform/db/embedded/pgliteWorker.ts',
  maxHeapMb: 128,
}
