/** Derives a separate key for each purpose, so that a signature for one is never valid for another. */
import { hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assertDataDir } from './dataDir.ts'

export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `liftwise ${purpose}`, 32))
}

/** Derives the key of each secret, the current one first; null is none. */
export const deriveKeys = (
  [secret, ...others]: readonly [string, ...(string | null)[]],
  purpose: string,
): [Buffer, ...Buffer[]] => [
  deriveKey(secret, purpose),
  ...others.filter((one) => one !== null).map((one) => deriveKey(one, purpose)),
]

/** Compares two signatures in a time that says nothing about where they differ. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Loads the signing secret of an embedded installation: created with the installation, stored in its data folder,
 * readable by its owner only.
 */
export function loadOrCreateSecret(dataDir: string): string {
  assertDataDir(dataDir)
  const path = secretPath(dataDir)
  if (!existsSync(path)) {
    if (existsSync(join(dataDir, 'db')) && !existsSync(previousSecretPath(dataDir)))
      throw new Error(
        `${path} is missing, without which sign-ins and second factors do not work. Put it back, for example from a backup; if it is lost, see 'Another TOKEN_SECRET' in OPERATIONS.md.`,
      )
    createSecret(path)
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < 32)
    throw new Error(
      `The secret in ${path} is damaged. Put it back, for example from a backup; if it is lost, see 'Another TOKEN_SECRET' in OPERATIONS.md.`,
    )
  return secret
}

function createSecret(path: string): void {
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

/** Replaces the secret of an installation that nobody has used. */
export function saveSecret(dataDir: string, secret: string): void {
  rmSync(secretPath(dataDir), { force: true })
  writeFileSync(secretPath(dataDir), secret, { mode: 0o600, flag: 'wx' })
}

/** Loads the secret that an embedded installation had before; null: there is none. */
export function loadPreviousSecret(dataDir: string): string | null {
  const path = previousSecretPath(dataDir)
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null
}

/** Path of the file to which an operator renames the secret, so that a new one takes its place. */
export const previousSecretPath = (dataDir: string): string =>
  join(dataDir, 'token-secret-previous')

/** Path of the file that holds the secret of an embedded installation. */
export const secretPath = (dataDir: string): string => join(dataDir, 'token-secret')
