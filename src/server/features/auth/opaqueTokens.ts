/** Refresh tokens: opaque to clients, stored as a hash, each derived from the previous one. */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { deriveKey, deriveKeys } from '../../platform/settings/secrets.ts'

export const REFRESH_TOKEN_DAYS = 30
/** For this long, a client that lost the response may repeat the refresh and gets the same tokens. */
export const GRACE_SECONDS = 30

interface RefreshTokens {
  create: (sessionId: string) => string
  /**
   * Derives the successor from the secret: always the same one, so that it can be issued again without being stored.
   */
  next: (token: string) => string
  /** Derives all that may have been the successor: also the one of the secret before. */
  possibleNext: (token: string) => string[]
  /** Returns null if the text is not a refresh token. */
  sessionIdOf: (token: string) => string | null
  hashOf: (token: string) => string
}

export function refreshTokens(secret: string, previousSecret: string | null = null): RefreshTokens {
  const [key, ...previousKeys] = deriveKeys([secret, previousSecret], 'refresh tokens')
  const next = (token: string, by = key) =>
    `${token.slice(0, UUID_LENGTH)}.${createHmac('sha256', by).update(token).digest('base64url')}`
  return {
    create: (sessionId) => `${sessionId}.${randomBytes(32).toString('base64url')}`,
    next: (token) => next(token),
    possibleNext: (token) => [key, ...previousKeys].map((by) => next(token, by)),
    sessionIdOf: (token) => (TOKEN_PATTERN.test(token) ? token.slice(0, UUID_LENGTH) : null),
    hashOf: hashToken,
  }
}

/** Hashes a token without salt, which is enough for 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

const UUID_LENGTH = 36
const TOKEN_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{43}$/

/** Derives the token of a reset link from the reset's id with a separate key: no row and no job ever contains it. */
export function deriveResetToken(tokenSecret: string, resetId: string): string {
  return createHmac('sha256', deriveKey(tokenSecret, 'reset links'))
    .update(resetId)
    .digest('base64url')
}
