/** Lets a thread compute, so that the server keeps answering: it starts at the first call and ends when it was idle. */
import type { Worker } from 'node:worker_threads'
import { type ThreadEntry, startThread } from './startThread.ts'

export interface ThreadCall<Input> {
  id: number
  input: Input
}

export type ThreadAnswer<Output> = { id: number; output: Output } | { id: number; error: unknown }

interface Caller<Output> {
  resolve: (output: Output) => void
  reject: (error: unknown) => void
}

const IDLE_MS = 60_000

/** Calls are answered one after the other. When the thread dies its calls reject, and the next one starts another. */
export function threadCaller<Output>(
  entry: ThreadEntry,
  idleMs = IDLE_MS,
): (input: unknown) => Promise<Output> {
  const callers = new Map<number, Caller<Output>>()
  let thread: Worker | null = null
  let lastId = 0
  let idle: NodeJS.Timeout | undefined

  const start = (): Worker => {
    const started = startThread(entry, {})
    let failure: unknown = new Error(`The thread ${entry.name} has ended.`)
    started.on('message', (answer: ThreadAnswer<Output>) => {
      const caller = callers.get(answer.id)
      callers.delete(answer.id)
      if ('error' in answer) caller?.reject(answer.error)
      else caller?.resolve(answer.output)
      if (callers.size > 0) return
      // Idle, it keeps no process from ending.
      started.unref()
      idle = setTimeout(() => void end(started), idleMs).unref()
    })
    started.on('error', (error) => (failure = error))
    started.on('exit', () => {
      if (thread !== started) return
      thread = null
      for (const { reject } of callers.values()) reject(failure)
      callers.clear()
    })
    return started
  }
  const end = async (started: Worker) => {
    if (thread === started) thread = null
    await started.terminate()
  }

  return (input) =>
    new Promise((resolve, reject) => {
      clearTimeout(idle)
      thread ??= start()
      thread.ref()
      lastId += 1
      callers.set(lastId, { resolve, reject })
      thread.postMessage({ id: lastId, input } satisfies ThreadCall<unknown>)
    })
}
