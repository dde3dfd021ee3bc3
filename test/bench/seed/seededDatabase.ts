/** Seed of a database; null: it was not seeded. */
import type { Pool, PoolClient } from 'pg'
import { refreshAllRollups } from '#server/features/rollups/rollupWorker.ts'
import type { Database } from '#server/platform/db/database.ts'
import { withOwnerRole } from '#server/platform/db/databaseRoles.ts'

export interface Seeded {
  /** 1: 2,000,000 observations. */
  scale: number
  observations: number
  /** 'YYYY-MM-DD': the day of the newest observations. */
  last_day: string
  /** null: its rows are there, and not all of them are counted. */
  finished_at: Date | null
}

export function readSeeded(pool: Pool): Promise<Seeded | null> {
  return withOwner(pool, async (owner) => {
    const { rows: tables } = await owner.query(
      `select to_regclass('bench_seed') is not null as found`,
    )
    if (!tables[0]?.found) return null
    const { rows } = await owner.query<Seeded>(
      'select scale, observations, last_day, finished_at from bench_seed',
    )
    return rows[0] ?? null
  })
}

/**
 * Takes back the observations that measurements have written into a seeded database.
 * By their notes or their name.
 */
export async function removeMeasured(
  db: Database & { pool: Pool },
  measured: string,
): Promise<void> {
  await withOwner(db.pool, async (owner) => {
    const { rows } = await owner.query<{ id: string; video_id: string | null }>(
      'delete from observations where notes = $1 or name = $1 returning id, video_id',
      [measured],
    )
    const ids = rows.flatMap(({ id, video_id }) => [id, video_id])
    await owner.query('delete from videos where id = any($1)', [ids])
    await owner.query('delete from idempotency_keys where result_id = any($1)', [ids])
  })
  await refreshAllRollups({ db, stepMs: 1_000, report: (error) => console.error(error) })
  await analyzeTables(db.pool)
}

/**
 * Sizes of the tables of a database and their indexes.
 * A line for each table above a megabyte and each of its indexes.
 */
export async function tableSizes(pool: Pool): Promise<string> {
  const { rows } = await withOwner(pool, (owner) =>
    owner.query<{ name: string; rows: string; size: string }>(
      `select case when c.relkind = 'i' then '  ' else '' end || c.relname as name,
          case when c.relkind = 'r' then greatest(c.reltuples, 0)::bigint::text else '' end as rows,
          pg_size_pretty(pg_relation_size(c.oid)) as size
        from pg_class c left join pg_index i on i.indexrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i') and pg_relation_size(c.oid) > 1048576
        order by pg_total_relation_size(coalesce(i.indrelid, c.oid)) desc, coalesce(i.indrelid, c.oid), c.relkind desc,
          pg_relation_size(c.oid) desc`,
    ),
  )
  return rows
    .map(
      ({ name, rows: count, size }) =>
        `${name.padEnd(36)}${count.padStart(12)}${size.padStart(12)}`,
    )
    .join('\n')
}

/** Work on one connection as who owns the tables, however long a statement takes. */
export const withOwner = <T>(pool: Pool, work: (owner: PoolClient) => Promise<T>): Promise<T> =>
  withOwnerRole(pool, async (owner) => {
    await owner.query('set idle_in_transaction_session_timeout = 0')
    return work(owner)
  })

/** Lets the database know its rows as they are, as autovacuum does in time. */
export const analyzeTables = (pool: Pool): Promise<unknown> =>
  withOwner(pool, (owner) => owner.query('vacuum analyze'))
