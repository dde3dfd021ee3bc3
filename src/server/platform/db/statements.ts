/** Compiles tenant-scoped queries to SQL text with a stable name, so that the database prepares each shape once. */
import { createHash } from 'node:crypto'
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { memoize } from '#domain/memoize.ts'
import type { TenantScope, WritableTables } from './database.ts'
import { renderSql } from './renderSql.ts'
import { sql, type Sql } from './sql.ts'
import type { Schema } from './tables.ts'
import { assertTenantFilters } from './tenantGuard.ts'

export interface Statement {
  /** '': not prepared. */
  name: string
  text: string
  values: unknown[]
  /** Milliseconds after which the driver gives up; absent: never. */
  query_timeout?: number
}

export function compileStatement<Row>(
  scope: TenantScope,
  build: (tables: WritableTables) => Compilable<Row>,
): Statement {
  const { sql: text, parameters } = build(tablesInScope(scope)).compile()
  if (scope !== 'every client')
    for (const place of checkTenantFilters(text))
      if (parameters[place - 1] !== scope.clientId)
        throw new Error(`The tenant filter of a statement is another client’s: $${place}.`)
  return { name: statementName(text), text, values: [...parameters] }
}

/** Only compiles; statements run in this folder's executor alone. */
const compiler = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

function tablesInScope(scope: TenantScope): WritableTables {
  const tenantCondition = (table: string): Sql<boolean> =>
    scope === 'every client'
      ? sql<boolean>`true`
      : sql<boolean>`${sql.ref(`${table}.client_id`)} = ${scope.clientId}`
  const tables = {
    from: (table: keyof Schema) => compiler.selectFrom(table).where(tenantCondition(table)),
    update: (table: keyof Schema) => compiler.updateTable(table).where(tenantCondition(table)),
    remove: (table: keyof Schema) => compiler.deleteFrom(table).where(tenantCondition(table)),
    insert: (table: keyof Schema) => compiler.insertInto(table),
    sql: <Row>(build: (tenantFilter: typeof tenantCondition) => Sql<Row>) => {
      let isScoped = scope === 'every client'
      const raw = build((alias) => {
        isScoped = true
        return tenantCondition(alias)
      })
      if (!isScoped) throw new Error('Hand-written SQL must say whose rows it reaches.')
      const { text, values } = renderSql(raw)
      return { compile: () => ({ sql: text, parameters: values }) }
    },
  }
  return tables as unknown as WritableTables
}

/** A safety limit far above the product's number of shapes. */
const MAX_SHAPES = 5_000

const statementName = memoize(
  (text: string): string =>
    // Once prepared, it would fail from the migration that adds a column until its connection ends.
    /^select (\w+\.)?\*|returning \*$/.test(text)
      ? ''
      : createHash('sha256').update(text).digest('base64url').slice(0, 24),
  MAX_SHAPES,
)

/** Once for each shape. */
const checkTenantFilters = memoize(assertTenantFilters, MAX_SHAPES)
