/** Services that the HTTP routes use. */
import type { DestinationStream } from 'pino'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { ConnectionLimits } from './connections.ts'
import type { Settings } from '../settings/settings.ts'

export interface AppServices {
  settings: Settings
  db: Database
  mailer: Mailer
  files: FileStore
  /** The server's clock. */
  now?: () => Date
  /** Folder of the built web app; null: another server serves it. */
  webFolder?: string | null
  background?: BackgroundTasks
  /** Absent: nothing is counted. */
  metrics?: Metrics | undefined
  connectionLimits?: ConnectionLimits
  logDestination?: DestinationStream
}

/** Runs work that continues after its response was sent; the server waits for it before it stops. */
export interface BackgroundTasks {
  start(work: () => Promise<void>): void
  /** Resolves when all work has finished, including work started by that work. */
  drain(): Promise<void>
}

export function createBackgroundTasks(report: (error: unknown) => void): BackgroundTasks {
  const running = new Set<Promise<void>>()
  return {
    start(work) {
      const done: Promise<void> = work()
        .catch(report)
        .finally(() => running.delete(done))
      running.add(done)
    },
    async drain() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
