/** Derives a separate key for each purpose, so that a signature for one is never valid for another. */
import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `liftwise ${purpose}`, 32))
}

/**
 * Loads the signing secret of an embedded installation: created once, stored in its data folder, readable by its owner
 * only.
 */
export function loadOrCreateSecret(dataDir: string): string {
  const path = secretPath(dataDir)
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < 32)
    throw new Error(
      `The secret in ${path} is damaged. Delete the file; everyone then has to sign in again.`,
    )
  return secret
}

/** Replaces the secret of an installation that nobody has used. */
export function saveSecret(dataDir: string, secret: string): void {
  rmSync(secretPath(dataDir), { force: true })
  writeFileSync(secretPath(dataDir), secret, { mode: 0o600, flag: 'wx' })
}

/** Path of the file that holds the secret of an embedded installation. */
export const secretPath = (dataDir: string): string => join(dataDir, 'token-secret')
