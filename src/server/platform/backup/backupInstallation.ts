/** Backs up the installation of some settings, whether or not its server is running. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { requestCopy } from '../db/embedded/copySocket.ts'
import { openPool } from '../db/embedded/openEmbedded.ts'
import { withOwnerRole } from '../db/databaseRoles.ts'
import { assertSecret } from '../db/installation.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { openFileStore } from '../files/openFileStore.ts'
import type { Settings } from '../settings/settings.ts'
import type { Manifest } from './archiveFormat.ts'
import { createBackup } from './createBackup.ts'
import { missingFilesSentence } from './missingFiles.ts'

interface BackupOptions {
  /** Called instead of failing where files are missing. */
  onMissing?: (sentence: string) => void
}

/** Rejects before anything is written where a file that a row names is missing, unless `onMissing` is set. */
export async function backupInstallation(
  settings: Settings,
  path: string,
  report: (sentence: string) => void,
  { onMissing }: BackupOptions = {},
): Promise<Manifest> {
  if (existsSync(path)) throw new Error(`${path} exists already. Choose another name with --to.`)
  const source = await openSource(settings)
  try {
    const { pool } = source
    const tokenSecret = await withOwnerRole(pool, (client) => assertSecret(client, settings))
    return await createBackup(
      {
        pool,
        tokenSecret,
        files: await openFileStore(settings),
        onMissing: (keys) => {
          const sentence = missingFilesSentence(keys, settings)
          if (!onMissing)
            throw new Error(
              `${sentence} Check that ${settings.s3 ? 'S3_BUCKET' : 'DATA_DIR'} is that of the server. Where they are lost, --without-missing-files backs up all else. Nothing was written.`,
            )
          onMissing(sentence)
        },
      },
      path,
      report,
    )
  } finally {
    await source.close()
  }
}

export interface OpenSource {
  pool: Pool
  close: () => Promise<void>
}

/** Opens PostgreSQL, the embedded database, or a copy of it while a server has it open. */
export async function openSource(settings: Settings): Promise<OpenSource> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl) return openDatabase(settings)
  if (!existsSync(join(dataDir, 'db')))
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR as for the server.`)
  for (let attempt = 1; ; attempt += 1) {
    const copy = await requestCopy(dataDir)
    if (!copy) return openDatabase(settings)
    const { pool, close } = openPool(copy.folder)
    const source = {
      pool,
      close: async () => {
        await close()
        copy.release()
      },
    }
    try {
      await pool.query('select 1')
      return source
    } catch (error) {
      await source.close()
      // A checkpoint during the copy may have removed a part of the log that the copy needs.
      if (attempt === MAX_ATTEMPTS) throw error
    }
  }
}

const MAX_ATTEMPTS = 3
