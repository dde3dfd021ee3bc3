/** `migrate`: brings the database up to date. */
import { withOwnerRole } from '../../platform/db/databaseRoles.ts'
import { assertNotNewer, migrate, pendingMigrations } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/openDatabase.ts'
import { takeSecret } from '../takeSecret.ts'
import { readSettings } from '../../platform/settings/settings.ts'

export async function run(): Promise<void> {
  const settings = readSettings(process.env)
  const db = await openDatabase(settings)
  try {
    await withOwnerRole(db.pool, (client) => assertNotNewer(client, settings.newerDatabase))
    const pending = await withOwnerRole(db.pool, pendingMigrations)
    await migrate(db)
    await takeSecret(db, settings)
    console.log(
      pending.length === 0
        ? 'The database was up to date.'
        : `The database is up to date. Migrations that were pending: ${pending.join(', ')}.`,
    )
  } finally {
    await db.close()
  }
}
