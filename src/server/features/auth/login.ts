/** login: the same answer after the same work for a wrong password, an unknown, a disabled and a deleted account. */
import { v7 as uuid } from 'uuid'
import type { LoginInput, Tokens } from '#api/generated/contract.ts'
import { rateLimited, unauthenticated } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { Role } from '#domain/roles.ts'
import type { AccessTokens } from '../../context/request/accessTokens.ts'
import { consume, type RateLimit, refund } from '../../context/request/rateLimit.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { findActiveAccount } from './accountQueries.ts'
import { auditRefusedLogin } from './auditLogin.ts'
import { GRACE_SECONDS, refreshTokens } from './opaqueTokens.ts'
import { passwords } from './passwords.ts'
import {
  createSession,
  endSession,
  findRefreshableSession,
  type RefreshableSession,
  rotateRefreshToken,
} from './sessionQueries.ts'

export async function login(
  context: RequestContext,
  { email, password }: LoginInput,
): Promise<Tokens> {
  const { db, now, address, settings, tokens, background } = context
  const limits = loginRateLimits(email, address)
  if (!(await consume(db, limits, now()))) throw rateLimited()

  const account = await findActiveAccount(db, email)
  const isCorrect = await passwords.verify(account?.password_hash ?? null, password)
  if (!account || !isCorrect) {
    background.start(() => auditRefusedLogin(context, email))
    throw unauthenticated(MESSAGES.wrongLogin)
  }

  await refund(db, limits)
  const sessionId = uuid()
  const opaqueTokens = refreshTokens(settings.tokenSecret)
  const refreshToken = opaqueTokens.create(sessionId)
  await createSession(context, { id: sessionId, account, hash: opaqueTokens.hashOf(refreshToken) })
  const { id: userId, type: role } = account
  return issueTokenPair(tokens, { userId, sessionId, role, refreshToken }, now())
}

/** Ten tries for one account from one address; many for one address, which a whole company may share. */
function loginRateLimits(email: string, address: string): RateLimit[] {
  const windowSeconds = 15 * 60
  return [
    { key: `login ${email.trim().toLowerCase()} from ${address}`, limit: 10, windowSeconds },
    { key: `login from ${address}`, limit: 200, windowSeconds },
  ]
}

/** refreshToken: a new pair for the newest refresh token; any older one ends the whole family (decided: tokens). */
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

/** The pair of tokens that a sign-in or a refresh answers with. */
async function issueTokenPair(
  tokens: AccessTokens,
  of: { userId: string; sessionId: string; role: Role; refreshToken: string },
  issuedAt: Date,
): Promise<Tokens> {
  const { refreshToken, ...claims } = of
  return { access_token: await tokens.sign(claims, issuedAt), refresh_token: refreshToken }
}
