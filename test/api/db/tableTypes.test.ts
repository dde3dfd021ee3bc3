/** Compares `platform/db/tables.ts` with the catalog of a migrated database, in both directions. */
import { expect, it } from 'vitest'
import { sql } from '#server/platform/db/sql.ts'
import { columnsByName, TABLE_NAMES, TENANT_TABLES } from '#server/platform/db/tables.ts'
import { api } from '#test/support/api.ts'

/** Reads the catalog; the table of node-pg-migrate is not ours. */
async function catalog<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
  const { db } = await api()
  return db.sql<Row>('every client', () => sql<Row>`${statement}`)
}

const OURS = sql`c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  and c.relname not in ('migrations', 'pgmigrations')`

it('[11.13] the typed tables have the columns of the database, with their types, null where it allows null and optional where it has a default', async () => {
  const columns = await catalog<{
    name: string
    type: string
    isNullable: boolean
    hasDefault: boolean
  }>(
    sql`select c.relname || '.' || a.attname as name, t.typname as type,
        not a.attnotnull and a.attgenerated = '' as "isNullable",
        a.atthasdef and a.attgenerated = '' as "hasDefault"
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
      where ${OURS}`,
  )
  const typed = TABLE_NAMES.flatMap((table) =>
    Object.entries(columnsByName(table)).map(([column, { type, isNullable, hasDefault }]) => ({
      name: `${table}.${column}`,
      type,
      isNullable,
      hasDefault,
    })),
  )
  const byName = (one: { name: string }, other: { name: string }) =>
    one.name < other.name ? -1 : 1
  expect(typed.toSorted(byName)).toEqual(
    columns
      .map((column) => ({ ...column, type: TYPES[column.type] ?? column.type }))
      .toSorted(byName),
  )
})

it('[11.14] the tables of clients are those with a client: never null, and first in every primary key but those of ids that are looked up before the client is known', async () => {
  const tables = await catalog<{ name: string; isRequired: boolean; key: string | null }>(
    sql`select c.relname as name, a.attnotnull or a.attgenerated <> '' as "isRequired",
        (select first.attname from pg_constraint k
          join pg_attribute first on first.attrelid = c.oid and first.attnum = k.conkey[1]
          where k.conrelid = c.oid and k.contype = 'p') as key
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id'
      where ${OURS}`,
  )
  expect(tables.map(({ name }) => name).toSorted()).toEqual(TENANT_TABLES.toSorted())
  expect(tables.filter(({ isRequired }) => !isRequired)).toEqual([])
  const otherKeys = tables.filter(({ key }) => key !== 'client_id')
  expect(Object.fromEntries(otherKeys.map(({ name, key }) => [name, key]))).toEqual(OTHER_KEYS)
})

/** The first column of the primary key; null: rows without one, which are only counted and deleted. */
const OTHER_KEYS = {
  account_emails: 'email',
  clients: 'id',
  sessions: 'id',
  observation_dirty_days: null,
}

/** The types of `columnTypes.ts` by the database's. */
const TYPES: Readonly<Record<string, string>> = {
  date: 'day',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  timestamptz: 'instant',
  bytea: 'bytes',
  jsonb: 'json',
  _text: 'list',
}
