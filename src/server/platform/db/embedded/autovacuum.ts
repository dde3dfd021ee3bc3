/** PostgreSQL's autovacuum, which the embedded engine has no process for: tables are tidied when enough of them has changed. */
import type { Pool, PoolClient } from 'pg'
import { withOwnerRole } from '../databaseRoles.ts'

/** PostgreSQL's own `autovacuum_naptime`. */
const NAPTIME_MS = 60_000

/** Gives the way to stop: it resolves when the table that is under way is done. */
export function startAutovacuum(pool: Pool, intervalMs = NAPTIME_MS): () => Promise<void> {
  let isStopped = false
  let running = Promise.resolve()
  const tick = () => {
    // What goes wrong here goes wrong for who reads and writes as well, and they are told.
    running = running.then(() => vacuumChangedTables(pool, () => isStopped)).catch(() => undefined)
  }
  const timer = setInterval(tick, intervalMs).unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await running
  }
}

/** Each table has the one connection for itself, so that others come between. */
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

/** By PostgreSQL's own thresholds, and what was never analysed: how much has changed is forgotten when the engine is killed. */
async function changedTables(client: PoolClient): Promise<ChangedTable[]> {
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
