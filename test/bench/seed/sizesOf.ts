/** What the tables of a database and their indexes take. */
import type { Pool } from 'pg'
import { withOwner } from './withOwner.ts'

/** A line for each table above a megabyte and each of its indexes. */
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
