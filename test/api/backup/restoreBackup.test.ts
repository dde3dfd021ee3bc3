/** Restorations of a backup of an earlier version: those that fail, are repeated, or are refused. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { auditWarnings, contentOf } from '#server/platform/backup/commandOutput.ts'
import { createBackup } from '#server/platform/backup/createBackup.ts'
import { verifyArchive } from '#server/platform/backup/readArchive.ts'
import { restoreBackup } from '#server/platform/backup/restoreBackup.ts'
import { restoreInstallation } from '#server/platform/backup/restoreInstallation.ts'
import { writeArchive } from '#server/platform/backup/writeArchive.ts'
import { withOwnerRole } from '#server/platform/db/databaseRoles.ts'
import { applyMigrations, listMigrations } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import { memoryDatabase } from '#test/support/memoryDatabase.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { appendEntries } from '../auditLog/auditLogEntries.ts'

const folder = mkdtempSync(join(tmpdir(), 'liftwise-restore-'))
const path = join(folder, 'backup.tar')
const SECRET = 'the secret of the installation that was backed up'
const ignore = () => undefined

const fileStore = (name: string) => diskFileStore({ folder: join(folder, name), secret: SECRET })
const files = fileStore('files')

const migrations = await listMigrations()
const dataDir = await memoryDatabase()
const settings = { databaseUrl: null, dataDir, rowSecurity: 'writes' as const }
const source = await openDatabase(settings)
await withOwnerRole(source.pool, async (client) => {
  await client.query('begin')
  await applyMigrations(client, migrations.slice(0, -1))
  // As a database of 0.2.0 that was updated since.
  await client.query(
    `update migrations set name = '0052_equal_names' where name = '0052_release_0_2'`,
  )
  await client.query('commit')
})
const clientId = (await buildClient(source)).id
await appendEntries(source, clientId, 3)
await asOwner(source, 'update audit_log set at = now() where position = 2')
const sourceFiles = fileStore('source files')
for (const key of ['videos/1.mp4', 'videos/2.mp4'])
  await sourceFiles.put(key, Buffer.from(key), 'video/mp4')
const manifest = await createBackup(
  { pool: source.pool, files: sourceFiles, tokenSecret: SECRET },
  path,
  ignore,
)
await source.close()
const target = await openDatabase(settings)

afterAll(async () => {
  await target.close()
  rmSync(folder, { recursive: true, force: true })
})

const restore = async (
  store: FileStore,
  saveTokenSecret: (secret: string) => void = ignore,
  isMailOn = false,
) =>
  restoreBackup(
    { pool: target.pool, files: store, saveTokenSecret },
    { path, content: await verifyArchive(path), isMailOn },
    ignore,
  )

const tables = () =>
  asOwner(target, `select relname from pg_class where relnamespace = 'public'::regnamespace`)

async function keys(): Promise<string[]> {
  const found: string[] = []
  for await (const { key } of files.list()) found.push(key)
  return found.toSorted()
}

it('[43.6] a restoration that fails leaves database and file store empty', async () => {
  const full: FileStore = {
    ...files,
    put: (key, content, type) =>
      key === 'videos/2.mp4'
        ? Promise.reject(new Error('The disk is full.'))
        : files.put(key, content, type),
  }
  await expect(restore(full)).rejects.toThrow('The disk is full.')
  await expect(restore(files, failLast)).rejects.toThrow('The folder is read-only.')
  expect(await tables()).toEqual([])
  expect(await keys()).toEqual([])
})

it('[43.12] one file that cannot be removed does not keep the others, and is named', async () => {
  const stubborn: FileStore = {
    ...files,
    remove: (key) =>
      key === 'videos/1.mp4' ? Promise.reject(new Error('Not yours.')) : files.remove(key),
  }
  await expect(restore(stubborn, failLast)).rejects.toThrow(
    'The folder is read-only. The file videos/1.mp4 could not be removed',
  )
  expect(await keys()).toEqual(['videos/1.mp4'])
  await files.remove('videos/1.mp4')
})

it('[43.6] a store that loses what it received fails the restoration', async () => {
  const lossy: FileStore = {
    ...files,
    put: (key, _content, type) => files.put(key, Buffer.from('shorter'), type),
  }
  await expect(restore(lossy)).rejects.toThrow('does not fit its checksum')
  expect(await keys()).toEqual([])
})

it('[43.4] a file store in use is left as it is', async () => {
  await files.put('logos/other.png', Buffer.from('logo'), 'image/png')
  await expect(restore(files)).rejects.toThrow(
    'The file store is not empty: it holds logos/other.png.',
  )
  expect(await keys()).toEqual(['logos/other.png'])
  await files.remove('logos/other.png')
})

it('[43.6] [43.7] [43.10] [43.13] a restoration that was killed is repeated, migrated, and compared with the backup', async () => {
  // The marker of a killed restore: its transaction was never committed.
  await files.put('unfinished-restore.txt', Buffer.from(await killedMarker()), 'text/plain')
  await files.put('videos/1.mp4', Buffer.from('half'), 'video/mp4')
  const secrets: string[] = []
  await restore(files, (secret) => secrets.push(secret))
  expect(secrets).toEqual([SECRET])
  expect(await keys()).toEqual(['videos/1.mp4', 'videos/2.mp4'])
  const [applied] = await asOwner(
    target,
    'select array_agg(name order by id) as names from migrations',
  )
  const [baseline, ...newer] = migrations
  expect(applied).toEqual({
    names: ['0052_equal_names', ...newer.slice(0, -1), baseline, newer.at(-1)],
  })
  expect(await held(target), '[43.13]').toBe(true)
  const again = await createBackup(
    { pool: target.pool, files, tokenSecret: SECRET },
    join(folder, 'again.tar'),
    ignore,
  )
  // Later migrations may have changed the form of the rows.
  expect(again).toMatchObject({ files: manifest.files, tables: { audit_log: { rows: 3 } } })
  expect(again.auditBreaks).toEqual({ [clientId]: 2 })
  expect(auditWarnings(again)[0]).toContain(`${clientId} was changed at entry 2`)
  expect(contentOf(again)).toMatch(/^\d+ rows and 2 files$/)
})

const held = async (database: Awaited<ReturnType<typeof openDatabase>>) =>
  (await asOwner(database, 'select mail_held_at is not null as held from installation'))[0]?.[
    'held'
  ]

const failLast = (): never => {
  throw new Error('The folder is read-only.')
}

/** Returns what a restoration of this backup writes into its marker. */
async function killedMarker(): Promise<string> {
  let marker = ''
  const killed: FileStore = {
    ...files,
    put: (_key, content) => {
      if (Buffer.isBuffer(content)) marker = content.toString()
      return Promise.reject(new Error('Killed.'))
    },
  }
  await expect(restore(killed)).rejects.toThrow('Killed.')
  return marker
}

it('[43.4] a database in use is left as it is, with its files', async () => {
  await expect(restore(files)).rejects.toThrow('The database is not empty: it has the table ')
  expect(await keys()).toEqual(['videos/1.mp4', 'videos/2.mp4'])
  await expect(restore(fileStore('empty'))).rejects.toThrow('The database is not empty')
})

it.each([
  ['a later version', [...migrations, '9999_later'], 'by a newer version of Liftwise (9999_later)'],
  ['a version before 0.2.0', ['0001_foundations'], 'before Liftwise 0.2.0. Install Liftwise 0.2.0'],
])('[43.7] a backup of %s is refused', async (_version, names, reason) => {
  const other = join(folder, 'other.tar')
  await writeArchive(other, async (archive) => {
    await archive.addTokenSecret(SECRET)
    return { migrations: names, auditBreaks: {} }
  })
  const content = await verifyArchive(other)
  await expect(
    restoreBackup(
      { pool: target.pool, files: fileStore('empty'), saveTokenSecret: ignore },
      { path: other, content, isMailOn: true },
      ignore,
    ),
  ).rejects.toThrow(reason)
})

it.each([
  { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
  { DATABASE_URL: 'postgres://127.0.0.1:1/none', TOKEN_SECRET: 'another secret '.repeat(3) },
  { DATA_DIR: join(folder, 'data'), TOKEN_SECRET: 'another secret '.repeat(3) },
])(
  '[43.8] another TOKEN_SECRET than the backup’s is refused before anything is opened: %j',
  async (environment) => {
    await expect(
      restoreInstallation(environment, { path, isMailOn: true }, ignore),
    ).rejects.toThrow(`must be that of the backup, which \`tar -xOf ${path} keys.json\` prints`)
  },
)

it('[38.21] a backup of before a change of the secret is accepted beside the new one', async () => {
  const environment = {
    // A file, so that nothing is opened.
    DATA_DIR: path,
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
    TOKEN_SECRET: 'another secret '.repeat(3),
    TOKEN_SECRET_PREVIOUS: SECRET,
  }
  await expect(restoreInstallation(environment, { path, isMailOn: true }, ignore)).rejects.toThrow(
    'EEXIST',
  )
})
