/** What the HTTP side of the server works with. */
import type { Settings } from '../settings/settings.ts'
import type { Database } from '../db/database.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { BackgroundTasks } from './backgroundWork.ts'
import type { DestinationStream } from 'pino'

export interface AppServices {
  settings: Settings
  db: Database
  mailer: Mailer
  files: FileStore
  /** The server's clock. */
  now?: () => Date
  /** The built web app; not served when the folder does not exist. */
  webFolder?: string
  background?: BackgroundTasks
  /** Milliseconds that a body may take which is no large file. */
  bodyTimeoutMs?: number
  logDestination?: DestinationStream
}
