/** The session of a call that needs one; the guard has let nobody else through. */
import { unauthenticated } from '#domain/errors.ts'
import type { RequestContext, Session } from './context.ts'

export function requireSession({ session }: Pick<RequestContext, 'session'>): Session {
  if (!session) throw unauthenticated()
  return session
}
