/** Copies the embedded database while it is in use, as PostgreSQL's own base backup does. */
import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, statfs } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { v7 as uuid } from 'uuid'
import type { Pool, PoolClient } from 'pg'
import { withOwnerRole } from '../databaseRoles.ts'

export interface CopySource {
  pool: Pool
  /** Data folder; the database is in its folder `db`. */
  dataDir: string
}

export interface DatabaseCopy {
  /** A database folder, which can be opened as it is. */
  folder: string
  remove(): Promise<void>
}

let lastCopy: Promise<unknown> = Promise.resolve()

/**
 * Returns null when the disk has no room for a copy. Copies are made one after the other, since each may begin with a
 * checkpoint, which removes the log that an earlier one still needs.
 */
export function createCopy({ pool, dataDir }: CopySource): Promise<DatabaseCopy | null> {
  const copy = async () => {
    if (!(await hasRoom(pool, dataDir))) return null
    const folder = join(copiesFolder(dataDir), uuid())
    const remove = () => rm(folder, { recursive: true, force: true })
    try {
      await copyDatabase(pool, join(dataDir, 'db'), folder)
    } catch (error) {
      await remove()
      throw error
    }
    return { folder, remove }
  }
  const current = lastCopy.then(copy)
  lastCopy = current.catch(() => undefined)
  return current
}

/** Copies that a killed process left are deleted with this folder. */
export const copiesFolder = (dataDir: string): string => join(dataDir, 'copies')

/**
 * Reads and writes go on while the tables are copied: the copy replays the log since the last checkpoint when it opens.
 * Only the newest file of that log is copied while nothing else runs.
 */
async function copyDatabase(pool: Pool, from: string, to: string): Promise<void> {
  await mkdir(join(to, 'global'), { recursive: true })
  const firstLog = await withOwnerRole(pool, async (client) => {
    if ((await readLog(client)).bytes > MAX_LOG_BYTES) await client.query('checkpoint')
    // Says from where the log is replayed.
    await copyFile(join(from, CONTROL_FILE), join(to, CONTROL_FILE))
    return (await readLog(client)).first
  })
  await copyFiles(
    { from, to },
    (name) => name !== CONTROL_FILE && !name.startsWith(LOG_FILES) && !name.includes('pgsql_tmp'),
  )
  const { last: fullUntil } = await withOwnerRole(pool, readLog)
  await copyFiles({ from, to }, (name) => name >= firstLog && name < fullUntil)
  await withOwnerRole(pool, async (client) => {
    const { last } = await readLog(client)
    await copyFiles({ from, to }, (name) => name >= fullUntil && name <= last)
  })
}

/** A longer log is replayed too slowly; a checkpoint keeps the connection until all changes are in the tables' files. */
const MAX_LOG_BYTES = 256 * 1024 * 1024

/** Returns the files of the log since the last checkpoint, and its size. */
async function readLog(
  client: PoolClient,
): Promise<{ first: string; last: string; bytes: number }> {
  const { rows } = await client.query<{ first: string; last: string; bytes: number }>(
    `select 'pg_wal/' || pg_walfile_name(redo_lsn) as first,
      'pg_wal/' || pg_walfile_name(pg_current_wal_insert_lsn()) as last,
      (pg_current_wal_insert_lsn() - redo_lsn)::float8 as bytes
    from pg_control_checkpoint()`,
  )
  const [log] = rows
  if (!log) throw new Error('The database does not report its log.')
  return log
}

const CONTROL_FILE = 'global/pg_control'
const LOG_FILES = 'pg_wal/0'

/** Copies all folders, and the files whose paths inside `from` are chosen. */
async function copyFiles(
  { from, to }: { from: string; to: string },
  isChosen: (name: string) => boolean,
): Promise<void> {
  const names: string[] = []
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const name = relative(from, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
    if (entry.isDirectory()) await mkdir(join(to, name), { recursive: true })
    else if (isChosen(name)) names.push(name)
  }
  const copyNext = async (): Promise<void> => {
    for (let name = names.pop(); name !== undefined; name = names.pop())
      // Costs nothing on file systems that share the blocks of copies.
      await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE)
  }
  await Promise.all(Array.from({ length: PARALLEL_COPIES }, copyNext))
}

const PARALLEL_COPIES = 8

const SPARE_BYTES = 256 * 1024 * 1024

async function hasRoom(pool: Pool, dataDir: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dataDir)
  const size = await withOwnerRole(pool, async (client) => {
    const { rows } = await client.query<{ size: number }>(
      'select sum(pg_database_size(oid))::float8 as size from pg_database',
    )
    return rows[0]?.size ?? 0
  })
  return bavail * bsize > size + SPARE_BYTES
}
