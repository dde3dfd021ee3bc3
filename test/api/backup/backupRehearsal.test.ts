/** Backs up an installation in use, restores it into the other engine and file store, and back. */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { buildFollowUp } from '#server/app/factories/buildFollowUp.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import type { Manifest } from '#server/platform/backup/archiveFormat.ts'
import { backupInstallation } from '#server/platform/backup/backupInstallation.ts'
import { restoreInstallation } from '#server/platform/backup/restoreInstallation.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { openFileStore } from '#server/platform/files/openFileStore.ts'
import { createDataDir } from '#server/platform/settings/dataDir.ts'
import { readSettings } from '#server/platform/settings/settings.ts'
import { HAS_OBJECT_STORE, newBucket } from '#test/support/fileStores.ts'
import { readSchema } from '#test/support/readSchema.ts'
import { asOwner, newDatabase } from '#test/support/testDatabase.ts'
import { appendEntries } from '../auditLog/auditLogEntries.ts'

const folder = mkdtempSync(join(tmpdir(), 'liftwise-backup-'))
const archive = (name: string) => join(folder, `${name}.tar`)
const ignore = () => undefined
const VIDEO = Buffer.alloc(300_000, 'video')

const source = { DATA_DIR: join(folder, 'source') }
const server = process.env['TEST_DATABASE_URL']
let clientId: string
let first: Manifest

createDataDir(source)
const middle = await otherInstallation()
/** Back from another engine or store to this one; where there is no other, it is that one. */
const last = server || HAS_OBJECT_STORE ? { DATA_DIR: join(folder, 'last') } : middle
const settings = readSettings(source)
const db = await openDatabase(settings)
await migrate(db)
await fillDatabase()
const files = await openFileStore(settings)
await files.put('videos/one.mp4', VIDEO, 'video/mp4')
await files.put('videos/empty.mp4', Buffer.alloc(0), 'video/mp4')

afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true, force: true })
})

/** PostgreSQL and a bucket, where the environment has them. */
async function otherInstallation(): Promise<Record<string, string>> {
  const bucket = HAS_OBJECT_STORE ? await newBucket() : null
  return {
    DATA_DIR: join(folder, 'middle'),
    ...(server && {
      DATABASE_URL: await newDatabase(server),
      TOKEN_SECRET: readSettings(source).tokenSecret,
    }),
    ...(bucket && {
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: bucket.bucket,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    }),
  }
}

/** Rows with values that are easily changed on their way. */
async function fillDatabase(): Promise<void> {
  const {
    client_id,
    video_id,
    id: observation_id,
    user_id,
    task_id,
  } = await buildObservation(db, {
    notes: 'Bend "low"\n\\N, NULL, {a,b}\tžluťoučký 🏋',
    ai_error_cause: ['DIP_N_DRIVE', 'OTHER'],
    hidden_keypoints: ['left "knee"', 'a,b', ''],
    device_details: JSON.stringify({ scale: 1.1, text: 'null', empty: null }),
    date: new Date('2026-02-28T23:59:59.999Z'),
  })
  clientId = client_id
  await asOwner(
    db,
    `insert into video_keypoints (client_id, video_id, "timestamp", keypoints_3d, twist_angle, body_angle)
      values ($1, $2, 0.1, 'null', 1e-300, 0.30000000000000004), ($1, $2, 1.7976931348623157e308, '[1.10, 2]', -0.0, null)`,
    [client_id, video_id],
  )
  await asOwner(
    db,
    `insert into observation_rollups (client_id, kind, period, start, reference, total, correct, incorrect)
      values ($1, 'all', 'ever', '-infinity', $1, 1, 1, 0)`,
    [client_id],
  )
  await buildFollowUp(
    db,
    { client_id, id: observation_id, observee_id: user_id, task_id },
    {
      principles: ['TURN_NOT_TWIST', 'DIP_N_DRIVE'],
      note: 'Feet "too" close,\n\\N',
      agreed: 'Żółty wózek\t{a}',
      state: 'COACHED',
      coached_at: new Date('2026-03-29T01:59:59.999Z'),
    },
  )
  await appendEntries(db, client_id, 3)
}

const locationNames = () =>
  db.read({ clientId }, (tables) => tables.from('locations').select('name'))

it('[43.1] [43.3] a database in use is backed up as of one moment, and its server goes on', async () => {
  const acknowledged: string[] = []
  const stopping = new AbortController()
  const write = async () => {
    while (!stopping.signal.aborted) {
      const name = `Place ${acknowledged.length}`
      await db.write({ clientId }, async (transaction) => {
        for (const half of ['left', 'right'])
          await transaction.run((tables) =>
            tables
              .insert('locations')
              .values({ client_id: clientId, id: crypto.randomUUID(), name: `${name} ${half}` }),
          )
      })
      acknowledged.push(name)
    }
  }
  const writing = write()
  const before = await vi.waitUntil(() => acknowledged.length > 5 && acknowledged.length)
  first = await backupInstallation(readSettings(source), archive('first'), ignore)
  const after = acknowledged.length
  stopping.abort()
  await writing
  // Two rows a name, beside the one of the observation.
  const places = (first.tables['locations']!.rows - 1) / 2
  expect(places).toBeGreaterThanOrEqual(before)
  expect(places).toBeLessThanOrEqual(after + 1)
  expect(Number.isInteger(places)).toBe(true)
  expect((await locationNames()).length).toBe(acknowledged.length * 2 + 1)
})

it('[43.2] [43.13] rows, files and the key are the same after a restoration into another engine, and back', async () => {
  await restoreInstallation(middle, { path: archive('first'), isMailOn: true }, ignore)
  const second = await backupInstallation(readSettings(middle), archive('second'), ignore)
  expect(second, 'with --mail on, [43.13]').toEqual({ ...first, createdAt: second.createdAt })
  if (last !== middle)
    await restoreInstallation(last, { path: archive('second'), isMailOn: true }, ignore)
  expect(first.tables['audit_log']).toMatchObject({ rows: 3 })
  expect(first.auditBreaks).toEqual({})
  expect(readFileSync(join(last['DATA_DIR'] ?? '', 'files/videos/one.mp4'))).toEqual(VIDEO)
  const secret = join(last['DATA_DIR'] ?? '', 'token-secret')
  expect(readFileSync(secret, 'utf8')).toBe(readSettings(source).tokenSecret)
  expect(statSync(secret).mode & 0o777).toBe(0o600)
})

it('[43.2] a restored database has the references, indexes and triggers of a migrated one, and works', async () => {
  const restored = await openDatabase(readSettings(last))
  try {
    await migrate(restored)
    expect(await readSchema(restored)).toEqual(await readSchema(db))
    await insertRow(restored, clientId, 'locations', {
      client_id: clientId,
      id: crypto.randomUUID(),
      name: 'New',
    })
  } finally {
    await restored.close()
  }
})

it('[43.4] a restoration beside a running server is refused', async () => {
  await expect(
    restoreInstallation(source, { path: archive('first'), isMailOn: true }, ignore),
  ).rejects.toThrow('is in use by another Liftwise process')
})

it('[43.9] a backup never replaces a file, and says where there is nothing to back up', async () => {
  const settings = readSettings(source)
  await expect(backupInstallation(settings, archive('first'), ignore)).rejects.toThrow(
    'first.tar exists already. Choose another name with --to.',
  )
  const nothing = { ...settings, dataDir: join(folder, 'nothing') }
  await expect(backupInstallation(nothing, archive('nothing'), ignore)).rejects.toThrow(
    'There is no database in',
  )
})
