/** Adds spans of statements and transactions to what already has a span: a request, an operation, a job. */
import { memoize } from '#domain/memoize.ts'
import type { AroundStatement, Database } from '../db/database.ts'
import { watchStatements } from '../db/watchStatements.ts'
import { inSpan, type Span, type Tracing } from './tracing.ts'

/** Makes no spans of work that nobody asked for, such as looking for due jobs each second. */
export function tracedDatabase<Db extends Database>(db: Db, tracing: Tracing): Db {
  const around: AroundStatement = (statement, run) =>
    tracing.isActive() ? inSpan(startStatement(tracing, statement), run) : run()
  const watched = watchStatements(db, around)
  const { forRequest } = db
  return {
    ...db,
    ...watched,
    ...(forRequest && { forRequest: () => tracedDatabase(forRequest(), tracing) }),
    write: (scope, work, options) => {
      const write = () =>
        watched.write(scope, work, { ...options, traceparent: tracing.traceparent() })
      return tracing.isActive() ? inSpan(tracing.start('transaction'), write) : write()
    },
    stream: (scope, build, batch) => {
      const rows = db.stream(scope, build, batch)
      return tracing.isActive()
        ? tracedStream(tracing.start('stream', { kind: 'client', attributes: SYSTEM }), rows)
        : rows
    },
  }
}

const SYSTEM = { 'db.system.name': 'postgresql' }

const startStatement = (tracing: Tracing, { name, text }: Parameters<AroundStatement>[0]): Span => {
  const summary = summaryOf(text)
  // The statement's name is the one in pg_prepared_statements, which has its text.
  const attributes = { ...SYSTEM, 'db.query.summary': summary, 'liftwise.statement': name }
  return tracing.start(summary, { kind: 'client', attributes })
}

const MAX_SUMMARIES = 5_000

const MAX_TABLES = 8

/** Returns the verb and the first tables that a statement names: 'select observations tasks'. */
const summaryOf = memoize((text: string): string => {
  const [, insert, update, remove] =
    /\b(?:(insert) into|(update) "?\w+"?(?: \w+)?\s+set|(delete) from)/.exec(text) ?? []
  const named = [...text.matchAll(/\b(?:from|join|into|update)\s+"?([a-z_]+)"?/g)]
  const parts = [...text.matchAll(/([a-z_]+)(?: ?\([\w, ]*\))? as (?:materialized )?\(/g)]
  const notTables = new Set(['lateral', 'set', 'skip', ...parts.map(([, name]) => name)])
  const tables = new Set(named.map(([, name]) => name).filter((name) => !notTables.has(name)))
  return [insert ?? update ?? remove ?? 'select', ...[...tables].slice(0, MAX_TABLES)].join(' ')
}, MAX_SUMMARIES)

async function* tracedStream<Row>(span: Span, rows: AsyncIterable<Row[]>): AsyncGenerator<Row[]> {
  let count = 0
  try {
    for await (const batch of rows) {
      count += batch.length
      yield batch
    }
  } finally {
    span.end({ attributes: { 'db.response.returned_rows': count } })
  }
}
