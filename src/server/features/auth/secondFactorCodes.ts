/** Codes of the second factor: those of an authenticator app (RFC 6238) and the recovery codes. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { deriveKey } from '../../platform/settings/secrets.ts'
import type { Requester } from './fairQueue.ts'
import { passwords } from './passwords.ts'

/** Name of the account in authenticator apps. */
const ISSUER = 'Liftwise'
const STEP_SECONDS = 30
/** A code of the step before or after is right too: clocks differ, and typing takes time. */
const TOLERATED_STEPS = 1
/** As RFC 4226 recommends. */
const SECRET_BYTES = 20

/** Returns a new secret in base 32, as apps take it. */
export const createSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** Returns the otpauth:// address that a QR code shows. */
export const secretUri = (secret: string, email: string): string => totp(secret, email).toString()

/** Returns the step, counted since 1970, whose code this is; null: of none that counts now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totp(secret, '').validate({ token: code, timestamp, window: TOLERATED_STEPS })
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
}

const totp = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS })

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a secret for one person: another person's row cannot use it. */
export function encryptSecret(tokenSecret: string, userId: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, secretKey(tokenSecret), nonce).setAAD(Buffer.from(userId))
  const encrypted = [cipher.update(secret, 'utf8'), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]).toString('base64url')
}

/** Returns null when it was encrypted with another TOKEN_SECRET or for another person. */
export function decryptSecret(
  tokenSecret: string,
  userId: string,
  encrypted: string,
): string | null {
  const bytes = Buffer.from(encrypted, 'base64url')
  const end = NONCE_BYTES + TAG_BYTES
  try {
    const decipher = createDecipheriv(
      CIPHER,
      secretKey(tokenSecret),
      bytes.subarray(0, NONCE_BYTES),
      { authTagLength: TAG_BYTES },
    )
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(NONCE_BYTES, end))
    return decipher.update(bytes.subarray(end), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

const secretKey = (tokenSecret: string) => deriveKey(tokenSecret, 'second factor secrets')

const RECOVERY_CODES = 10
/** 50 random bits each. */
const RECOVERY_CODE_LENGTH = 10
/** Base 32 without 0, 1, I and O, which people confuse. */
const RECOVERY_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export interface RecoveryCodes {
  /** 'ABCDE-FGHJK' */
  codes: string[]
  salt: string
  hashes: string[]
}

export async function createRecoveryCodes(requester: Requester): Promise<RecoveryCodes> {
  const salt = randomBytes(16).toString('base64url')
  const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode)
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code, salt, requester)))
  return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), salt, hashes }
}

const createRecoveryCode = (): string =>
  [...randomBytes(RECOVERY_CODE_LENGTH)].map((byte) => RECOVERY_ALPHABET[byte % 32]).join('')

/** Passwords' hash, because the codes have fewer than 112 bits. */
export const hashRecoveryCode = (
  code: string,
  salt: string,
  requester: Requester,
): Promise<string> => passwords.hashWithSalt(code, Buffer.from(salt, 'base64url'), requester)

/** A typed code: one of the app, a recovery code without its hyphen, or neither. */
export type TypedCode = { kind: 'app' | 'recovery'; code: string } | null

/** Ignores spaces, hyphens, invisible signs, the width of signs and letter case. */
export function parseCode(text: string): TypedCode {
  const code = text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')
    .toUpperCase()
  if (/^\d{6}$/u.test(code)) return { kind: 'app', code }
  return RECOVERY_PATTERN.test(code) ? { kind: 'recovery', code } : null
}

const RECOVERY_PATTERN = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_CODE_LENGTH}}$`, 'u')
