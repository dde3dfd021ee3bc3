/** Compares `platform/db/tables.ts` with the catalog of a migrated database, in both directions. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sql } from '#server/platform/db/sql.ts'
import { TENANT_TABLES } from '#server/platform/db/tables.ts'
import { projectRoot } from '#server/platform/settings/projectRoot.ts'
import { api } from '#test/support/api.ts'

/** Reads the catalog; the table of node-pg-migrate is not ours. */
async function catalog<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
  const { db } = await api()
  return db.read<Row>('every client', (tables) => tables.sql(() => sql<Row>`${statement}`))
}

const OURS = sql`c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  and c.relname not in ('migrations', 'pgmigrations')`

it('[11.13] the typed tables have the columns of the database, with their types, null where it allows null and optional where it has a default', async () => {
  const columns = await catalog<Omit<Column, 'isOptional'> & { hasDefault: boolean }>(
    sql`select c.relname || '.' || a.attname as name, t.typname as type,
        not a.attnotnull and a.attgenerated = '' as "isNullable",
        a.atthasdef and a.attgenerated = '' as "hasDefault"
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
      where ${OURS}`,
  )
  expect(typedColumns()).toEqual(
    columns
      .map(({ name, type, isNullable, hasDefault }) =>
        described({ name, type: TYPES[type] ?? type, isNullable, isOptional: hasDefault }),
      )
      .toSorted(),
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
  expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(TENANT_TABLES).toSorted())
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

/** TypeScript's types of what the driver returns for the database's types. */
const TYPES: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  date: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  timestamptz: 'Date',
  bytea: 'Buffer',
  json: 'json',
  jsonb: 'json',
  _text: 'string[]',
  _uuid: 'string[]',
  _int4: 'number[]',
  _int8: 'number[]',
}

interface Column {
  name: string
  type: string
  isNullable: boolean
  isOptional: boolean
}

const described = ({ name, type, isNullable, isOptional }: Column): string =>
  `${name} ${type}${isNullable ? ' null' : ''}${isNullable || isOptional ? ' optional' : ''}`

/** The columns of `tables.ts`; its declarations are read as text, since types are gone when tests run. */
function typedColumns(): string[] {
  const source = readFileSync(join(projectRoot, 'src/server/platform/db/tables.ts'), 'utf8')
  const bodyOf = (name: string) =>
    new RegExp(`export interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(source)?.[1] ?? ''
  const membersOf = (body: string) =>
    [
      ...body
        .replaceAll(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '')
        .matchAll(/^ {2}(\w+):([\s\S]*?)(?=\n {2}\w+:|(?![\s\S]))/gm),
    ].map(([, name = '', type = '']) => ({ name, type: type.replaceAll(/\s+/g, ' ').trim() }))
  return membersOf(bodyOf('Schema'))
    .flatMap(({ name: table, type: tableType }) =>
      membersOf(bodyOf(tableType)).map(({ name, type }) =>
        described({
          name: `${table}.${name}`,
          type: plainType(selectedType(type)),
          isNullable: /\bnull\b/.test(type),
          isOptional: OPTIONAL.test(type),
        }),
      ),
    )
    .toSorted()
}

/** Inserts may leave the column out. */
const OPTIONAL = /^Generated<|\bundefined\b/

/** What a read returns: the first argument of Kysely's types. */
function selectedType(type: string): string {
  const generated = /^Generated<(.*)>$/.exec(type.trim())?.[1]
  if (generated !== undefined) return selectedType(generated)
  return /^ColumnType<\s*(Record<[^>]*>|[^,]+),/.exec(type)?.[1] ?? type
}

function plainType(type: string): string {
  const parts = type
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'null')
  return [...new Set(parts.map(plainPart))].join(' or ')
}

/** Named types are enumerations of texts. */
function plainPart(part: string): string {
  if (part.endsWith('[]')) return `${plainPart(part.slice(0, -2))}[]`
  if (/^(number|boolean|Date|Buffer)$/.test(part)) return part
  if (/^\d+$/.test(part)) return 'number'
  if (/^(Json|unknown|Record<.*)$/.test(part)) return 'json'
  return 'string'
}
