/** Opens the services of the settings: the mailer and the file store, beside the migrated database. */
import { join } from 'node:path'
import { openFileStore } from '../platform/files/openFileStore.ts'
import type { AppServices } from '../platform/http/appServices.ts'
import { openMailer } from '../platform/mail/mailer.ts'
import { assertDataDir } from '../platform/settings/dataDir.ts'
import { projectRoot } from '../platform/settings/projectRoot.ts'
import type { Settings } from '../platform/settings/settings.ts'

export async function openServices(
  settings: Settings,
  db: AppServices['db'],
): Promise<AppServices> {
  const { s3, smtpUrl, databaseUrl, dataDir } = settings
  if (!databaseUrl || !s3 || !smtpUrl) assertDataDir(dataDir)
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
