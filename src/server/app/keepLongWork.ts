/** Has exports and imports done in a thread of their own, which is started again when it dies. */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Settings } from '../platform/settings/settings.ts'
import { startThread } from '../platform/threads/startThread.ts'

const HEAVY_WORKER = { name: 'heavyWorker', source: 'app/heavyWorker.ts', maxHeapMb: 512 }
const RESTART_DELAY_MS = 5_000
/** Longer than the thread's own patience, which it needs to be able to follow. */
const STOP_TIMEOUT_MS = 8_000

/** Gives the way to stop: a job that is under work has some seconds to end, else its lease lets others have it. */
export function superviseHeavyWorker(
  settings: Settings,
  report: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  let thread = startThread(HEAVY_WORKER, { settings })
  const supervise = async () => {
    while (!stopping.signal.aborted) {
      thread.on('message', report)
      thread.on('error', report)
      await once(thread, 'exit').catch(() => undefined)
      await wait(RESTART_DELAY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (!stopping.signal.aborted) thread = startThread(HEAVY_WORKER, { settings })
    }
  }
  const supervision = supervise()
  return async () => {
    stopping.abort()
    thread.postMessage('stop')
    const killTimer = setTimeout(() => void thread.terminate(), STOP_TIMEOUT_MS)
    await supervision
    clearTimeout(killTimer)
  }
}
