/** Opens the services of the settings: the mailer and the file store, beside the migrated database. */
import { join } from 'node:path'
import type { FileStore } from '../platform/files/fileStore.ts'
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
  const files = await openFileStore(settings)
  await assertWritable(files)
  return {
    settings,
    db,
    mailer: openMailer(settings),
    files,
    webFolder: join(projectRoot, 'dist/client'),
  }
}

/** A bucket may answer later; a folder of somebody else's stays theirs until an administrator gives it away. */
async function assertWritable(files: FileStore): Promise<void> {
  if (!files.local) return
  const { folder } = files.local
  await files.ping().catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `Files cannot be written to ${folder} (${reason}). Give the folder, and what is in it, to the user of this process.`,
      { cause },
    )
  })
}

/** Must be called when nothing uses the services any more. */
export async function closeServices({ mailer, db }: Pick<AppServices, 'mailer' | 'db'>) {
  mailer.close()
  await db.close()
}
