/** refreshToken: a new pair for the newest refresh token; any older one ends the whole family (decided: tokens). */
import type { Tokens } from '#api/generated/contract.ts'
import { unauthenticated } from '#domain/errors.ts'
import type { RequestContext } from '../graphql/context.ts'
import { refreshTokens } from './refreshTokens.ts'
import { rotateSession } from './sessionQueries.ts'
import { tokenPair } from './tokenPair.ts'

export async function refresh(context: RequestContext, presented: string): Promise<Tokens> {
  const { db, now, tokens, settings } = context
  const { sessionIdOf, after, hashOf } = refreshTokens(settings.tokenSecret)
  const sessionId = sessionIdOf(presented)
  if (!sessionId) throw unauthenticated()

  const next = after(presented)
  const rotated = await rotateSession(db, {
    sessionId,
    presentedHash: hashOf(presented),
    nextHash: hashOf(next),
    now: now(),
  })
  if (!rotated) throw unauthenticated()
  const { userId, role, rotatedAt } = rotated
  return tokenPair(tokens, { userId, sessionId, role, refreshToken: next }, rotatedAt)
}
