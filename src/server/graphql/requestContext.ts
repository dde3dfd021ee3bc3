/** Builds a call's context: the account behind the access token, as it is now. */
import type { ReadSession } from '../auth/sessionQueries.ts'
import type { AccessTokens } from '../auth/tokens.ts'
import type { RequestContext } from './context.ts'

export type ServerParts = Omit<RequestContext, 'session' | 'refusal' | 'requestId' | 'address'>

export async function requestContext(
  parts: ServerParts,
  readSession: ReadSession,
  request: { id: string; ip: string; headers: { authorization?: string } },
): Promise<RequestContext> {
  const asker = await askerOf(parts, readSession, request.headers.authorization)
  return { ...parts, ...asker, requestId: request.id, address: request.ip }
}

type Asker = Pick<RequestContext, 'session' | 'refusal'>

const NOBODY: Asker = { session: null, refusal: 'UNAUTHENTICATED' }
const EXPIRED: Asker = { session: null, refusal: 'TOKEN_EXPIRED' }

async function askerOf(
  { tokens, now }: { tokens: AccessTokens; now: () => Date },
  readSession: ReadSession,
  header: string | undefined,
): Promise<Asker> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1]
  if (!token) return NOBODY
  const claims = await tokens.read(token, now())
  if (claims === 'invalid') return NOBODY
  if (claims === 'expired') return EXPIRED
  const session = await readSession(claims)
  if (!session) return NOBODY
  // The role was changed after this token was given out: a fresh token carries the new one.
  return session.role === claims.role ? { session, refusal: 'UNAUTHENTICATED' } : EXPIRED
}
