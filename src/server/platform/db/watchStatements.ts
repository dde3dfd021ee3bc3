/** Measures the statements of a database, and notices those that take long. */
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

/** A person notices; every statement of a screen takes a tenth of it at most. */
export const SLOW_STATEMENT_MS = 1_000

/** Characters, enough to recognise a statement. */
const MAX_TEXT = 1_000

/** `onSlow` is called after a statement that took SLOW_STATEMENT_MS or longer, also when it failed. */
export const reportSlowStatements =
  (onSlow: (statement: { text: string; milliseconds: number }) => void): AroundStatement =>
  async ({ text }, run) => {
    const startedAt = performance.now()
    try {
      return await run()
    } finally {
      const milliseconds = Math.round(performance.now() - startedAt)
      if (milliseconds >= SLOW_STATEMENT_MS) onSlow({ text: text.slice(0, MAX_TEXT), milliseconds })
    }
  }
