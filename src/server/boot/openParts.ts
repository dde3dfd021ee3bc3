/** Opens what the server works with, as the settings say: a migrated database, mail and files. */
import { join } from 'node:path'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { openFileStore } from '../files/openFileStore.ts'
import type { AppServices } from '../http/appParts.ts'
import { openMailer } from '../mail/openMailer.ts'
import { projectRoot } from '../projectRoot.ts'
import type { Settings } from '../settings.ts'

export async function openServices(settings: Settings): Promise<AppServices> {
  const db = await openDatabase(settings)
  await migrate(db)
  return {
    settings,
    db,
    mailer: openMailer(settings),
    files: await openFileStore(settings),
    webFolder: join(projectRoot, 'dist/client'),
  }
}
