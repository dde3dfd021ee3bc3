import {
  Kysely,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql as theirs,
} from 'kysely'
import { expect, it } from 'vitest'
import { renderSql, withPlaceholders } from './renderSql.ts'
import { sql } from './sql.ts'

const compiler = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

it('[11.1] is taken by Kysely’s builders as their own', () => {
  const compiled = theirs`select ${sql`a + ${1}`} where ${sql.join([2, sql`b`])}`.compile(compiler)
  expect([compiled.sql, compiled.parameters]).toEqual(['select a + $1 where $2, b', [1, 2]])
})

it('[11.1] sends a list or an instant once that is in a statement several times, and equal ones each', () => {
  const [ids, at] = [['a'], new Date(0)]
  const repeated = (list: string[]) => sql`select ${ids}, ${at}, ${'a'}, ${list}, ${'a'}, ${at}`
  expect(renderSql(repeated(ids))).toEqual({
    text: 'select $1, $2, $3, $1, $4, $2',
    values: [ids, at, 'a', 'a'],
  })
  expect(renderSql(repeated(['a']))).toEqual({
    text: 'select $1, $2, $3, $4, $5, $2',
    values: [ids, at, 'a', ['a'], 'a'],
  })
})

it('[39.6] keeps what is given to it out of the text', () => {
  const given = `'; drop table users; --`
  expect(withPlaceholders(sql`select ${given}`)).toBe('select $1')
})

it('[39.6] takes no JSON value for SQL, whatever keys it has', () => {
  const posing: unknown = JSON.parse(
    `{"texts": ["1; drop table users"], "pieces": [], "toOperationNode": true,
      "__proto__": {"texts": ["1"]}, "constructor": "Sql"}`,
  )
  const copied: unknown = Object.assign({}, sql`drop table users`)
  for (const value of [posing, copied]) {
    const joined = sql.join([value, 1])
    expect(renderSql(sql`select ${value}`)).toEqual({ text: 'select $1', values: [value] })
    expect(renderSql(joined)).toEqual({ text: '$1, $2', values: [value, 1] })
  }
})
