/** Autovacuum for the embedded engine, which has no background process: vacuums tables after enough changes. */
import type { Pool, PoolClient } from 'pg'
import { runPeriodically } from '../../background/runPeriodically.ts'
import { withOwnerRole } from '../databaseRoles.ts'

/** PostgreSQL's own `autovacuum_naptime`. */
const NAPTIME_MS = 60_000

/** Soon after the start, so that what was just seeded is read with statistics. */
const INITIAL_DELAY_MS = 5_000

/** Returns a stop function that resolves when the vacuum in progress is done. */
export const startAutovacuum = (pool: Pool): (() => Promise<void>) =>
  runPeriodically((signal) => vacuumChangedTables(pool, () => signal.aborted), {
    intervalMs: NAPTIME_MS,
    initialDelayMs: INITIAL_DELAY_MS,
    // An engine fault also fails reads and writes, and is reported there.
    report: () => undefined,
  })

/** Vacuums one table at a time on the only connection, so that other statements can run in between. */
export async function vacuumChangedTables(pool: Pool, isStopped = () => false): Promise<void> {
  for (const { name, work } of await withOwnerRole(pool, changedTables)) {
    if (isStopped()) return
    await withOwnerRole(pool, (client) => client.query(`${work} ${client.escapeIdentifier(name)}`))
  }
}

interface ChangedTable {
  name: string
  work: 'vacuum (analyze)' | 'analyze'
}

/**
 * Returns tables above PostgreSQL's own thresholds, and tables never analysed: a killed engine loses its counts of
 * changes.
 */
async function changedTables(client: PoolClient): Promise<ChangedTable[]> {
  // Statistics of the last second are not counted yet.
  await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query<ChangedTable>(`
    select name, case when is_untidy then 'vacuum (analyze)' else 'analyze' end as work
    from (
      select s.relname as name,
        s.n_dead_tup > 50 + 0.2 * size.rows
          or s.n_ins_since_vacuum > 1000 + 0.2 * size.rows as is_untidy,
        s.n_mod_since_analyze > 50 + 0.1 * size.rows
          or (c.reltuples < 0 and pg_relation_size(c.oid) > 0) as is_unknown
      from pg_stat_user_tables s
      join pg_class c on c.oid = s.relid
      cross join lateral (select greatest(c.reltuples, 0)) as size (rows)
    ) t
    where is_untidy or is_unknown
    order by name`)
  return rows
}
