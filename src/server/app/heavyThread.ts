/** Keeps the thread for exports and imports running, and measures it. */
import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { runPeriodically } from '../platform/background/runPeriodically.ts'
import { startThread } from '../platform/background/startThread.ts'
import type { AppServices } from '../platform/http/appServices.ts'
import type { LoggedAttempt } from '../platform/queue/runJob.ts'
import type { GaugeSource } from '../platform/metrics/metrics.ts'

const HEAVY_WORKER = { name: 'heavyWorker', source: 'app/heavyWorker.ts', maxHeapMb: 512 }
const RESTART_DELAY_MS = 5_000
/** Longer than the thread's own shutdown timeout, so that it can end by itself. */
const STOP_TIMEOUT_MS = 8_000

interface ThreadState {
  /** null: it has died and is started again in a moment. */
  thread: Worker | null
  starts: number
}

/**
 * Runs exports and imports in a separate thread, which is restarted when it dies. Returns a stop function: a running
 * job has some seconds to end; then its lease expires and another worker takes over.
 */
export function superviseHeavyWorker(
  { settings, metrics }: Pick<AppServices, 'settings' | 'metrics'>,
  report: (error: unknown) => void,
  logJob: (attempt: LoggedAttempt) => void = () => undefined,
): () => Promise<void> {
  const state: ThreadState = { thread: null, starts: 0 }
  metrics?.addGauges(threadGauges(state))
  return runPeriodically(
    async (signal) => {
      const thread = startThread(HEAVY_WORKER, { settings })
      Object.assign(state, { thread, starts: state.starts + 1 })
      thread.on('message', (message: Error | string | LoggedAttempt) =>
        typeof message === 'object' && 'milliseconds' in message
          ? logJob(message)
          : report(message),
      )
      thread.on('error', report)
      let killTimer: NodeJS.Timeout | undefined
      const stop = () => {
        thread.postMessage('stop')
        killTimer = setTimeout(() => void thread.terminate(), STOP_TIMEOUT_MS)
      }
      signal.addEventListener('abort', stop)
      // Rejects with the thread's error, which was already reported.
      await once(thread, 'exit').catch(() => undefined)
      state.thread = null
      signal.removeEventListener('abort', stop)
      clearTimeout(killTimer)
    },
    { intervalMs: RESTART_DELAY_MS, report },
  )
}

/** Its memory and CPU are part of the process; it dies when its own heap is full. */
const threadGauges = (state: ThreadState): GaugeSource[] => [
  {
    name: 'liftwise_heavy_thread_starts',
    help: 'How often the thread for exports and imports was started; more than once: it died.',
    read: () => [{ value: state.starts }],
  },
  {
    name: 'liftwise_heavy_thread_busy_ratio',
    help: 'Share of its time that the thread for exports and imports was busy since it started.',
    read: () => [{ value: state.thread?.performance.eventLoopUtilization().utilization ?? 0 }],
  },
]
