/** Moves the database or the files of an installation between the two places that an environment's settings name. */
import { existsSync, readFileSync } from 'node:fs'
import type { FileChecksum } from '../backup/archiveFormat.ts'
import { COMMAND_TIMEOUT_MS } from '../db/embedded/openEmbedded.ts'
import { assertSecret } from '../db/installation.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { openFileStore } from '../files/openFileStore.ts'
import { createDataDir } from '../settings/dataDir.ts'
import { saveSecret, secretPath } from '../settings/secrets.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { type MovedTable, moveDatabase } from './moveDatabase.ts'
import { moveFiles } from './moveFiles.ts'
import { withStoppedInstallation } from './stoppedInstallation.ts'

type Environment = Record<string, string | undefined>
type Report = (sentence: string) => void

/** Moves between DATABASE_URL and DATA_DIR, which both must be set. */
export async function moveInstallationDatabase(
  environment: Environment,
  to: 'postgres' | 'embedded',
  report: Report,
): Promise<MovedTable[]> {
  if (!environment['DATABASE_URL'])
    throw new Error('Set DATABASE_URL and TOKEN_SECRET as for a server on PostgreSQL.')
  const postgres = { ...readSettings(environment), replicaUrls: [] }
  const embedded: Settings = { ...postgres, databaseUrl: null }
  const [source, target] = to === 'postgres' ? [embedded, postgres] : [postgres, embedded]
  if (to === 'embedded') createDataDir(environment)
  if (to === 'postgres') assertSecretOf(embedded)
  return withStoppedInstallation(source, async (client) => {
    await assertSecret(client, postgres)
    const db = await openDatabase({ ...target, embeddedTimeoutMs: COMMAND_TIMEOUT_MS })
    try {
      const moved = await moveDatabase(client, db.pool, report)
      if (to === 'embedded') saveSecret(postgres.dataDir, postgres.tokenSecret)
      return moved
    } finally {
      await db.close()
    }
  })
}

function assertSecretOf({ dataDir, tokenSecret }: Settings): void {
  const path = secretPath(dataDir)
  if (existsSync(path) && readFileSync(path, 'utf8').trim() !== tokenSecret)
    throw new Error(
      `The setting TOKEN_SECRET must be what ${path} holds: sign-ins and second factors depend on it. Nothing was moved.`,
    )
}

/** Moves between the bucket of the settings S3_… and the folder in DATA_DIR. */
export async function moveInstallationFiles(
  environment: Environment,
  to: 's3' | 'disk',
  report: Report,
): Promise<FileChecksum[]> {
  const settings = readSettings(environment)
  if (!settings.s3) throw new Error('Set S3_ENDPOINT and the other settings of the bucket.')
  if (to === 'disk') createDataDir(environment)
  const bucket = await openFileStore(settings)
  const folder = await openFileStore({ ...settings, s3: null })
  const [source, target] = to === 's3' ? [folder, bucket] : [bucket, folder]
  return withStoppedInstallation(settings, () => moveFiles(source, target, report))
}
