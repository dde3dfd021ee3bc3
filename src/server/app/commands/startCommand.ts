/**
 * `start`: serves and works in one process. The database opens while the rest of the server loads, and a process that
 * finds its folder in use ends before anything else is loaded.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withOwnerRole } from '../../platform/db/databaseRoles.ts'
import { assertNotNewer, migrate } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/openDatabase.ts'
import { createDataDir } from '../../platform/settings/dataDir.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { announce, createLogger, logWarnings } from '../../platform/http/logger.ts'
import { stopOnSignal } from './stopOnSignal.ts'

export async function run(): Promise<void> {
  createDataDir(process.env)
  const settings = readSettings(process.env)
  logWarnings(createLogger(settings))
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'db')))
    announce('Liftwise makes its database, which takes up to a minute.')
  const db = await openDatabase(settings)
  await withOwnerRole(db.pool, (client) => assertNotNewer(client, settings.newerDatabase))
  const [{ serve }, { takeSecret }] = await Promise.all([
    import('../serve.ts'),
    import('../takeSecret.ts'),
    migrate(db),
  ])
  const server = await serve(await takeSecret(db, settings), db)
  announce(server.greeting)
  stopOnSignal(server.close)
}
