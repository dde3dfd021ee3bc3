/** Opens the services of the settings: a migrated database, the mailer and the file store. */
import { join } from 'node:path'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/openDatabase.ts'
import { openFileStore } from '../platform/files/openFileStore.ts'
import type { AppServices } from '../platform/http/appServices.ts'
import { openMailer } from '../platform/mail/mailer.ts'
import { projectRoot } from '../platform/settings/projectRoot.ts'
import type { Settings } from '../platform/settings/settings.ts'

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

/** Must be called when nothing uses the services any more. */
export async function closeServices({ mailer, db }: Pick<AppServices, 'mailer' | 'db'>) {
  mailer.close()
  await db.close()
}
