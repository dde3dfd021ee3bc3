/** Notices statements that take long, and for which operation they ran. */
import type { Database, OnSlowStatement } from './database.ts'

/** A person notices; every statement of a screen takes a tenth of it at most. */
export const SLOW_STATEMENT_MS = 1_000

/** Characters, enough to recognise a statement. */
const MAX_TEXT = 1_000

/** Measures one statement with its wait for a connection. Its text has placeholders in place of parameters. */
export async function timeStatement<T>(
  { text }: { text: string },
  onSlow: OnSlowStatement | undefined,
  run: () => Promise<T>,
): Promise<T> {
  if (!onSlow) return run()
  const startedAt = performance.now()
  try {
    return await run()
  } finally {
    const milliseconds = Math.round(performance.now() - startedAt)
    if (milliseconds >= SLOW_STATEMENT_MS) onSlow({ text: text.slice(0, MAX_TEXT), milliseconds })
  }
}

/** Returns the same database, which tells of slow statements. Not of streams: exports take long by nature. */
export const watchSlowStatements = (db: Database, onSlow: OnSlowStatement): Database => ({
  ...db,
  read: (scope, build, options) => db.read(scope, build, { ...options, onSlow }),
  write: (scope, work, options) => db.write(scope, work, { ...options, onSlow }),
})
