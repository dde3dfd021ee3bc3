/** What is wrong with one cell of an import. */
import type { z } from 'zod'

export interface RowProblem {
  /** As the file calls it; empty: the row as a whole. */
  column: string
  value: string | null
  message: string
}

/** Long enough to know the cell by. */
export const truncateValue = (value: string | null): string | null => value?.slice(0, 100) ?? null

/** The first problem of each field that a form's rules refuse, at the column that holds it. */
export function toRowProblems(
  error: z.ZodError,
  columns: Readonly<Record<string, string>>,
  values: Readonly<Record<string, unknown>>,
): RowProblem[] {
  const problems = new Map<string, RowProblem>()
  for (const { path, message } of error.issues) {
    const column = columns[String(path[0])] ?? ''
    const value = values[column]
    const shown = typeof value === 'string' ? truncateValue(value) : null
    if (!problems.has(column)) problems.set(column, { column, value: shown, message })
  }
  return [...problems.values()]
}
