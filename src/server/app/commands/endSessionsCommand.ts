/** `end-sessions`: signs everybody out, for example after a leak of the TOKEN_SECRET. */
import { existsSync, rmSync } from 'node:fs'
import { withOwnerRole } from '../../platform/db/databaseRoles.ts'
import { pendingMigrations } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/openDatabase.ts'
import { commandText } from '../../platform/settings/commandText.ts'
import { previousSecretPath } from '../../platform/settings/secrets.ts'
import { readSettings, type Settings } from '../../platform/settings/settings.ts'
import { replaceLostSecret, takeSecret } from '../takeSecret.ts'
import type { OptionValues } from './command.ts'

export async function run(values: OptionValues): Promise<void> {
  const settings = readSettings(process.env)
  const db = await openDatabase(settings)
  try {
    const pending = await withOwnerRole(db.pool, pendingMigrations)
    if (pending.length > 0)
      throw new Error(`The database lacks migrations. Run '${commandText('migrate')}' first.`)
    if (values['secret-is-lost'] === undefined) await takeSecret(db, settings)
    else {
      const count = await replaceLostSecret(db, settings)
      console.log(`${count} people must set up their second factor again.`)
    }
    const count = await endAllSessions(db)
    console.log(`${count} sessions were ended, with all links to reset passwords and invitations.`)
  } finally {
    await db.close()
  }
  forgetPrevious(settings)
}

/** Returns how many sessions there were. */
export const endAllSessions = ({
  pool,
}: Pick<Awaited<ReturnType<typeof openDatabase>>, 'pool'>): Promise<number> =>
  withOwnerRole(pool, async (client) => {
    await client.query('update password_resets set used_at = now() where used_at is null')
    const { rowCount } = await client.query(
      'update sessions set revoked_at = now() where revoked_at is null',
    )
    return rowCount ?? 0
  })

/** Forgets the secret before: what it signed, such as links, works as long as it is known. */
function forgetPrevious({ databaseUrl, dataDir, previousTokenSecret }: Settings): void {
  const path = previousSecretPath(dataDir)
  if (databaseUrl === null && existsSync(path)) {
    rmSync(path)
    console.log(`${path} was deleted.`)
  } else if (previousTokenSecret !== null) {
    console.log(
      'Now remove TOKEN_SECRET_PREVIOUS from the settings of all processes, and start them.',
    )
  }
}
