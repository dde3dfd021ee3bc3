import type { z } from 'zod'
import { truncateText } from '../wholeCharacters.ts'

/** Messages about faults of an import file, for the person who uploaded it. */
export const IMPORT_MESSAGES = {
  empty: 'This file is empty.',
  workbook:
    'This is a workbook or an archive, not a CSV file. Save it as CSV, then choose that file.',
  notText: 'This is not a CSV file: it contains characters that are not text.',
  tooLarge: 'This file is larger than 20 MiB. Split it into several.',
  tooManyRows: 'You can import up to 100,000 rows at once. Split the file into several.',
  encodingUnknown: 'Unknown encoding. Leave it out to have it guessed.',
  noRows: 'This file has headers but no rows.',

  typeUnknown: 'Unknown type. Use one of the levels in the user form, such as Client Observer.',
  employeeIdRequired: 'Employee ID is required',
  emailUnknown: 'No user has this email.',
  parentsInCircle: 'This row and its parent contain each other.',
  tooDeep: 'Places can be nested up to 20 levels deep.',
} as const

export const unclosedQuote = (row: number): string =>
  `Row ${row} has an opening quotation mark without a closing one.`

export const rowTooLong = (row: number): string =>
  `Row ${row} is longer than 1,000,000 characters. Check for a missing closing quotation mark.`

export const tooManyColumns = (row: number): string => `Row ${row} has more than 500 columns.`

export const duplicateHeader = (header: string): string =>
  `Two columns have the header ${header}. Remove one of them.`

export const surplusCell = (value: string): string =>
  `‘${value}’ is beyond the last header. Put quotation marks around a cell that contains the separator.`

export const unknownPlace = (name: string): string => `‘${name}’ does not exist.`

/** `candidates`: paths of some of them. */
export const ambiguousPlace = (name: string, candidates: readonly string[]): string =>
  `Several places are named ‘${name}’. Write its path: ${candidates.map((path) => `‘${path}’`).join(' or ')}.`

/** `what`: 'email', 'employee ID', 'name and parent'. */
export const duplicateOfRow = (row: number, columns: string): string =>
  `Row ${row} has the same ${columns}.`

export const invalidParent = (row: number): string => `Its parent in row ${row} also has a problem.`

/** Fault of one cell of an import. */
export interface RowProblem {
  /** Header as in the file; empty: the row as a whole. */
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
  for (const { path, message } of error.issues) {
    const column = columns[String(path[0])] ?? ''
    const value = values[column]
    const shortValue = typeof value === 'string' ? truncateValue(value) : null
    if (!problems.has(column)) problems.set(column, { column, value: shortValue, message })
  }
  return [...problems.values()]
}
