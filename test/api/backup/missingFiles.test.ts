/** Backups of an installation that lacks files which its rows name. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildVideo } from '#server/app/factories/buildObservation.ts'
import { backupInstallation } from '#server/platform/backup/backupInstallation.ts'
import { FILE_KEYS, findMissingFiles, listKeys } from '#server/platform/backup/missingFiles.ts'
import { withOwnerRole } from '#server/platform/db/databaseRoles.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { openFileStore } from '#server/platform/files/openFileStore.ts'
import { createDataDir } from '#server/platform/settings/dataDir.ts'
import { readSettings } from '#server/platform/settings/settings.ts'
import { asOwner, newDatabase } from '#test/support/testDatabase.ts'

const folder = mkdtempSync(join(tmpdir(), 'liftwise-missing-'))
const ignore = () => undefined
const MISSING = ['gbs-videos/1.mp4', 'logos/1.png', 'observation-videos/raw.mp4']

const server = process.env['TEST_DATABASE_URL']
const environment = {
  DATA_DIR: join(folder, 'data'),
  ...(server && {
    DATABASE_URL: await newDatabase(server),
    TOKEN_SECRET: 'the secret of an installation that lacks files',
  }),
}
createDataDir(environment)
const settings = readSettings(environment)
const db = await openDatabase(settings)
await migrate(db)
const files = await openFileStore(settings)
const { id } = await buildClient(db, { logo_file: 'logos/1.png' })
await buildGbsVideo(db, { client_id: id, file_location: 'gbs-videos/1.mp4' })
await buildVideo(db, {
  client_id: id,
  file_location: 'observation-videos/there.mp4',
  raw_file_location: 'observation-videos/raw.mp4',
})
await files.put('observation-videos/there.mp4', Buffer.from('video'), 'video/mp4')

afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true, force: true })
})

it('[43.11] a backup that lacks files which rows name fails, names them and leaves no file', async () => {
  const path = join(folder, 'half.tar')
  await expect(backupInstallation(settings, path, ignore)).rejects.toThrow(
    `3 files that the database names are not in ${settings.dataDir}/files: ${MISSING.join(', ')}. Check that DATA_DIR is that of the server.`,
  )
  expect(readdirSync(folder)).toEqual(['data'])
})

it('[43.11] it goes on without them when that is accepted, and warns', async () => {
  const path = join(folder, 'accepted.tar')
  const warnings: string[] = []
  const onMissing = (sentence: string) => void warnings.push(sentence)
  const manifest = await backupInstallation(settings, path, ignore, { onMissing })
  expect(warnings).toEqual([expect.stringContaining(MISSING.join(', '))])
  expect(manifest.files.rows).toBe(1)
  expect(existsSync(path)).toBe(true)
})

it('[43.11] a file that was added meanwhile is not missing', async () => {
  const listed = await listKeys(files)
  for (const key of MISSING) await files.put(key, Buffer.from('late'), 'video/mp4')
  const missing = await withOwnerRole(db.pool, async (client) => {
    await client.query('begin read only')
    const found = await findMissingFiles(client, files, listed)
    await client.query('rollback')
    return found
  })
  expect(missing).toEqual([])
})

it('[43.11] every column that holds a key is looked at', async () => {
  const columns = await asOwner<{ name: string }>(
    db,
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and column_name ~ 'file'`,
  )
  for (const { name } of columns) expect(Object.keys(FILE_KEYS)).toContain(name)
  // Refers to a file inside of a JSON value.
  expect(Object.keys(FILE_KEYS)).toContain('jobs.payload')
})
