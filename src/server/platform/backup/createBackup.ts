/** Backs up an installation: every table as of one moment, every file, and the key that signs and encrypts. */
import type { Pool } from 'pg'
import { withOwnerRole } from '../db/databaseRoles.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Manifest } from './archiveFormat.ts'
import { findAuditBreaks, inDumpTransaction, listTables, readLines } from './databaseRows.ts'
import { findMissingFiles, listKeys } from './missingFiles.ts'
import { RESTORE_MARKER } from './restoreFiles.ts'
import { type ArchiveWriter, writeArchive } from './writeArchive.ts'

export interface BackupSource {
  pool: Pool
  files: FileStore
  tokenSecret: string
  /** Throws, or accepts a backup without these files; absent: none may be missing. */
  onMissing?: (keys: readonly string[]) => void
}

/** Files are copied after the rows, so that every file of a row exists, unless it was deleted in between. */
export function createBackup(
  source: BackupSource,
  path: string,
  report: (sentence: string) => void,
): Promise<Manifest> {
  return writeArchive(path, async (archive) => {
    const facts = await addDatabase(source, archive, report)
    await addFiles(source.files, archive, report)
    await archive.addTokenSecret(source.tokenSecret)
    return facts
  })
}

/** Rows are collected until they have this many characters. */
const CHUNK_LENGTH = 4 * 1024 * 1024

async function addDatabase(
  { pool, files, onMissing = refuse }: BackupSource,
  archive: ArchiveWriter,
  report: (sentence: string) => void,
): Promise<Pick<Manifest, 'migrations' | 'auditBreaks'>> {
  const listed = await listKeys(files)
  return withOwnerRole(pool, (client) =>
    inDumpTransaction(client, 'isolation level repeatable read read only', async () => {
      const tables = await listTables(client)
      if (!tables.some(({ name }) => name === 'migrations'))
        throw new Error('The database has no tables of Liftwise, so there is nothing to back up.')
      const missing = await findMissingFiles(client, files, listed)
      if (missing.length > 0) onMissing(missing)
      for (const table of tables) {
        let chunk: string[] = []
        let length = 0
        let total = 0
        await archive.addRows(table.name, [])
        for await (const lines of readLines(client, table)) {
          for (const line of lines) {
            chunk.push(line)
            length += line.length
          }
          total += lines.length
          if (length < CHUNK_LENGTH) continue
          await archive.addRows(table.name, chunk)
          report(`${table.name}: ${total} rows`)
          chunk = []
          length = 0
        }
        await archive.addRows(table.name, chunk)
      }
      const { rows } = await client.query<{ name: string }>(
        'select name from migrations order by id',
      )
      return {
        migrations: rows.map(({ name }) => name),
        auditBreaks: await findAuditBreaks(client),
      }
    }),
  )
}

function refuse(missing: readonly string[]): never {
  throw new Error(`Files are missing: ${missing.join(', ')}`)
}

async function addFiles(
  files: FileStore,
  archive: ArchiveWriter,
  report: (sentence: string) => void,
): Promise<void> {
  let count = 0
  for await (const { key, size } of files.list()) {
    const content = key === RESTORE_MARKER ? null : await files.get(key)
    // null: deleted since it was listed.
    if (!content) continue
    await archive.addFile({ key, size, content })
    count += 1
    report(`${count} files`)
  }
}
