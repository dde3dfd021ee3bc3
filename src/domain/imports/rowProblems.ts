/** Problems of the rows of an import. */
import type { z } from 'zod'
import { message } from '../messages.ts'
import { truncateText } from '../wholeCharacters.ts'

/** Fault of one cell of an import. */
export interface RowProblem {
  /** Header as in the file, or a message that names a column without one; empty: the row as a whole. */
  column: string
  value: string | null
  message: string
}

/** Shortens a value to a length at which people still recognise the cell. */
export const truncateValue = (value: string | null): string | null =>
  value === null ? null : truncateText(value, 100)

/** Returns the first problem of each field that a form's rules refuse, at the column that holds it. */
export function toRowProblems(
  error: z.ZodError,
  columns: Readonly<Record<string, string>>,
  values: Readonly<Record<string, unknown>>,
): RowProblem[] {
  const problems = new Map<string, RowProblem>()
  for (const { path, message: text } of error.issues) {
    const column = columns[String(path[0])] ?? ''
    const value = values[column]
    const shortValue = typeof value === 'string' ? truncateValue(value) : null
    if (!problems.has(column)) problems.set(column, { column, value: shortValue, message: text })
  }
  return [...problems.values()]
}

/** Says of a name that several places share which paths it could be; `candidates`: some of them. */
export const ambiguousPlace = (name: string, candidates: readonly string[]): string =>
  message('placeAmbiguous', {
    name,
    paths: candidates
      .map((path) => `‘${path}’`)
      .reduce((before, path) => message('eitherOr', { first: before, second: path })),
  })
