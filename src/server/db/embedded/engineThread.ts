/** PGlite's thread behind a stream that a PostgreSQL client can talk to; a thread that hangs or ends is replaced at the next connection. */
import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import type { Answer, Closing, Question } from './pgliteWorker.ts'
import { startPgliteWorker } from './startPgliteWorker.ts'

/** A statement that runs longer ends with its thread, for nothing else can stop it. */
const LONGEST_STATEMENT_MS = 60_000

export interface EngineThread {
  stream(): Duplex
  close(): Promise<void>
}

interface Waiting {
  resolve: (bytes: Uint8Array) => void
  reject: (reason: Error) => void
}

export function openEngineThread(dataDir: string): EngineThread {
  let worker: Worker | undefined
  let asked = 0
  let stopped: string | undefined
  const waiting = new Map<number, Waiting>()

  const ask = (bytes: Uint8Array): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      worker ??= started()
      asked += 1
      const id = asked
      const timer = setTimeout(() => {
        // Not a lost connection in its words: a read that took too long is not tried again.
        stopped = `A statement took longer than ${LONGEST_STATEMENT_MS / 1000} seconds and was stopped.`
        void worker?.terminate()
      }, LONGEST_STATEMENT_MS)
      const settled = () => {
        clearTimeout(timer)
        waiting.delete(id)
      }
      waiting.set(id, {
        resolve: (answer) => (settled(), resolve(answer)),
        reject: (reason) => (settled(), reject(reason)),
      })
      worker.postMessage({ id, bytes } satisfies Question)
    })

  const started = (): Worker => {
    const fresh = startPgliteWorker(dataDir)
    let reason = 'The embedded database’s worker ended.'
    fresh.on('message', ({ id, bytes, error }: Answer) => {
      if (error !== undefined) waiting.get(id)?.reject(new Error(error))
      else waiting.get(id)?.resolve(bytes ?? new Uint8Array())
      if (error?.includes('ENOSPC')) void fresh.terminate()
    })
    fresh.on('error', (error) => {
      reason = `The embedded database’s worker ended: ${error.message}`
    })
    fresh.once('exit', () => {
      if (worker === fresh) worker = undefined
      for (const { reject } of waiting.values()) reject(new Error(stopped ?? reason))
      stopped = undefined
    })
    return fresh
  }

  return {
    stream: () => streamOver(ask),
    close: async () => {
      const last = worker
      if (!last) return
      const ended = new Promise((resolve) => last.once('exit', resolve))
      last.postMessage('close' satisfies Closing)
      await ended
    },
  }
}

/** What pg's connection expects of a socket. */
function streamOver(ask: (bytes: Uint8Array) => Promise<Uint8Array>): Duplex {
  let before: Promise<unknown> = Promise.resolve()
  const send = async (bytes: Buffer, done: (error?: Error | null) => void): Promise<void> => {
    const turn = before.then(() => ask(bytes))
    before = turn.catch(() => undefined)
    let failure: Error | null = null
    try {
      const said = await turn
      if (said.length > 0) stream.push(said)
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
