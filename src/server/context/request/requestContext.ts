/** What every resolver gets: who asks, in whose name, and the server's parts. */
import { unauthenticated } from '#domain/errors.ts'
import type { Role } from '#domain/roles.ts'
import type { Database } from '../../platform/db/database.ts'
import type { FileStore } from '../../platform/files/fileStore.ts'
import type { BackgroundTasks } from '../../platform/http/appServices.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { AccessTokens } from './accessTokens.ts'

/** The account behind the access token, re-read from the database at each call. */
export interface Session {
  userId: string
  clientId: string
  role: Role
  /** The family of tokens that the access token belongs to. */
  sessionId: string
  /** Whether they were given some locations or departments only. */
  hasPlaceRestrictions: boolean
}

export interface RequestContext {
  db: Database
  settings: Settings
  mailer: Mailer
  files: FileStore
  tokens: AccessTokens
  background: BackgroundTasks
  /** The server's clock; tests move it. */
  now: () => Date
  /** null: not signed in. */
  session: Session | null
  /** Why nobody is signed in: with TOKEN_EXPIRED a refresh may help. */
  authFailure: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED'
  requestId: string
  /** The socket's address, for throttling; forwarding headers are never believed. */
  address: string
}

/** The session of a call that needs one; the guard has let nobody else through. */
export function requireSession({ session }: Pick<RequestContext, 'session'>): Session {
  if (!session) throw unauthenticated()
  return session
}
