/** Turns a reach-bound query into SQL text with a stable name, so that the database prepares each shape once. */
import { createHash } from 'node:crypto'
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Reach, WritableTables } from './database.ts'
import { numbered, sql, type Sql } from './sql.ts'
import type { Schema } from './tables.ts'

export interface Statement {
  name: string
  text: string
  values: unknown[]
}

export function statementOf<Row>(
  reach: Reach,
  build: (tables: WritableTables) => Compilable<Row>,
): Statement {
  const { sql: text, parameters } = build(tablesOf(reach)).compile()
  return { name: nameOf(text), text, values: [...parameters] }
}

/** Compiles only; nothing but the executor of this folder ever runs what it makes. */
const compiler = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

function tablesOf(reach: Reach): WritableTables {
  const within = (table: string): Sql<boolean> =>
    reach === 'every client'
      ? sql<boolean>`true`
      : sql<boolean>`${sql.ref(`${table}.client_id`)} = ${reach.clientId}`
  const tables = {
    from: (table: keyof Schema) => compiler.selectFrom(table).where(within(table)),
    update: (table: keyof Schema) => compiler.updateTable(table).where(within(table)),
    remove: (table: keyof Schema) => compiler.deleteFrom(table).where(within(table)),
    insert: (table: keyof Schema) => compiler.insertInto(table),
    sql: <Row>(build: (inReach: typeof within) => Sql<Row>) => {
      let bound = reach === 'every client'
      const raw = build((alias) => {
        bound = true
        return within(alias)
      })
      if (!bound) throw new Error('Hand-written SQL must say whose rows it reaches.')
      return { compile: () => ({ sql: numbered(raw), parameters: raw.values }) }
    },
  }
  return tables as unknown as WritableTables
}

const names = new Map<string, string>()
/** Far more shapes than the product has; a bound all the same. */
const MOST_NAMES = 5_000

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  if (names.size >= MOST_NAMES) names.clear()
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}
