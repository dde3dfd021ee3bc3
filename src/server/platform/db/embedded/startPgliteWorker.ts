/** Starts the thread that PGlite lives in. */
import type { Worker } from 'node:worker_threads'
import { startThread } from '../../threads/startThread.ts'

export const startPgliteWorker = (dataDir: string): Worker =>
  startThread({ name: 'pgliteWorker', source: 'platform/db/embedded/pgliteWorker.ts' }, { dataDir })
