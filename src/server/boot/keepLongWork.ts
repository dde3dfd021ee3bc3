/** Has exports and imports done in a thread of their own, which is started again when it dies. */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Settings } from '../settings.ts'
import { startThread } from '../threads/startThread.ts'

const THREAD = { name: 'longWorkThread', source: 'boot/longWorkThread.ts', megabytes: 512 }
const AGAIN_MS = 5_000
/** Longer than the thread's own patience, which it needs to be able to follow. */
const PATIENCE_MS = 8_000

/** Gives the way to stop: a job that is under work has some seconds to end, else its lease lets others have it. */
export function keepLongWork(
  settings: Settings,
  report: (error: unknown) => void,
): () => Promise<void> {
  const over = new AbortController()
  let thread = startThread(THREAD, { settings })
  const keep = async () => {
    while (!over.signal.aborted) {
      thread.on('message', report)
      thread.on('error', report)
      await once(thread, 'exit').catch(() => undefined)
      await wait(AGAIN_MS, undefined, { signal: over.signal }).catch(() => undefined)
      if (!over.signal.aborted) thread = startThread(THREAD, { settings })
    }
  }
  const kept = keep()
  return async () => {
    over.abort()
    thread.postMessage('stop')
    const stuck = setTimeout(() => void thread.terminate(), PATIENCE_MS)
    await kept
    clearTimeout(stuck)
  }
}
