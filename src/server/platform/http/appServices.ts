/** The services behind the HTTP side of the server. */
import type { DestinationStream } from 'pino'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Settings } from '../settings/settings.ts'

export interface AppServices {
  settings: Settings
  db: Database
  mailer: Mailer
  files: FileStore
  /** The server's clock. */
  now?: () => Date
  /** The built web app; null: something else serves it. */
  webFolder?: string | null
  background?: BackgroundTasks
  /** Milliseconds for the body of a request that is no large file. */
  bodyTimeoutMs?: number
  logDestination?: DestinationStream
}

/** Work that continues after its response was sent; the server does not stop before it is done. */
export interface BackgroundTasks {
  start(work: () => Promise<void>): void
  /** Resolves when everything started so far, and what that started in turn, is done. */
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
