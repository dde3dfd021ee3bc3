/** What the HTTP side of the server works with. */
import type { Settings } from '../settings.ts'
import type { Database } from '../db/database.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { BackgroundWork } from './backgroundWork.ts'
import type { DestinationStream } from 'pino'

export interface AppParts {
  settings: Settings
  db: Database
  mailer: Mailer
  files: FileStore
  /** The server's clock. */
  now?: () => Date
  /** The built web app; not served when the folder does not exist. */
  webFolder?: string
  background?: BackgroundWork
  /** Milliseconds that a body may take which is no large file. */
  bodyMs?: number
  logTo?: DestinationStream
}
