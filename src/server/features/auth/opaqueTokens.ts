/** Refresh tokens: opaque to everybody else, stored as a hash, each made from the one before. */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { deriveKey } from '../../platform/settings/secrets.ts'

export const REFRESH_TOKEN_DAYS = 30
/** So long a lost answer may be asked for once more, and gets the same pair. */
export const GRACE_SECONDS = 30

interface RefreshTokens {
  create: (sessionId: string) => string
  /** Always the same successor, known only to who holds the secret; so the pair can be given again without being kept. */
  next: (token: string) => string
  /** null: not written like a refresh token. */
  sessionIdOf: (token: string) => string | null
  hashOf: (token: string) => string
}

export function refreshTokens(secret: string): RefreshTokens {
  const key = deriveKey(secret, 'refresh tokens')
  return {
    create: (sessionId) => `${sessionId}.${randomBytes(32).toString('base64url')}`,
    next: (token) =>
      `${token.slice(0, UUID_LENGTH)}.${createHmac('sha256', key).update(token).digest('base64url')}`,
    sessionIdOf: (token) => (TOKEN_PATTERN.test(token) ? token.slice(0, UUID_LENGTH) : null),
    hashOf: hashToken,
  }
}

/** Tokens hold 256 random bits, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

const UUID_LENGTH = 36
const TOKEN_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{43}$/

/** The token of a reset link, made from the reset's id with a key of its own: no row and no queue ever holds it. */
export function deriveResetToken(tokenSecret: string, resetId: string): string {
  return createHmac('sha256', deriveKey(tokenSecret, 'reset links'))
    .update(resetId)
    .digest('base64url')
}
