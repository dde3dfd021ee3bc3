/** Signs people in and refreshes their sessions. */
import { v7 as uuid } from 'uuid'
import type { LoginInput, Tokens } from '#api/generated/contract.ts'
import { badInput, secondFactorRequired, unauthenticated } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import type { Role } from '#domain/roles.ts'
import type { AccessTokens } from '../../context/request/accessTokens.ts'
import { refund } from '../../context/request/rateLimit.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { type Account, findActiveAccount } from './accountQueries.ts'
import { auditRefusedLogin } from './auditLogin.ts'
import { deviceTokens, MAX_DEVICE_TOKENS } from './deviceTokens.ts'
import type { Requester } from './fairQueue.ts'
import { GRACE_SECONDS, refreshTokens } from './opaqueTokens.ts'
import { requireCode } from './secondFactor.ts'
import {
  createSession,
  endReplayedSession,
  findRefreshableSession,
  type RefreshableSession,
  rotateRefreshToken,
} from './sessionQueries.ts'
import { checkPassword } from './signInLimits.ts'

/** Gives the same error, after the same work, for a wrong password and for an unknown, disabled or deleted account. */
export async function login(
  context: RequestContext,
  { email, password, code, devices }: LoginInput,
): Promise<Tokens> {
  const { db, now, settings, tokens, background } = context
  if (devices && devices.length > MAX_DEVICE_TOKENS)
    throw badInput('devices', `At most ${MAX_DEVICE_TOKENS} at once.`)
  const knownDevices = deviceTokens(settings.tokenSecret, settings.previousTokenSecret)
  const account = await findActiveAccount(context, email)
  const device = knownDevices.find(devices ?? [], account)
  const attempt = { email, password, account, device }
  const { isCorrect, requester, limits } = await checkPassword(context, attempt)
  if (!account || !isCorrect) {
    background.start(() => auditRefusedLogin(context, email))
    throw unauthenticated(message('wrongLogin'))
  }

  const by = device === null ? 'by strangers' : `on ${device}`
  if (account.has_second_factor && code) await checkCode(context, account, { code, requester, by })
  await refund(db, limits)
  if (account.has_second_factor && !code) throw secondFactorRequired()
  const sessionId = uuid()
  const opaqueTokens = refreshTokens(settings.tokenSecret)
  const refreshToken = opaqueTokens.create(sessionId)
  await createSession(context, { id: sessionId, account, hash: opaqueTokens.hashOf(refreshToken) })
  const { id: userId, type: role } = account
  const pair = await issueTokenPair(tokens, { userId, sessionId, role, refreshToken }, now())
  return { ...pair, device_token: device ?? knownDevices.create(account) }
}

/** A wrong code is a refused sign-in: it counts against the limits and is audited. */
async function checkCode(
  context: RequestContext,
  account: Account,
  typed: { code: string; requester: Requester; by: string },
): Promise<void> {
  try {
    await requireCode(context, { userId: account.id, clientId: account.client_id }, typed)
  } catch (error) {
    context.background.start(() => auditRefusedLogin(context, account.email))
    throw error
  }
}

/** Returns new tokens for the newest refresh token; an older one ends the session. */
export async function refreshSession(
  context: RequestContext,
  refreshToken: string,
): Promise<Tokens> {
  const { db, now, tokens, settings } = context
  const { tokenSecret, previousTokenSecret } = settings
  const { sessionIdOf, next, possibleNext, hashOf } = refreshTokens(
    tokenSecret,
    previousTokenSecret,
  )
  const sessionId = sessionIdOf(refreshToken)
  const session = sessionId && (await findRefreshableSession(db, sessionId, now()))
  if (!session) throw unauthenticated()

  const { client_id: clientId, user_id: userId, type: role } = session
  const presentedHash = hashOf(refreshToken)
  const nextToken = next(refreshToken)
  const pair = (issuedAt: Date, token = nextToken) =>
    issueTokenPair(tokens, { userId, sessionId, role, refreshToken: token }, issuedAt)

  const rotatedAt = now()
  const rotation = { clientId, sessionId, presentedHash, nextHash: hashOf(nextToken) }
  if (await rotateRefreshToken(db, { ...rotation, now: rotatedAt })) return pair(rotatedAt)

  const current = await findRefreshableSession(db, sessionId, now())
  for (const token of possibleNext(refreshToken)) {
    const hashes = { presentedHash, nextHash: hashOf(token) }
    const retriedAt = current && retriedRotationTime(current, hashes, now())
    if (retriedAt) return pair(retriedAt, token)
  }
  await endReplayedSession(context, { clientId, sessionId })
  throw unauthenticated()
}

/**
 * Returns when the presented token was used, if within GRACE_SECONDS and its successor is unused, since the response
 * may have been lost; otherwise null.
 */
function retriedRotationTime(
  { token_hash, previous_hash, rotated_at }: RefreshableSession,
  { presentedHash, nextHash }: { presentedHash: string; nextHash: string },
  now: Date,
): Date | null {
  if (!rotated_at || token_hash !== nextHash || previous_hash !== presentedHash) return null
  return now.getTime() - rotated_at.getTime() <= GRACE_SECONDS * 1000 ? rotated_at : null
}

/** Issues the tokens of a sign-in or a refresh. */
async function issueTokenPair(
  tokens: AccessTokens,
  of: { userId: string; sessionId: string; role: Role; refreshToken: string },
  issuedAt: Date,
): Promise<Tokens> {
  const { refreshToken, ...claims } = of
  return {
    access_token: await tokens.sign(claims, issuedAt),
    refresh_token: refreshToken,
    device_token: null,
  }
}
