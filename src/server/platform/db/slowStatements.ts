/** Notices statements that take long, with their wait for a connection. */
import type { AroundStatement } from './database.ts'

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
