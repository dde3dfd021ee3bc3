/** Signs people in and refreshes their sessions. */
import { setTimeout as wait } from 'node:timers/promises'
import { v7 as uuid } from 'uuid'
import type { LoginInput, Tokens } from '#api/generated/contract.ts'
import { badInput, secondFactorRequired, unauthenticated } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { Role } from '#domain/roles.ts'
import type { AccessTokens } from '../../context/request/accessTokens.ts'
import { networkOf } from '../../context/request/networkOf.ts'
import {
  enforceLimits,
  enforceOrDelay,
  type RateLimit,
  refund,
} from '../../context/request/rateLimit.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { type Account, findActiveAccount, normalizeEmail } from './accountQueries.ts'
import { auditRefusedLogin } from './auditLogin.ts'
import { deviceTokens, MAX_DEVICE_TOKENS } from './deviceTokens.ts'
import type { Requester } from './fairQueue.ts'
import { GRACE_SECONDS, refreshTokens } from './opaqueTokens.ts'
import { passwords } from './passwords.ts'
import { requireCode } from './secondFactor.ts'
import {
  createSession,
  endReplayedSession,
  findRefreshableSession,
  type RefreshableSession,
  rotateRefreshToken,
} from './sessionQueries.ts'

/**
 * Gives the same error, after the same work, for a wrong password and for an unknown, disabled or deleted account.
 * Limits count by account and requester first. Only strangers share limits: whoever attacks an account, or attacks from
 * the address of a whole company, does not keep a device that signed in before from signing in.
 */
export async function login(
  context: RequestContext,
  { email, password, code, devices }: LoginInput,
): Promise<Tokens> {
  const { db, now, address, settings, tokens, background } = context
  if (devices && devices.length > MAX_DEVICE_TOKENS)
    throw badInput('devices', `At most ${MAX_DEVICE_TOKENS} at once.`)
  const knownDevices = deviceTokens(settings.tokenSecret)
  const account = await findActiveAccount(context, email)
  const device = knownDevices.find(devices ?? [], account)
  const network = networkOf(address)

  const ownLimit = requesterLimit(email, device ? `device ${device}` : network)
  const limits = device ? [ownLimit] : [ownLimit, networkLimit(network)]
  if (device) await enforceLimits(db, limits, now())
  else {
    const strangersLimit = accountLimit(email)
    const delayMs = await enforceOrDelay(db, limits, strangersLimit, now())
    if (delayMs > 0) await loginDelay.wait(delayMs)
    limits.push(strangersLimit)
  }

  const requester = { key: device ?? network, isKnown: device !== null }
  const isCorrect = await passwords.verify(account?.password_hash ?? null, password, requester)
  if (!account || !isCorrect) {
    background.start(() => auditRefusedLogin(context, email))
    throw unauthenticated(MESSAGES.wrongLogin)
  }

  if (account.has_second_factor && code) await checkCode(context, account, { code, requester })
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
  typed: { code: string; requester: Requester },
): Promise<void> {
  try {
    await requireCode(context, { userId: account.id, clientId: account.client_id }, typed)
  } catch (error) {
    context.background.start(() => auditRefusedLogin(context, account.email))
    throw error
  }
}

const LOGIN_WINDOW_SECONDS = 15 * 60

/** Limits attempts on one account by one requester: about ten, then one after each wait. */
const requesterLimit = (email: string, requester: string): RateLimit => ({
  key: `login ${normalizeEmail(email)} from ${requester}`,
  limit: 10,
  windowSeconds: LOGIN_WINDOW_SECONDS,
  waits: { firstMs: 5_000, longestMs: 60_000 },
})

/** Limits a network that tries many accounts. A whole company may share it, so the waits are short. */
const networkLimit = (network: string): RateLimit => ({
  key: `login from ${network}`,
  limit: 100,
  windowSeconds: LOGIN_WINDOW_SECONDS,
  waits: { firstMs: 1_000, longestMs: 5_000 },
})

/**
 * Limits strangers' attempts on one account from any network: further ones are only delayed, as an error would let them
 * lock the owner out of a new device.
 */
const accountLimit = (email: string): RateLimit => ({
  key: `login ${normalizeEmail(email)}`,
  limit: 30,
  windowSeconds: LOGIN_WINDOW_SECONDS,
})

export const loginDelay = { wait: (milliseconds: number): Promise<void> => wait(milliseconds) }

/** Returns new tokens for the newest refresh token; an older one ends the session. */
export async function refreshSession(
  context: RequestContext,
  refreshToken: string,
): Promise<Tokens> {
  const { db, now, tokens, settings } = context
  const { sessionIdOf, next: after, hashOf } = refreshTokens(settings.tokenSecret)
  const sessionId = sessionIdOf(refreshToken)
  const session = sessionId && (await findRefreshableSession(db, sessionId, now()))
  if (!session) throw unauthenticated()

  const { client_id: clientId, user_id: userId, type: role } = session
  const next = after(refreshToken)
  const hashes = { presentedHash: hashOf(refreshToken), nextHash: hashOf(next) }
  const pair = (issuedAt: Date) =>
    issueTokenPair(tokens, { userId, sessionId, role, refreshToken: next }, issuedAt)

  const rotatedAt = now()
  if (await rotateRefreshToken(db, { clientId, sessionId, ...hashes, now: rotatedAt }))
    return pair(rotatedAt)

  const current = await findRefreshableSession(db, sessionId, now())
  const retriedAt = current && retriedRotationTime(current, hashes, now())
  if (retriedAt) return pair(retriedAt)
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
