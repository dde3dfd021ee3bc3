/** Restores a backup into an empty database and an empty file store: all of it or nothing. */
import { isDeepStrictEqual } from 'node:util'
import type { ClientBase, Pool } from 'pg'
import { rollbackFails } from '../db/connectionRetry.ts'
import { withOwnerRole } from '../db/databaseRoles.ts'
import { readInstallation, secretCheck } from '../db/installation.ts'
import {
  applyMigrations,
  isBeforeBaseline,
  listMigrations,
  lockMigrations,
  recordBaseline,
  throughBaseline,
} from '../db/migrate.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Manifest } from './archiveFormat.ts'
import {
  digestTable,
  DUMP_SETTINGS,
  findAuditBreaks,
  insertLines,
  listTables,
} from './databaseRows.ts'
import { type ArchiveContent, assertDigest, readArchive } from './readArchive.ts'
import { type FileRestorer, openFileRestorer } from './restoreFiles.ts'
import { withoutConstraints } from './withoutConstraints.ts'

export interface RestoreTarget {
  pool: Pool
  files: FileStore
  /** Called last, when everything else has succeeded. */
  saveTokenSecret: (secret: string) => void
}

/**
 * `content` is that of the verified archive at `path`; without `isMailOn` the copy mails nobody until somebody lets it. The rows are loaded into the schema that they come from and compared
 * with the backup; later migrations follow. All of it is one transaction, so a killed restoration leaves no rows.
 */
export const restoreBackup = (
  { pool, files, saveTokenSecret }: RestoreTarget,
  {
    path,
    content: { manifest, tokenSecret },
    isMailOn,
  }: { path: string; content: ArchiveContent; isMailOn: boolean },
  report: (sentence: string) => void,
): Promise<void> =>
  withOwnerRole(pool, (client) =>
    lockMigrations(client, async () => {
      await client.query(`begin; ${DUMP_SETTINGS}`)
      let undoFiles = (): Promise<string | null> => Promise.resolve(null)
      try {
        const applied = throughBaseline(manifest.migrations)
        const later = await laterMigrations(applied)
        await assertNoTables(client)
        const fileRestorer = await openFileRestorer(
          files,
          manifest.createdAt + manifest.keys.sha256,
        )
        undoFiles = () => fileRestorer.undo()
        await applyMigrations(client, applied)
        await withoutConstraints(client, () => loadArchive(client, path, { fileRestorer, report }))
        report('Comparing the rows with the backup')
        await assertSameRows(client, manifest)
        await recordBaseline(client)
        await applyMigrations(client, later)
        await assertOwnSecret(client, tokenSecret)
        await client.query(
          `update installation set mail_held_at = case when $1 then null else now() end`,
          [isMailOn],
        )
        await client.query('analyze')
        saveTokenSecret(tokenSecret)
        await client.query('commit')
        await fileRestorer.finish()
      } catch (error) {
        await rollbackFails(client)
        const left = await undoFiles()
        if (left === null) throw error
        const reason = error instanceof Error ? error.message : String(error)
        throw new Error(
          `${reason} The file ${left} could not be removed: empty the file store before you restore again.`,
          { cause: error },
        )
      }
    }),
  )

/**
 * Returns the migrations that this version has and the backup has not; rejects when it is the other way round, and where
 * this version does not have the schema that the backup comes from.
 */
async function laterMigrations(applied: readonly string[]): Promise<string[]> {
  if (isBeforeBaseline(applied))
    throw new Error(
      'The backup was made by a version before Liftwise 0.2.0. Install Liftwise 0.2.0, restore the backup with it, and update to this version. Nothing was restored.',
    )
  const known = await listMigrations()
  const unknown = applied.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new Error(
      `The backup was made by a newer version of Liftwise (${unknown}). Install that version and restore again. Nothing was restored.`,
    )
  return known.filter((name) => !applied.includes(name))
}

async function assertNoTables(client: ClientBase): Promise<void> {
  const [table] = await listTables(client)
  if (table)
    throw new Error(
      `The database is not empty: it has the table ${table.name}. Restore into a new database, before the server has been started with it. Nothing was restored.`,
    )
}

/** An earlier version wrote archives with the secret of the settings, whether or not it was that of the rows. */
async function assertOwnSecret(client: ClientBase, tokenSecret: string): Promise<void> {
  const installation = await readInstallation(client)
  if (installation?.secret_check && installation.secret_check !== secretCheck(tokenSecret))
    throw new Error('The TOKEN_SECRET of the backup is not that of its rows. Use another backup.')
}

async function loadArchive(
  client: ClientBase,
  path: string,
  { fileRestorer, report }: { fileRestorer: FileRestorer; report: (sentence: string) => void },
): Promise<void> {
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]))
  // Migrations may have added rows.
  await client.query(`truncate ${[...tables.keys()].map(client.escapeIdentifier).join(', ')}`)
  let fileCount = 0
  await readArchive(path, {
    async readRows(name, lines) {
      const table = tables.get(name)
      if (!table) throw new Error(`The backup has a table ${name}, which its schema does not have.`)
      report(`Restoring ${name}`)
      await insertLines(client, table, lines)
    },
    async readFile(key, file) {
      fileCount += 1
      report(`Restoring file ${fileCount}`)
      return fileRestorer.store(key, file)
    },
  })
  await client.query(
    `select setval(pg_get_serial_sequence('migrations', 'id'), (select max(id) from migrations))`,
  )
}

async function assertSameRows(client: ClientBase, manifest: Manifest): Promise<void> {
  for (const table of await listTables(client))
    assertDigest(
      `The restored table ${table.name}`,
      await digestTable(client, table),
      manifest.tables[table.name],
    )
  if (!isDeepStrictEqual(await findAuditBreaks(client), manifest.auditBreaks))
    throw new Error('The audit chains of the restored rows are broken.')
}
