/**
 * Reads and writes all rows of a database in a form that does not depend on the engine: one JSON object a row, each value
 * as the text that PostgreSQL writes and reads for its type, in the order of the primary key.
 */
import type { ClientBase, PoolClient } from 'pg'
import { rollbackFails } from '../db/connectionRetry.ts'
import { type Digest, lineDigest } from './archiveFormat.ts'

export interface DumpedTable {
  name: string
  columns: { name: string; type: string }[]
  /** Columns of the primary key; null: there is none. */
  key: { name: string; isText: boolean }[] | null
}

/** Runs in a transaction: what a type's text looks like depends on these, and work may take any time. */
export const DUMP_SETTINGS = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres'; set local extra_float_digits = 1; set local bytea_output = 'hex';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local row_security = off`

/** Runs `work` in a transaction; one that only reads sees the database as of one moment. */
export async function inDumpTransaction<T>(
  client: PoolClient,
  mode: 'read write' | 'isolation level repeatable read read only',
  work: () => Promise<T>,
): Promise<T> {
  await client.query(`begin ${mode}; ${DUMP_SETTINGS}`)
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await rollbackFails(client)
    throw error
  }
}

/** Returns every table of the schema, that of the migrations included, without generated columns. */
export async function listTables(client: ClientBase): Promise<DumpedTable[]> {
  const { rows } = await client.query<DumpedTable>(
    `select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
          order by a.attname)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(json_build_object('name', a.attname, 'isText', a.attcollation <> 0) order by k.place)
        from pg_index i
        cross join unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname`,
  )
  return rows
}

const ROWS_PER_FETCH = 500

/** Returns the table's rows in batches of lines, each with a line feed. */
export async function* readLines(
  client: ClientBase,
  { name, columns, key }: DumpedTable,
): AsyncGenerator<string[], void, undefined> {
  const quoted = (text: string) => client.escapeIdentifier(text)
  const values = columns.map((column) => `t.${quoted(column.name)}::text as ${quoted(column.name)}`)
  // Engines may sort texts differently.
  const order = key?.map(
    (column) => `t.${quoted(column.name)}${column.isText ? ' collate "C"' : ''}`,
  )
  await client.query(
    `declare dumped no scroll cursor for select row_to_json(r)::text || chr(10) as line
      from (select ${values.join(', ')} from ${quoted(name)} t
        order by ${order?.join(', ') ?? 't::text collate "C"'}) r`,
  )
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_PER_FETCH} from dumped`)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < ROWS_PER_FETCH) break
  }
  await client.query('close dumped')
}

export async function digestTable(client: ClientBase, table: DumpedTable): Promise<Digest> {
  const digest = lineDigest()
  for await (const lines of readLines(client, table)) digest.add(lines.join(''), lines.length)
  return digest.result()
}

/** Inserts rows that `readLines` gave. */
export async function insertLines(
  client: ClientBase,
  { name, columns }: DumpedTable,
  lines: string,
): Promise<void> {
  const quoted = (text: string) => client.escapeIdentifier(text)
  const names = columns.map((column) => quoted(column.name))
  const casts = columns.map((column) => `r.${quoted(column.name)}::${column.type}`)
  await client.query(
    `insert into ${quoted(name)} (${names.join(', ')}) select ${casts.join(', ')}
      from json_to_recordset($1::json) as r (${names.map((column) => `${column} text`).join(', ')})`,
    [`[${lines.trimEnd().replaceAll('\n', ',')}]`],
  )
}

/** Returns client id → position of the first wrong entry, for clients whose audit chain is broken. */
export async function findAuditBreaks(client: ClientBase): Promise<Record<string, number>> {
  const breaks: Record<string, number> = {}
  const { rows: clients } = await client.query<{ id: string }>('select id from clients order by id')
  for (const { id } of clients) {
    const { rows } = await client.query<{ position: number | null }>(
      'select audit_breaks($1) as position',
      [id],
    )
    const position = rows[0]?.position
    if (typeof position === 'number') breaks[id] = position
  }
  return breaks
}
