/** refreshToken: a new pair for the newest refresh token; any older one ends the whole family (decided: tokens). */
import type { Tokens } from '#api/generated/contract.ts'
import { unauthenticated } from '#domain/errors.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { GRACE_SECONDS, refreshTokens } from './refreshTokens.ts'
import {
  endSession,
  findRefreshableSession,
  rotateRefreshToken,
  type RefreshableSession,
} from './sessionQueries.ts'
import { issueTokenPair } from './tokenPair.ts'

export async function refreshSession(context: RequestContext, presented: string): Promise<Tokens> {
  const { db, now, tokens, settings } = context
  const { sessionIdOf, next: after, hashOf } = refreshTokens(settings.tokenSecret)
  const sessionId = sessionIdOf(presented)
  const session = sessionId && (await findRefreshableSession(db, sessionId, now()))
  if (!session) throw unauthenticated()

  const { client_id: clientId, user_id: userId, type: role } = session
  const next = after(presented)
  const hashes = { presentedHash: hashOf(presented), nextHash: hashOf(next) }
  const pair = (issuedAt: Date) =>
    issueTokenPair(tokens, { userId, sessionId, role, refreshToken: next }, issuedAt)

  const rotatedAt = now()
  if (await rotateRefreshToken(db, { clientId, sessionId, ...hashes, now: rotatedAt }))
    return pair(rotatedAt)

  const current = await findRefreshableSession(db, sessionId, now())
  const retriedAt = current && retriedRotationTime(current, hashes, now())
  if (retriedAt) return pair(retriedAt)
  await endSession(context, { clientId, sessionId })
  throw unauthenticated()
}

/** When the presented token was used, if that was just now and its successor is still unused: its answer may be lost. */
function retriedRotationTime(
  { token_hash, previous_hash, rotated_at }: RefreshableSession,
  { presentedHash, nextHash }: { presentedHash: string; nextHash: string },
  now: Date,
): Date | null {
  if (!rotated_at || token_hash !== nextHash || previous_hash !== presentedHash) return null
  return now.getTime() - rotated_at.getTime() <= GRACE_SECONDS * 1000 ? rotated_at : null
}
