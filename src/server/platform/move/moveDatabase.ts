/**
 * Moves all rows of a database into an empty one, on either engine: in chunks, so that an interrupted move goes on, and
 * with the checksums of a backup, which are compared at the end.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Pool, PoolClient } from 'pg'
import { type Digest, lineDigest } from '../backup/archiveFormat.ts'
import {
  countRows,
  digestTable,
  type DumpedTable,
  inDumpTransaction,
  insertLines,
  listTables,
  readLines,
} from '../backup/databaseRows.ts'
import { withOwnerRole } from '../db/databaseRoles.ts'
import { listMigrations, lockMigrations } from '../db/migrate.ts'
import { addConstraints, openMove, readCopied, recordCopied, removeMoveState } from './moveState.ts'

export interface MovedTable extends Digest {
  name: string
}

type Report = (sentence: string) => void

/**
 * `source` is a connection whose transaction sees the database as of one moment and keeps others from writing to it. A
 * failure leaves what was moved, so that a repetition goes on; the source is only read.
 */
export function moveDatabase(
  source: PoolClient,
  targetPool: Pool,
  report: Report,
): Promise<MovedTable[]> {
  return withOwnerRole(targetPool, async (target) => {
    let moved: MovedTable[] = []
    await lockMigrations(target, async () => {
      moved = await moveTables(source, target, report)
    })
    return moved
  })
}

async function moveTables(
  source: PoolClient,
  target: PoolClient,
  report: Report,
): Promise<MovedTable[]> {
  const tables = await listTables(source)
  const migrations = tables.find(({ name }) => name === 'migrations')
  if (!migrations)
    throw new Error('The database has no tables of Liftwise, so there is nothing to move.')
  const records = tables.filter((table) => table !== migrations)
  await assertOwnVersion(source)
  const migrationDigest = await digestTable(source, migrations)
  await openMove(target, migrationDigest.sha256)
  await assertSameTables(tables, target)
  const moved = await copyTables(source, target, { records, report })
  await compareTables(target, { records, moved, report })
  await addConstraints(target, (done, total) =>
    report(`Adding indexes and references: ${done} of ${total} (${percent(done, total)})`),
  )
  report('Analyzing')
  await target.query('analyze')
  await finish(source, target, migrations)
  return [...moved, { name: migrations.name, ...migrationDigest }]
}

async function assertOwnVersion(source: PoolClient): Promise<void> {
  const { rows } = await source.query<{ name: string }>('select name from migrations order by name')
  const names = rows.map(({ name }) => name)
  if (!isDeepStrictEqual(names, await listMigrations()))
    throw new Error(
      'The database was made by another version of Liftwise. Move it with that version, or run the command `migrate` of this one before. Nothing was moved.',
    )
}

async function assertSameTables(tables: readonly DumpedTable[], target: PoolClient): Promise<void> {
  const known = new Set((await listTables(target)).map(({ name }) => name))
  const foreign = tables.find(({ name }) => !known.has(name))
  if (foreign)
    throw new Error(
      `The table ${foreign.name} is not one of Liftwise. Move it to another schema first. Nothing was moved.`,
    )
}

interface Copying {
  records: readonly DumpedTable[]
  report: Report
}

async function copyTables(
  source: PoolClient,
  target: PoolClient,
  { records, report }: Copying,
): Promise<MovedTable[]> {
  const copied = await readCopied(target)
  let total = 0
  for (const { name } of records) total += await countRows(source, name)
  let rows = 0
  let characters = 0
  const moved: MovedTable[] = []
  for (const table of records) {
    const digest = await copyTable({ source, target, table }, copied.get(table.name), (lines) => {
      rows += lines.length
      for (const line of lines) characters += line.length
      const size = `${Math.round(characters / 1e6)} MB`
      report(`Copying ${table.name}: ${rows} of ${total} rows, ${size} (${percent(rows, total)})`)
    })
    moved.push({ name: table.name, ...digest })
  }
  return moved
}

interface TableCopy {
  source: PoolClient
  target: PoolClient
  table: DumpedTable
}

/** Rows are collected until they have this many characters. */
const CHUNK_LENGTH = 4 * 1024 * 1024

/** Reads the whole table, and writes the rows that are not among the `copied` ones; it reads on while it writes. */
async function copyTable(
  { source, target, table }: TableCopy,
  copied: Digest | undefined,
  count: (lines: readonly string[]) => void,
): Promise<Digest> {
  const digest = lineDigest()
  const read = (lines: readonly string[]) => digest.add(lines.join(''), lines.length)
  let known = copied?.rows ?? 0
  let chunk: string[] = []
  let length = 0
  let writing = Promise.resolve()
  const startWriting = async () => {
    await writing
    const text = chunk.join('')
    const until = digest.result()
    chunk = []
    length = 0
    writing = inDumpTransaction(target, 'read write', async () => {
      await insertLines(target, table, text)
      await recordCopied(target, table.name, until)
    })
    // Its failure is noticed where it is awaited.
    writing.catch(() => undefined)
  }
  try {
    for await (const lines of readLines(source, table)) {
      const old = lines.slice(0, known)
      known -= old.length
      read(old)
      if (old.length > 0 && known === 0) assertSame(table, digest.result(), copied)
      const added = lines.slice(old.length)
      read(added)
      for (const line of added) {
        chunk.push(line)
        length += line.length
      }
      count(lines)
      if (length >= CHUNK_LENGTH) await startWriting()
    }
    if (known > 0) assertSame(table, digest.result(), copied)
    if (chunk.length > 0) await startWriting()
  } finally {
    await writing
  }
  return digest.result()
}

function assertSame({ name }: DumpedTable, found: Digest, copied: Digest | undefined): void {
  if (found.rows === copied?.rows && found.sha256 === copied.sha256) return
  throw new Error(
    `The table ${name} was changed since the move was interrupted. Empty the database to move to, and move again.`,
  )
}

async function compareTables(
  target: PoolClient,
  { records, moved, report }: Copying & { moved: readonly MovedTable[] },
): Promise<void> {
  const total = moved.reduce((sum, { rows }) => sum + rows, 0)
  let done = 0
  await inDumpTransaction(target, 'isolation level repeatable read', async () => {
    for (const table of await listTables(target)) {
      const expected = moved.find(({ name }) => name === table.name)
      if (!expected && !records.some(({ name }) => name === table.name)) continue
      const found = await digestTable(target, table, (rows) => {
        done += rows
        report(`Comparing ${table.name}: ${done} of ${total} rows (${percent(done, total)})`)
      })
      if (found.rows !== expected?.rows || found.sha256 !== expected.sha256)
        throw new Error(
          `The table ${table.name} differs from its source after the move: ${found.rows} rows instead of ${expected?.rows}, or another content. Empty the database to move to, and move again.`,
        )
    }
  })
}

/** The names of the migrations make the target a database that processes accept. */
async function finish(
  source: PoolClient,
  target: PoolClient,
  migrations: DumpedTable,
): Promise<void> {
  await inDumpTransaction(target, 'read write', async () => {
    for await (const lines of readLines(source, migrations))
      await insertLines(target, migrations, lines.join(''))
    await target.query(
      `select setval(pg_get_serial_sequence('migrations', 'id'), (select max(id) from migrations))`,
    )
    await removeMoveState(target)
  })
}

const percent = (done: number, total: number): string =>
  `${total === 0 ? 100 : Math.floor((done / total) * 100)} %`
