/** PostgreSQL's autovacuum, which the embedded engine has no process for: tables are tidied when enough of them has changed. */
import type { Pool, PoolClient } from 'pg'
import { asOwner } from '../asOwner.ts'

/** PostgreSQL's own `autovacuum_naptime`. */
const EVERY_MS = 60_000

/** Gives the way to stop: it resolves when the table that is under way is done. */
export function keepVacuumed(pool: Pool, everyMs = EVERY_MS): () => Promise<void> {
  let isOver = false
  let underWay = Promise.resolve()
  const look = () => {
    // What goes wrong here goes wrong for who reads and writes as well, and they are told.
    underWay = underWay.then(() => vacuumChanged(pool, () => isOver)).catch(() => undefined)
  }
  const looking = setInterval(look, everyMs).unref()
  return async () => {
    isOver = true
    clearInterval(looking)
    await underWay
  }
}

/** Each table has the one connection for itself, so that others come between. */
export async function vacuumChanged(pool: Pool, isOver = () => false): Promise<void> {
  for (const { name, work } of await asOwner(pool, changedTables)) {
    if (isOver()) return
    await asOwner(pool, (client) => client.query(`${work} ${client.escapeIdentifier(name)}`))
  }
}

interface Changed {
  name: string
  work: 'vacuum (analyze)' | 'analyze'
}

/** By PostgreSQL's own thresholds, and what was never analysed: how much has changed is forgotten when the engine is killed. */
async function changedTables(client: PoolClient): Promise<Changed[]> {
  const { rows } = await client.query<Changed>(`
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
