/** What the indexes of a database take, and who needs them. */
import type { Pool } from 'pg'

/** A line for each index of a table that has more than 100 rows; `users`: which operations use it, by its name. */
export async function indexUsage(
  pool: Pool,
  users: ReadonlyMap<string, readonly string[]>,
): Promise<string> {
  const { rows } = await pool.query<{ table: string; index: string; size: string; rule: string }>(
    INDEXES,
  )
  return rows
    .map(({ table, index, size, rule }) => {
      const used = users.get(index) ?? []
      const by =
        used.length > 4
          ? `${used.slice(0, 4).join('; ')} and ${used.length - 4} more`
          : used.join('; ')
      return `${table.padEnd(28)}${index.padEnd(44)}${size.padStart(9)}  ${rule.padEnd(16)}${by || '-'}`
    })
    .join('\n')
}

/** A foreign key needs an index that begins with its columns, or removing what it points at reads the whole table. */
const INDEXES = `select t.relname as table, i.relname as index, pg_size_pretty(pg_relation_size(i.oid)) as size,
    case when x.indisprimary then 'primary key' when x.indisunique then 'unique'
      when exists (select from pg_constraint c where c.contype = 'f' and c.conrelid = t.oid
        and c.confrelid <> 'clients'::regclass
        and (select array_agg(k order by k) from unnest(c.conkey) k)
          = (select array_agg(k order by k) from unnest((x.indkey::int2[])[0:cardinality(c.conkey) - 1]) k))
        then 'foreign key' else '' end as rule
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  where t.relnamespace = 'public'::regnamespace and t.reltuples > 100
  order by pg_total_relation_size(t.oid) desc, t.relname, pg_relation_size(i.oid) desc`
