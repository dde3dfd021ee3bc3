/** Binds a database to its TOKEN_SECRET, and encrypts it anew after a change of the secret. */
import type { ClientBase, Pool } from 'pg'
import { decryptSecret, encryptSecret } from '../features/auth/secondFactorCodes.ts'
import { rollbackFails } from '../platform/db/connectionRetry.ts'
import { withOwnerRole } from '../platform/db/databaseRoles.ts'
import {
  assertSecret,
  type Installation,
  readInstallation,
  secretCheck,
  wrongSecret,
} from '../platform/db/installation.ts'
import type { Settings } from '../platform/settings/settings.ts'

type SecretSettings = Pick<Settings, 'tokenSecret' | 'previousTokenSecret' | 'databaseUrl'>

/**
 * Returns the settings with the secret of the pseudonyms. Rejects where the database belongs to another secret; where it
 * belongs to the previous one, what that encrypted is encrypted with the new one.
 */
export function takeSecret<S extends SecretSettings>(
  { pool }: { pool: Pool },
  settings: S,
): Promise<S & Pick<Settings, 'pseudonymSecret'>> {
  return changingInstallation(pool, async (client) => {
    const found = await secretOf(client, settings)
    if (found !== settings.tokenSecret) await encryptAnew(client, found, settings.tokenSecret)
    await client.query(
      'update installation set secret_check = $1 where secret_check is distinct from $1',
      [secretCheck(settings.tokenSecret)],
    )
    const installation = await readInstallation(client)
    return { ...settings, pseudonymSecret: pseudonymSecretOf(installation, settings.tokenSecret) }
  })
}

/**
 * Binds the database to a new secret where the one before is lost: what it encrypted is gone, so everybody with a second
 * factor sets it up again. Returns their number.
 */
export function replaceLostSecret({ pool }: { pool: Pool }, { tokenSecret }: SecretSettings) {
  return changingInstallation(pool, async (client) => {
    const { rowCount } = await client.query('delete from second_factors')
    await client.query('update installation set secret_check = $1, pseudonym_secret = null', [
      secretCheck(tokenSecret),
    ])
    return rowCount ?? 0
  })
}

/** One process at a time: the others wait, and find it done. */
const changingInstallation = <T>(
  pool: Pool,
  work: (client: ClientBase) => Promise<T>,
): Promise<T> =>
  withOwnerRole(pool, async (client) => {
    await client.query('begin')
    try {
      await client.query('select from installation for update')
      const result = await work(client)
      await client.query('commit')
      return result
    } catch (error) {
      await rollbackFails(client)
      throw error
    }
  })

/** A database of a version that kept no check is recognised by what it encrypted. */
async function secretOf(client: ClientBase, settings: SecretSettings): Promise<string> {
  const installation = await readInstallation(client)
  if (installation?.secret_check) return assertSecret(client, settings)
  const { rows } = await client.query<EncryptedFactor>(
    'select user_id, secret from second_factors order by created_at desc limit 1',
  )
  const [sample] = rows
  if (!sample) return settings.tokenSecret
  const found = [settings.tokenSecret, settings.previousTokenSecret].find(
    (secret) => secret !== null && decryptSecret(secret, sample.user_id, sample.secret) !== null,
  )
  if (!found) throw wrongSecret(settings)
  return found
}

interface EncryptedFactor {
  user_id: string
  secret: string
}

async function encryptAnew(client: ClientBase, from: string, to: string): Promise<void> {
  const pseudonymSecret = pseudonymSecretOf(await readInstallation(client), from)
  const { rows } = await client.query<EncryptedFactor>('select user_id, secret from second_factors')
  for (const { user_id, secret } of rows) {
    const plain = decryptSecret(from, user_id, secret)
    // Encrypted with an earlier secret: nobody could have used it.
    if (plain === null) continue
    await client.query('update second_factors set secret = $1 where user_id = $2', [
      encryptSecret(to, user_id, plain),
      user_id,
    ])
  }
  await client.query('update installation set pseudonym_secret = $1', [
    encryptSecret(to, PSEUDONYMS, pseudonymSecret),
  ])
}

/** Takes the place of a person's id. */
const PSEUDONYMS = 'pseudonyms'

function pseudonymSecretOf(installation: Installation | null, tokenSecret: string): string {
  const encrypted = installation?.pseudonym_secret ?? null
  if (encrypted === null) return tokenSecret
  const plain = decryptSecret(tokenSecret, PSEUDONYMS, encrypted)
  if (plain === null) throw new Error('The secret of the pseudonyms cannot be decrypted.')
  return plain
}
