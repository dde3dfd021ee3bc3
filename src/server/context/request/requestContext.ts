/** The context of every resolver: the session and the server's services. */
import { unauthenticated } from '#domain/errors.ts'
import type { Role } from '#domain/roles.ts'
import type { Database } from '../../platform/db/database.ts'
import type { FileStore } from '../../platform/files/fileStore.ts'
import type { BackgroundTasks } from '../../platform/http/appServices.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Translator } from '../../platform/texts/translator.ts'
import type { AssignedPlaces } from '../places/assignedPlaces.ts'
import type { AccessTokens } from './accessTokens.ts'

/** The account behind the access token, read from the database at each request. */
export interface Session {
  userId: string
  clientId: string
  role: Role
  /** The family of the access token. */
  sessionId: string
  /** undefined: to be read again. */
  places: AssignedPlaces | undefined
  /** The client's. */
  timeZone: string
  /** The client requires a second factor, and the person has none. */
  mustSetUpSecondFactor: boolean
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
  /** Reason that there is no session; with TOKEN_EXPIRED a refresh may help. */
  authFailure: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED'
  requestId: string
  /** The document's first query or mutation; null: not known yet. */
  operation: string | null
  /** Address of the caller, for rate limits: the socket's, or the one that a trusted proxy names. */
  address: string
  /** Origin of addresses in answers: that of the caller's page, else PUBLIC_URL. */
  origin: string
  /** Words what the caller reads, in the language that the request asks for. */
  texts: Translator
  /** The program that calls, as it names itself; at most 400 characters. */
  userAgent: string | null
}

/** Returns the session of a call that needs one; the guard admits no other. */
export function requireSession({ session }: Pick<RequestContext, 'session'>): Session {
  if (!session) throw unauthenticated()
  return session
}
