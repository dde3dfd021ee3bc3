/** Builds a request's context with the session behind its access token. */
import type { ReadSession } from './sessionReader.ts'
import type { AccessTokens } from './accessTokens.ts'
import type { RequestContext } from './requestContext.ts'

export type RequestServices = Omit<
  RequestContext,
  'session' | 'authFailure' | 'requestId' | 'operation' | 'address' | 'userAgent'
>

export async function createRequestContext(
  parts: RequestServices,
  readSession: ReadSession,
  request: { id: string; ip: string; headers: { authorization?: string; 'user-agent'?: string } },
): Promise<RequestContext> {
  const { session, authFailure } = await authenticate(
    parts,
    readSession,
    request.headers.authorization,
  )
  const userAgent = request.headers['user-agent']?.slice(0, USER_AGENT_LIMIT) ?? null
  return {
    ...parts,
    session,
    authFailure,
    requestId: request.id,
    operation: null,
    address: request.ip,
    userAgent,
  }
}

const USER_AGENT_LIMIT = 400

type Authentication = Pick<RequestContext, 'session' | 'authFailure'>

const ANONYMOUS: Authentication = { session: null, authFailure: 'UNAUTHENTICATED' }
const EXPIRED: Authentication = { session: null, authFailure: 'TOKEN_EXPIRED' }

async function authenticate(
  { tokens, now }: { tokens: AccessTokens; now: () => Date },
  readSession: ReadSession,
  header: string | undefined,
): Promise<Authentication> {
  if (!header || !/^Bearer /i.test(header)) return ANONYMOUS
  const claims = await tokens.verify(header.slice('Bearer '.length), now())
  if (claims === 'invalid') return ANONYMOUS
  if (claims === 'expired') return EXPIRED
  const session = await readSession(claims)
  if (!session) return ANONYMOUS
  // The role has changed since the token was issued: a fresh token carries the new one.
  return session.role === claims.role ? { session, authFailure: 'UNAUTHENTICATED' } : EXPIRED
}
