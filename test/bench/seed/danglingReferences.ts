/** Checks what a table filled without its triggers refers to. */
import type { ClientBase } from 'pg'

/** The constraints that rows break. */
export async function findDanglingReferences(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{
    name: string
    other: string
    columns: string[]
    keys: string[]
  }>(
    `select c.conname as name, c.confrelid::regclass::text as other,
        (select array_agg(a.attname::text order by k.ord) from unnest(c.conkey) with ordinality k (num, ord)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num) as columns,
        (select array_agg(a.attname::text order by k.ord) from unnest(c.confkey) with ordinality k (num, ord)
          join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.num) as keys
      from pg_constraint c where c.contype = 'f' and c.conrelid = $1::regclass`,
    [table],
  )
  const broken: string[] = []
  for (const { name, other, columns, keys } of rows) {
    const fits = columns.map((column, at) => `r.${keys[at]} = o.${column}`).join(' and ')
    const isWhole = columns.map((column) => `o.${column} is not null`).join(' and ')
    const { rowCount } = await client.query(
      `select from ${table} o left join ${other} r on ${fits} where ${isWhole} and r.${keys.at(-1)} is null limit 1`,
    )
    if (rowCount) broken.push(name)
  }
  return broken
}
