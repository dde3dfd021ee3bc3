/** Builds a request's context with the session behind its access token. */
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { requestLanguage } from '../../platform/texts/requestLanguage.ts'
import { translatorOf } from '../../platform/texts/translator.ts'
import type { ReadSession } from './sessionReader.ts'
import type { AccessTokens } from './accessTokens.ts'
import type { RequestContext } from './requestContext.ts'

export type RequestServices = Omit<
  RequestContext,
  | 'session'
  | 'authFailure'
  | 'requestId'
  | 'operation'
  | 'address'
  | 'userAgent'
  | 'origin'
  | 'texts'
>

export async function createRequestContext(
  services: RequestServices,
  readSession: ReadSession,
  request: Pick<FastifyRequest, 'id' | 'ip' | 'headers'>,
): Promise<RequestContext> {
  const { authorization, 'user-agent': userAgent, 'accept-language': accepted } = request.headers
  const { session, authFailure } = await authenticate(services, readSession, authorization)
  const texts = await translatorOf(requestLanguage(accepted ?? ''))
  // Named one by one: spread, they took as long as the rest of a request's context and its token together.
  const { settings, db, mailer, files, tokens, background, now } = services
  return {
    settings,
    db,
    mailer,
    files,
    tokens,
    background,
    now,
    session,
    authFailure,
    requestId: request.id,
    operation: null,
    texts,
    address: request.ip,
    origin: originOf(request.headers) ?? settings.publicUrl,
    userAgent: userAgent?.slice(0, USER_AGENT_LIMIT) ?? null,
  }
}

/**
 * Returns where the page of a browser's call comes from, where that is this server, under whichever name it was opened: a
 * link under another name would be another site to it. Null for other programs.
 */
function originOf({ origin, host, ...headers }: IncomingHttpHeaders): string | null {
  if (!origin || !/^https?:\/\//.test(origin)) return null
  const isOwn = headers['sec-fetch-site'] === 'same-origin' || origin.endsWith(`//${host}`)
  return isOwn ? origin : null
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
