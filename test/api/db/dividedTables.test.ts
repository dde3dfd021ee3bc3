/** A database whose tables an earlier version divided by client. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { checkDatabase } from '#server/app/doctor/checkDatabase.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { createBackup } from '#server/platform/backup/createBackup.ts'
import { verifyArchive } from '#server/platform/backup/readArchive.ts'
import { restoreBackup } from '#server/platform/backup/restoreBackup.ts'
import type { Database } from '#server/platform/db/database.ts'
import { listMigrations, migrate } from '#server/platform/db/migrate.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import { asOwner, emptyDatabase, testDatabase } from '#test/support/testDatabase.ts'

type OpenDatabase = Database & { pool: Pool }

const folder = mkdtempSync(join(tmpdir(), 'liftwise-divided-'))
const tokenSecret = 'the secret of a divided installation'
const ignore = () => undefined

const db = (await testDatabase('writes')) as OpenDatabase
const restored = await emptyDatabase()
await asOwner(
  db,
  `alter table mail_refusals rename to undivided;
     create schema partition_0;
     create table mail_refusals (like undivided including all) partition by hash (client_id);
     create table partition_0.mail_refusals partition of mail_refusals for values with (modulus 1, remainder 0);
     drop table undivided`,
)

afterAll(async () => {
  await db.close()
  await restored.close()
  rmSync(folder, { recursive: true, force: true })
})

it('[48.25] goes on as it is until an update, which says how to come back, as doctor does', async () => {
  await migrate(db)
  const findings = await checkDatabase(db.pool, {
    databaseUrl: null,
    databasePoolSize: 1,
    longJobs: 1,
  })
  expect(findings).toContainEqual({
    level: 'mend',
    subject: 'Database',
    sentence: expect.stringContaining('divided by client'),
  })
  const latest = (await listMigrations()).at(-1)
  await asOwner(db, 'delete from migrations where name = $1', [latest])
  await expect(migrate(db)).rejects.toThrow('Back it up with the command `backup`')
  await asOwner(db, 'insert into migrations (name, run_on) values ($1, now())', [latest])
})

it('[48.25] its backup restores into tables that are not divided', async () => {
  const { client_id, id } = await buildUser(db)
  await asOwner(db, `insert into mail_refusals (client_id, user_id, kind) values ($1, $2, 'all')`, [
    client_id,
    id,
  ])
  const path = join(folder, 'backup.tar')
  const files = diskFileStore({ folder: join(folder, 'files'), secret: tokenSecret })
  await createBackup({ pool: db.pool, files, tokenSecret }, path, ignore)
  await restoreBackup(
    { pool: restored.pool, files, saveTokenSecret: ignore },
    { path, content: await verifyArchive(path), isMailOn: true },
    ignore,
  )
  const rows = await asOwner(
    restored,
    `select user_id, c.relkind as kind from mail_refusals m join pg_class c on c.oid = m.tableoid`,
  )
  expect(rows).toEqual([{ user_id: id, kind: 'r' }])
})
