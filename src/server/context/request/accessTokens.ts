/** Access tokens: a JWT of 15 minutes whose audience is the role. */
import { isUuid } from '#domain/uuid.ts'
import { errors, jwtVerify, SignJWT } from 'jose'
import { isRole, type Role } from '#domain/roles.ts'

export const ACCESS_TOKEN_SECONDS = 15 * 60

export interface AccessClaims {
  userId: string
  sessionId: string
  role: Role
}

export interface AccessTokens {
  /** The same claims in the same second give the same token. */
  sign(claims: AccessClaims, issuedAt: Date): Promise<string>
  verify(token: string, now: Date): Promise<AccessClaims | 'expired' | 'invalid'>
}

const ISSUER = 'liftwise'
const TYPE = 'at+jwt'
const MAX_CACHED_TOKENS = 5_000

export function accessTokens(secret: string, previousSecret: string | null = null): AccessTokens {
  const key = new TextEncoder().encode(secret)
  const previousKey = previousSecret === null ? null : new TextEncoder().encode(previousSecret)
  /** Caches verified signatures; expiry is checked at each use. */
  const verified = new Map<string, { claims: AccessClaims; expires: number }>()
  const verifySignature = async (token: string, now: Date) => {
    const options = {
      algorithms: ['HS256'],
      issuer: ISSUER,
      typ: TYPE,
      requiredClaims: ['sub', 'aud', 'exp', 'iat'],
      currentDate: now,
    }
    try {
      return await jwtVerify(token, key, options)
    } catch (error) {
      if (!previousKey || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error
      return jwtVerify(token, previousKey, options)
    }
  }
  return {
    sign({ userId, sessionId, role }, issuedAt) {
      const seconds = Math.floor(issuedAt.getTime() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(role)
        .setSubject(userId)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
        .sign(key)
    },
    async verify(token, now) {
      const cached = verified.get(token)
      if (cached) return cached.expires <= now.getTime() ? 'expired' : cached.claims
      try {
        const { payload } = await verifySignature(token, now)
        const { aud, sub, sid, exp = 0 } = payload
        if (!isRole(aud) || !isId(sub) || !isId(sid)) return 'invalid'
        const claims = { userId: sub, sessionId: sid, role: aud }
        if (verified.size >= MAX_CACHED_TOKENS) verified.delete(verified.keys().next().value ?? '')
        verified.set(token, { claims, expires: exp * 1000 })
        return claims
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : 'invalid'
      }
    },
  }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && isUuid(value)
}
