/** Restores a backup into the installation that an environment's settings describe. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { COMMAND_TIMEOUT_MS } from '../db/embedded/openEmbedded.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { openFileStore } from '../files/openFileStore.ts'
import { createDataDir } from '../settings/dataDir.ts'
import { saveSecret } from '../settings/secrets.ts'
import { readSettings } from '../settings/settings.ts'
import type { Manifest } from './archiveFormat.ts'
import { verifyArchive } from './readArchive.ts'
import { restoreBackup } from './restoreBackup.ts'

/** The archive is read to its end before anything is opened. A failure leaves the installation empty. */
export async function restoreInstallation(
  environment: Record<string, string | undefined>,
  { path, isMailOn }: { path: string; isMailOn: boolean },
  report: (sentence: string) => void,
): Promise<Manifest> {
  report('Verifying the backup')
  const content = await verifyArchive(path)
  const isEmbedded = !environment['DATABASE_URL']
  const ownSecret = environment['TOKEN_SECRET'] || undefined
  const isKnown = [ownSecret, environment['TOKEN_SECRET_PREVIOUS']].includes(content.tokenSecret)
  if (ownSecret === undefined ? !isEmbedded : !isKnown)
    throw new Error(
      `The setting TOKEN_SECRET must be that of the backup, which \`tar -xOf ${path} keys.json\` prints: sign-ins and second factors depend on it. Nothing was restored.`,
    )
  createDataDir(environment)
  const settings = readSettings({ ...environment, TOKEN_SECRET: content.tokenSecret })
  const databaseFolder = join(settings.dataDir, 'db')
  const isNew = isEmbedded && !existsSync(databaseFolder)
  const db = await openDatabase({ ...settings, embeddedTimeoutMs: COMMAND_TIMEOUT_MS })
  let isRestored = false
  try {
    await restoreBackup(
      {
        pool: db.pool,
        files: await openFileStore(settings),
        saveTokenSecret: (secret) => {
          if (ownSecret === undefined) saveSecret(settings.dataDir, secret)
        },
      },
      { path, content, isMailOn },
      report,
    )
    isRestored = true
  } finally {
    await db.close()
    if (isNew && !isRestored) rmSync(databaseFolder, { recursive: true, force: true })
  }
  return content.manifest
}
