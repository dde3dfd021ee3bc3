/** login: the same answer after the same work for a wrong password, an unknown, a disabled and a deleted account. */
import { v7 as uuid } from 'uuid'
import type { LoginInput, Tokens } from '#api/generated/contract.ts'
import { rateLimited, unauthenticated } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { findActiveAccount } from './accountQueries.ts'
import { auditRefusedLogin } from './recordRefusedLogin.ts'
import { passwords } from './passwords.ts'
import { refreshTokens } from './refreshTokens.ts'
import { createSession } from './sessionQueries.ts'
import { refund, consume, type RateLimit } from '../../context/request/rateLimit.ts'
import { issueTokenPair } from './tokenPair.ts'

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
