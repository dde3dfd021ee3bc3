import type { z } from 'zod'

/** Messages about faults of an import file, for the person who uploaded it. */
export const IMPORT_MESSAGES = {
  empty: 'This file is empty.',
  workbook:
    'This is a workbook or an archive, not a CSV file. Save it as CSV, then choose that file.',
  notText: 'This is not a CSV file: it holds signs that are no text.',
  tooLarge: 'This file is larger than 20 MiB. Split it into several.',
  tooManyRows: 'At most 100,000 rows can be imported at once. Split the file into several.',
  noRows: 'This file has headers, but no rows below them.',

  typeUnknown: 'This type is not known. Write one of those that the user form offers.',
  employeeIdRequired: 'Employee ID is required',
  emailUnknown: 'There is no user with this email.',
  parentsInCircle: 'This row and its parent lie inside each other.',
  tooDeep: 'Places may lie at most 20 levels deep.',
} as const

export const unclosedQuote = (row: number): string =>
  `A quotation mark is opened in row ${row} and never closed.`

export const rowTooLong = (row: number): string =>
  `Row ${row} is longer than 1,000,000 characters. Is a quotation mark in it never closed?`

export const tooManyColumns = (row: number): string => `Row ${row} has more than 500 columns.`

export const duplicateHeader = (header: string): string =>
  `Two columns are called ${header}. Remove one of them.`

export const unknownPlace = (name: string): string => `‘${name}’ does not exist.`

export const ambiguousPlace = (name: string): string =>
  `Several are called ‘${name}’. Write what is above it, too: Leeds > Dock.`

/** `what`: 'email', 'employee ID', 'name and parent'. */
export const duplicateOfRow = (row: number, what: string): string =>
  `Row ${row} has the same ${what}.`

export const invalidParent = (row: number): string =>
  `Its parent, in row ${row}, has a problem of its own.`

/** Fault of one cell of an import. */
export interface RowProblem {
  /** Header as in the file; empty: the row as a whole. */
  column: string
  value: string | null
  message: string
}

/** Shortens a value to a length at which people still recognise the cell. */
export const truncateValue = (value: string | null): string | null => value?.slice(0, 100) ?? null

/** Returns the first problem of each field that a form's rules refuse, at the column that holds it. */
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
