/** Moves a database of the engine under test, interrupted again and again, and from PostgreSQL to an embedded one. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { createBackup } from '#server/platform/backup/createBackup.ts'
import { inDumpTransaction } from '#server/platform/backup/databaseRows.ts'
import type { Database } from '#server/platform/db/database.ts'
import { withOwnerRole } from '#server/platform/db/databaseRoles.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import { type MovedTable, moveDatabase } from '#server/platform/move/moveDatabase.ts'
import { moveInstallationDatabase } from '#server/platform/move/moveInstallation.ts'
import { withStoppedInstallation } from '#server/platform/move/stoppedInstallation.ts'
import { readSettings } from '#server/platform/settings/settings.ts'
import { memoryDatabase } from '#test/support/memoryDatabase.ts'
import { readSchema } from '#test/support/readSchema.ts'
import { asOwner, newDatabase } from '#test/support/testDatabase.ts'
import { appendEntries } from '../auditLog/auditLogEntries.ts'

type OpenDatabase = Database & { pool: Pool }

const server = process.env['TEST_DATABASE_URL']
const folder = mkdtempSync(join(tmpdir(), 'liftwise-move-'))
const SECRET = 'the secret of the installation that was moved'
const ignore = () => undefined
const opened: OpenDatabase[] = []

let source: OpenDatabase
let target: OpenDatabase
let targetUrl: string | null

beforeAll(async () => {
  source = await openEmpty(server ? await newDatabase(server) : null)
  targetUrl = server ? await newDatabase(server) : null
  target = await openEmpty(targetUrl)
  await migrate(source)
  await fillDatabase()
})
afterAll(async () => {
  for (const db of opened) await db.close()
  rmSync(folder, { recursive: true, force: true })
})

async function openEmpty(databaseUrl: string | null): Promise<OpenDatabase> {
  const dataDir = await memoryDatabase()
  const db = await openDatabase({ databaseUrl, dataDir, rowSecurity: 'writes' })
  opened.push(db)
  return db
}

/** More rows of a table than are written at a time, and values that are easily changed on their way. */
async function fillDatabase(): Promise<void> {
  const { client_id, video_id } = await buildObservation(source, {
    notes: 'Bend "low"\n\\N, NULL, {a,b}\tžluťoučký 🏋',
    hidden_keypoints: ['left "knee"', 'a,b', ''],
  })
  await asOwner(
    source,
    `insert into video_keypoints (client_id, video_id, "timestamp", keypoints_3d)
      select $1, $2, n, to_jsonb(repeat(n::text, 2000)) from generate_series(1, 1800) n`,
    [client_id, video_id],
  )
  await appendEntries(source, client_id, 3)
}

/** Moves as a process does that is killed at the n-th sentence that begins like this. */
const moveUntil = (beginning: string, nth = 1) => {
  let count = 0
  return move((sentence) => {
    if (sentence.startsWith(beginning)) count += 1
    if (count === nth) throw new Error('Killed.')
  })
}

const move = (report: (sentence: string) => void = ignore) =>
  withOwnerRole(source.pool, (client) =>
    inDumpTransaction(client, 'isolation level repeatable read', () =>
      moveDatabase(client, target.pool, report),
    ),
  )

/** Checks that a move is refused after a change, which is undone then. */
async function expectRefused(
  db: OpenDatabase,
  { change, undo, sentence }: { change: string; undo: string; sentence: string },
): Promise<void> {
  await asOwner(db, change)
  await expect(move()).rejects.toThrow(sentence)
  await asOwner(db, undo)
}

it('[48.41] [48.42] of a move that was killed while it copied, source and target must be as they were', async () => {
  await expect(moveUntil('Copying video_keypoints', 4)).rejects.toThrow('Killed.')
  await expect(migrate(target)).rejects.toThrow('The database has an unfinished move.')
  await expectRefused(source, {
    change: `update migrations set run_on = run_on + interval '1 second'`,
    undo: `update migrations set run_on = run_on - interval '1 second'`,
    sentence: 'The database to move to has an unfinished move from another source.',
  })
  await expectRefused(source, {
    change: `update video_keypoints set twist_angle = 1 where "timestamp" = 1`,
    undo: `update video_keypoints set twist_angle = null where "timestamp" = 1`,
    sentence: 'The table video_keypoints was changed since the move was interrupted.',
  })
  await expectRefused(target, {
    change: `insert into video_keypoints (client_id, video_id, "timestamp", keypoints_3d)
      select client_id, video_id, 2000, '1' from video_keypoints limit 1`,
    undo: `delete from video_keypoints where "timestamp" = 2000`,
    sentence: 'was changed since the move was interrupted: video_keypoints has ',
  })
})

it('[48.41] a target with another content than its source is not completed', async () => {
  await expect(moveUntil('Comparing')).rejects.toThrow('Killed.')
  await expectRefused(target, {
    change: `update users set firstname = firstname || '!'`,
    undo: `update users set firstname = rtrim(firstname, '!')`,
    sentence: 'The table users differs from its source after the move',
  })
})

it('[48.40] [48.42] [48.46] a move goes on where it was killed, and gives the checksums of a backup of its source', async () => {
  await expect(moveUntil('Adding indexes', 20)).rejects.toThrow('Killed.')
  const sentences: string[] = []
  const moved = await move((sentence) => sentences.push(sentence))
  expect(sentences.find((sentence) => sentence.startsWith('Copying video_keypoints'))).toMatch(
    /^Copying video_keypoints: \d+ of \d+ rows, \d+ MB \(\d+ %\)$/,
  )
  expect(sentences.find((sentence) => sentence.startsWith('Adding'))).toMatch(
    /^Adding indexes and references: 19 of \d+ \(\d+ %\)$/,
  )
  const expected = await backUp(source)
  expect(digests(moved)).toEqual(expected)
  expect(await backUp(target)).toEqual(expected)
  expect(await readSchema(target)).toEqual(await readSchema(source))
  await expect(move()).rejects.toThrow('The database to move to is not empty')
})

const digests = (moved: readonly MovedTable[]) =>
  Object.fromEntries(moved.map(({ name, ...digest }) => [name, digest]))

let backups = 0

async function backUp({ pool }: OpenDatabase) {
  backups += 1
  const files = diskFileStore({ folder: join(folder, 'files'), secret: SECRET })
  const path = join(folder, `${backups}.tar`)
  return (await createBackup({ pool, files, tokenSecret: SECRET }, path, ignore)).tables
}

it.runIf(server)('[48.43] a database that a process uses is not moved', async () => {
  await expect(moveInstallationDatabase(environment(), 'embedded', ignore)).rejects.toThrow(
    /The database is in use: processes of Liftwise have \d+ connections to it/,
  )
  await target.close()
  opened.splice(opened.indexOf(target), 1)
  const settings = readSettings(environment())
  await withStoppedInstallation(settings, async () => {
    const other = await openDatabase(settings)
    await expect(
      asOwner(other, 'do $$ begin lock table clients in row exclusive mode nowait; end $$'),
    ).rejects.toThrow('could not obtain lock')
    await other.close()
  })
})

it.runIf(server)('[48.40] [48.44] PostgreSQL moves to a folder, with its secret', async () => {
  const moved = await moveInstallationDatabase(environment(), 'embedded', ignore)
  expect(digests(moved)).toEqual(await backUp(source))
  const secret = join(folder, 'embedded/token-secret')
  expect(readFileSync(secret, 'utf8')).toBe(SECRET)
  const another = { ...environment(), TOKEN_SECRET: SECRET.repeat(2) }
  await expect(moveInstallationDatabase(another, 'postgres', ignore)).rejects.toThrow(
    `The setting TOKEN_SECRET must be what ${secret} holds`,
  )
})

const environment = () => ({
  DATA_DIR: join(folder, 'embedded'),
  DATABASE_URL: targetUrl ?? '',
  TOKEN_SECRET: SECRET,
})
