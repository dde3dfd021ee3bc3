/** Opens the database of a process that shares it with others: PostgreSQL, with no migration pending. */
import { existsSync } from 'node:fs'
import { withOwnerRole } from '../../platform/db/databaseRoles.ts'
import { assertNotNewer, pendingMigrations } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/openDatabase.ts'
import { createLogger, logWarnings } from '../../platform/http/logger.ts'
import { commandText } from '../../platform/settings/commandText.ts'
import { closeToOthers } from '../../platform/settings/dataDir.ts'
import { takeSecret } from '../takeSecret.ts'
import type { Settings } from '../../platform/settings/settings.ts'

export async function openSharedDatabase(
  command: string,
  settings: Settings,
): Promise<SharedDatabase> {
  if (!settings.databaseUrl)
    throw new Error(
      `The command '${command}' needs DATABASE_URL: only one process can open the embedded database, and '${commandText('start')}' does everything in it.`,
    )
  logWarnings(createLogger(settings))
  if (existsSync(settings.dataDir)) closeToOthers(settings.dataDir)
  const db = await openDatabase(settings)
  try {
    await withOwnerRole(db.pool, (client) => assertNotNewer(client, settings.newerDatabase))
    const pending = await withOwnerRole(db.pool, pendingMigrations)
    if (pending.length > 0)
      throw new Error(
        `The database lacks ${pending.length} migrations of this version, from ${pending[0]} on. Run '${commandText('migrate')}' first.`,
      )
    return { db, settings: await takeSecret(db, settings) }
  } catch (error) {
    await db.close()
    throw error
  }
}

interface SharedDatabase {
  db: Awaited<ReturnType<typeof openDatabase>>
  /** With what the database keeps of them. */
  settings: Settings
}
