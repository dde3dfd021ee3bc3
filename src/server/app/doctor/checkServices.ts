/** Examines what the server uses besides the database: files, mail server, disk and memory. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { dirname } from 'node:path'
import type { Pool } from 'pg'
import {
  findMissingFiles,
  listKeys,
  missingFilesSentence,
} from '../../platform/backup/missingFiles.ts'
import { withOwnerRole } from '../../platform/db/databaseRoles.ts'
import { pendingMigrations } from '../../platform/db/migrate.ts'
import { MIN_FREE_BYTES } from '../../platform/files/diskSpace.ts'
import { type FileStore, readAll } from '../../platform/files/fileStore.ts'
import { type FileStoreSettings, openFileStore } from '../../platform/files/openFileStore.ts'
import { checkMailServer } from '../../platform/mail/mailer.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { type Finding, mend, note, ok } from './finding.ts'

/** Writes, reads and deletes a small file. */
export async function checkFiles(files: FileStore): Promise<Finding[]> {
  const key = `doctor/${randomUUID()}.txt`
  const content = Buffer.from('Liftwise doctor')
  await files.put(key, content, 'text/plain')
  try {
    const stored = await files.get(key)
    const read = stored && (await readAll(stored, content.length))
    if (!read?.equals(content)) throw new Error('A file comes back changed')
  } finally {
    await files.remove(key)
  }
  const place = files.local ? `in ${files.local.folder}` : 'in the bucket'
  return [ok('Files', `A file was written, read and deleted ${place}.`)]
}

const LISTING_TIMEOUT_MS = 40_000

/** Compares the files that rows name with those of the store. Returns nothing where there are no tables yet. */
export async function checkNamedFiles(pool: Pool, settings: FileStoreSettings): Promise<Finding[]> {
  const files = await openFileStore(settings)
  const listed = await listKeys(files, AbortSignal.timeout(LISTING_TIMEOUT_MS)).catch(() => null)
  if (!listed)
    return [
      note('Files', 'There are too many to be compared with the database here; a backup does.'),
    ]
  const missing = await withOwnerRole(pool, async (client) => {
    if ((await pendingMigrations(client)).length > 0) return null
    await client.query('begin read only')
    try {
      return await findMissingFiles(client, files, listed)
    } finally {
      await client.query('rollback')
    }
  })
  if (missing === null) return []
  return missing.length === 0
    ? [ok('Files', 'Every file that the database names is there.')]
    : [
        mend(
          'Files',
          `${missingFilesSentence(missing, settings)} Check that ${settings.s3 ? 'S3_BUCKET' : 'DATA_DIR'} is that of the server; what is lost is in a backup, or its record must be deleted.`,
        ),
      ]
}

/** Connects and signs in, without sending a mail. */
export async function checkMail(smtpUrl: string): Promise<Finding[]> {
  await checkMailServer(smtpUrl)
  return [ok('Mail', `${new URL(smtpUrl).host} accepts the connection and the sign-in.`)]
}

const GIB = 1024 ** 3

export async function checkDisk({ dataDir }: Pick<Settings, 'dataDir'>): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(nearestFolder(dataDir))
  const free = bavail * bsize
  const sentence = `${(free / GIB).toFixed(1)} GiB are free at ${dataDir}.`
  if (free < MIN_FREE_BYTES)
    return [mend('Disk', `${sentence} Nothing is saved until some space is free.`)]
  return [free < GIB ? note('Disk', sentence) : ok('Disk', sentence)]
}

/** The folder itself may not exist before the first start. */
const nearestFolder = (path: string): string =>
  existsSync(path) ? path : nearestFolder(dirname(path))

/** Memory of the first start of an embedded installation, with the demo: `npm run bench -- start` measures it. */
const LEAST_MEMORY = 512 * 1024 ** 2

export function checkMemory(): Finding[] {
  const limit = process.constrainedMemory()
  const bytes = limit > 0 && limit < totalmem() ? limit : totalmem()
  const sentence = `${(bytes / GIB).toFixed(1)} GiB are there for all processes of this machine.`
  if (bytes < LEAST_MEMORY)
    return [mend('Memory', `${sentence} A process of Liftwise needs 512 MB.`)]
  return [
    bytes < GIB
      ? note('Memory', `${sentence} Exports and imports of long lists may need more.`)
      : ok('Memory', sentence),
  ]
}
