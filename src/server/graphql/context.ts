/** What every resolver gets: who asks, in whose name, and the server's parts. */
import type { Role } from '#domain/roles.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Settings } from '../settings.ts'
import type { Database } from '../db/database.ts'

/** The account behind the access token, re-read from the database at each call. */
export interface Session {
  userId: string
  clientId: string
  role: Role
}

export interface RequestContext {
  db: Database
  settings: Settings
  mailer: Mailer
  files: FileStore
  /** The server's clock; tests move it. */
  now: () => Date
  /** null: not signed in. */
  session: Session | null
  requestId: string
  /** The socket's address, for throttling; forwarding headers are never believed. */
  address: string
}
