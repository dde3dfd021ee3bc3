/** The row that all processes of an installation agree on: which TOKEN_SECRET is theirs. */
import type { ClientBase } from 'pg'
import { timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../settings/secrets.ts'
import type { Settings } from '../settings/settings.ts'

export interface Installation {
  secret_check: string | null
  pseudonym_secret: string | null
  version: string | null
}

/** null: the database has no such table yet. */
export async function readInstallation(client: ClientBase): Promise<Installation | null> {
  const { rows: tables } = await client.query<{ found: string | null }>(
    `select to_regclass('installation')::text as found`,
  )
  if (!tables[0]?.found) return null
  const { rows } = await client.query<Installation>(
    'select secret_check, pseudonym_secret, version from installation',
  )
  return rows[0] ?? null
}

/** Returns what the database keeps of a secret: enough to recognise it, useless to derive a key from. */
export const secretCheck = (secret: string): string =>
  deriveKey(secret, 'check of the secret').toString('base64url')

export type Secrets = Pick<Settings, 'tokenSecret' | 'previousTokenSecret' | 'databaseUrl'>

/**
 * Returns the one of the two secrets with which the database is encrypted; throws where it is neither. Before a process
 * has started with the database, any is.
 */
export function matchingSecret(installation: Installation | null, secrets: Secrets): string {
  const { tokenSecret, previousTokenSecret } = secrets
  const check = installation?.secret_check ?? null
  if (check === null || fits(tokenSecret, check)) return tokenSecret
  if (previousTokenSecret !== null && fits(previousTokenSecret, check)) return previousTokenSecret
  throw wrongSecret(secrets)
}

export const wrongSecret = ({ databaseUrl }: Pick<Secrets, 'databaseUrl'>): Error =>
  new Error(
    `${databaseUrl ? 'TOKEN_SECRET' : 'The token secret (TOKEN_SECRET, or the file token-secret in DATA_DIR)'} is not that of this database, on which sign-ins, second factors and links depend. Set the one with which it was used before. To change it, see 'Another TOKEN_SECRET' in OPERATIONS.md.`,
  )

function fits(secret: string, check: string): boolean {
  const [a, b] = [Buffer.from(secretCheck(secret)), Buffer.from(check)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Rejects where the database belongs to another secret. */
export async function assertSecret(client: ClientBase, secrets: Secrets): Promise<string> {
  return matchingSecret(await readInstallation(client), secrets)
}
