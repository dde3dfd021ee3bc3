/** Lets others measure the statements of a database. */
import type { AroundStatement, Database } from './database.ts'

/**
 * Returns the same database, each of whose statements runs inside `around`, and that inside the caller's own. Streams do
 * not: exports take long by nature.
 */
export const watchStatements = (db: Database, around: AroundStatement): Database => ({
  ...db,
  read: (scope, build, options) =>
    db.read(scope, build, { ...options, around: nest(options?.around, around) }),
  write: (scope, work, options) =>
    db.write(scope, work, { ...options, around: nest(options?.around, around) }),
})

const nest = (outer: AroundStatement | undefined, inner: AroundStatement): AroundStatement =>
  outer ? (statement, run) => outer(statement, () => inner(statement, run)) : inner
