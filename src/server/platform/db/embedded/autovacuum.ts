/** Autovacuum for the embedded engine, which has no background process: vacuums tables after enough changes. */
import type { Pool, PoolClient } from 'pg'
import { runPeriodically } from '../../background/runPeriodically.ts'
import { withOwnerRole } from '../databaseRoles.ts'

/** PostgreSQL's own `autovacuum_naptime`. */
const NAPTIME_MS = 60_000

/** Runs work while reads are answered from a copy. */
export type RunWithReadCopy = (work: () => Promise<void>) => Promise<void>

/** Returns a stop function that resolves when the vacuum in progress is done. */
export const startAutovacuum = (
  pool: Pool,
  runWithReadCopy: RunWithReadCopy,
): (() => Promise<void>) =>
  runPeriodically((signal) => vacuumChangedTables(pool, runWithReadCopy, () => signal.aborted), {
    intervalMs: NAPTIME_MS,
    initialDelayMs: NAPTIME_MS,
    // An engine fault also fails reads and writes, and is reported there.
    report: () => undefined,
  })

/**
 * Vacuums one table at a time on the only connection, so that other statements can run in between; large tables, which
 * take seconds, while a copy answers reads.
 */
export async function vacuumChangedTables(
  pool: Pool,
  runWithReadCopy: RunWithReadCopy,
  isStopped = () => false,
): Promise<void> {
  const tables = await withOwnerRole(pool, changedTables)
  const vacuumAll = async (chosen: readonly ChangedTable[]) => {
    for (const { name, work } of chosen) {
      if (isStopped()) return
      await withOwnerRole(pool, (client) =>
        client.query(`${work} ${client.escapeIdentifier(name)}`),
      )
    }
  }
  await vacuumAll(tables.filter(({ rows }) => rows < LARGE_TABLE_ROWS))
  const large = tables.filter(({ rows }) => rows >= LARGE_TABLE_ROWS)
  if (large.length > 0 && !isStopped()) await runWithReadCopy(() => vacuumAll(large))
}

/** Analysing so many takes about half a second; a copy costs more than it saves for fewer. */
const LARGE_TABLE_ROWS = 10_000

interface ChangedTable {
  name: string
  work: 'vacuum (analyze)' | 'analyze'
  /** As far as it is known. */
  rows: number
}

/**
 * Returns tables above PostgreSQL's own thresholds, and tables never analysed: a killed engine loses its counts of
 * changes.
 */
async function changedTables(client: PoolClient): Promise<ChangedTable[]> {
  // Statistics of the last second are not counted yet.
  await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query<ChangedTable>(`
    select name, case when is_untidy then 'vacuum (analyze)' else 'analyze' end as work, rows
    from (
      select s.relname as name,
        s.n_dead_tup > 50 + 0.2 * size.rows
          or s.n_ins_since_vacuum > 1000 + 0.2 * size.rows as is_untidy,
        s.n_mod_since_analyze > 50 + 0.1 * size.rows
          or (c.reltuples < 0 and pg_relation_size(c.oid) > 0) as is_unknown,
        greatest(size.rows, s.n_live_tup)::int as rows
      from pg_stat_user_tables s
      join pg_class c on c.oid = s.relid
      cross join lateral (select greatest(c.reltuples, 0)) as size (rows)
    ) t
    where is_untidy or is_unknown
    order by name`)
  return rows
}
