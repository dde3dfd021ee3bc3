import fc from 'fast-check'
import {
  Kysely,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql as theirs,
  type RawBuilder,
} from 'kysely'
import { expect, it } from 'vitest'
import { renderSql, withPlaceholders } from './renderSql.ts'
import { sql, type Sql } from './sql.ts'

const compiler = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** The same statement, written with both tags. */
type Both = [Sql, RawBuilder<unknown>]

const value = fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.array(fc.string()))
const leaf = fc.oneof(
  value.map((one): Both => [sql`${one}`, theirs`${one}`]),
  fc
    .stringMatching(/^[a-z"]{1,5}(\.[a-z"]{1,5})?$/)
    .map((name): Both => [sql.ref(name), theirs.ref(name)]),
  fc
    .oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null))
    .map((one): Both => [sql.lit(one), theirs.lit(one)]),
  fc.constant<Both>([sql.raw('now()'), theirs.raw('now()')]),
)
const { statement } = fc.letrec<{ statement: Both }>((tie) => ({
  statement: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc
      .tuple(tie('statement'), value, tie('statement'))
      .map(([[a, b], one, [c, d]]): Both => [
        sql`select ${a} + ${one}, ${c}`,
        theirs`select ${b} + ${one}, ${d}`,
      ]),
    fc.array(tie('statement'), { maxLength: 4 }).map((all): Both => [
      sql.join(
        all.map(([ours]) => ours),
        sql` or `,
      ),
      theirs.join(
        all.map(([, other]) => other),
        theirs` or `,
      ),
    ]),
  ),
}))

it('[11.1] writes what Kysely’s own tag writes, with the same parameters in the same order', () => {
  fc.assert(
    fc.property(statement, ([ours, other]) => {
      const compiled = other.compile(compiler)
      expect(renderSql(ours)).toEqual({ text: compiled.sql, values: compiled.parameters })
    }),
  )
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

it('takes no JSON value for SQL, whatever keys it has', () => {
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
