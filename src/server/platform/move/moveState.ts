/** Records in the target of a move how far it is, so that one that was interrupted goes on where it ended. */
import type { PoolClient } from 'pg'
import type { Digest } from '../backup/archiveFormat.ts'
import { countRows, inDumpTransaction, listTables } from '../backup/databaseRows.ts'
import { setConstraintsAside } from '../backup/withoutConstraints.ts'
import { applyMigrations, hasUnfinishedMove, listMigrations, MOVE_SCHEMA } from '../db/migrate.ts'

/**
 * Makes the target ready. Rejects unless it is empty, or has an unfinished move of the same source: `sourceId` is the
 * SHA-256 of its migrations' rows, which say when each ran.
 */
export async function openMove(target: PoolClient, sourceId: string): Promise<void> {
  if (await hasUnfinishedMove(target)) return assertSameMove(target, sourceId)
  const [table] = await listTables(target)
  if (table)
    throw new Error(
      `The database to move to is not empty: it has the table ${table.name}. Nothing was moved.`,
    )
  await inDumpTransaction(target, 'read write', async () => {
    await applyMigrations(target, await listMigrations())
    const tables = await listTables(target)
    // Migrations may have added rows. Without the names of its migrations, no process takes the database for complete.
    await target.query(
      `truncate ${tables.map(({ name }) => target.escapeIdentifier(name)).join(', ')}`,
    )
    const steps = await setConstraintsAside(target)
    await target.query(`create schema ${MOVE_SCHEMA};
      create table ${MOVE_SCHEMA}.source (id text not null);
      create table ${MOVE_SCHEMA}.tables (name text primary key, rows bigint not null, sha256 text not null);
      create table ${MOVE_SCHEMA}.steps (place int primary key, statement text not null)`)
    await target.query(`insert into ${MOVE_SCHEMA}.source values ($1)`, [sourceId])
    await target.query(
      `insert into ${MOVE_SCHEMA}.steps (statement, place)
        select * from unnest($1::text[]) with ordinality`,
      [steps],
    )
  })
}

async function assertSameMove(target: PoolClient, sourceId: string): Promise<void> {
  const { rows } = await target.query<{ id: string }>(`select id from ${MOVE_SCHEMA}.source`)
  if (rows[0]?.id !== sourceId)
    throw new Error(
      'The database to move to has an unfinished move from another source. Use an empty one. Nothing was moved.',
    )
  const copied = await readCopied(target)
  for (const { name } of await listTables(target)) {
    const found = await countRows(target, name)
    const expected = copied.get(name)?.rows ?? 0
    if (found !== expected)
      throw new Error(
        `The database to move to was changed since the move was interrupted: ${name} has ${found} rows instead of ${expected}. Empty it, and move again.`,
      )
  }
}

/** Returns what each table has received: the number of rows, and the digest that the source gave for them. */
export async function readCopied(target: PoolClient): Promise<Map<string, Digest>> {
  const { rows } = await target.query<Digest & { name: string }>(
    `select name, rows, sha256 from ${MOVE_SCHEMA}.tables`,
  )
  return new Map(rows.map(({ name, ...digest }) => [name, digest]))
}

/** Belongs in the transaction that writes the rows. */
export async function recordCopied(
  target: PoolClient,
  table: string,
  { rows, sha256 }: Digest,
): Promise<void> {
  await target.query(
    `insert into ${MOVE_SCHEMA}.tables values ($1, $2, $3)
      on conflict (name) do update set rows = excluded.rows, sha256 = excluded.sha256`,
    [table, rows, sha256],
  )
}

/** Adds indexes, references and triggers again that are still set aside, each in a transaction. */
export async function addConstraints(
  target: PoolClient,
  report: (done: number, total: number) => void,
): Promise<void> {
  const { rows } = await target.query<{ place: number; statement: string }>(
    `select place, statement from ${MOVE_SCHEMA}.steps order by place`,
  )
  const total = rows.at(-1)?.place ?? 0
  for (const { place, statement } of rows) {
    report(place - 1, total)
    await inDumpTransaction(target, 'read write', async () => {
      await target.query(statement)
      await target.query(`delete from ${MOVE_SCHEMA}.steps where place = $1`, [place])
    })
  }
}

/** Belongs in the last transaction of a move. */
export async function removeMoveState(target: PoolClient): Promise<void> {
  await target.query(`drop schema ${MOVE_SCHEMA} cascade`)
}
