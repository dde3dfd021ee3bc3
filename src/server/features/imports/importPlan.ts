/** What an import would do, found out before anything is written, and how it is then written. */
import type { ImportError, ImportResult } from '#api/generated/contract.ts'
import { AppError } from '#domain/errors.ts'
import type { CsvImport, ImportRowValues } from '#domain/imports/importColumns.ts'
import { type RowProblem, truncateValue } from '#domain/imports/importMessages.ts'
import type { Role } from '#domain/roles.ts'
import type { AuditActor } from '../../context/audit/audit.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import type { Sql } from '../../platform/db/sql.ts'

export interface ImportContext {
  db: Database
  /** Whose records they are. */
  clientId: string
  requester: { id: string; type: Role; client_id: string }
  problems: ImportProblems
  /** For statements that join a batch with a table. */
  sized: Sql
}

/** Counts of the rows that have no problem. */
export interface ImportPlan {
  created: number
  updated: number
  unchanged: number
  /**
   * Only when there were no problems; within the client. Throws when what the plan relies on has changed since: then
   * another plan is to be made.
   */
  write: (transaction: Transaction, recorder: AuditActor) => Promise<void>
  /** Of new people those who can sign in, when the import made any. */
  invitedUserIds?: () => string[]
}

export type ImportPlanner<K extends CsvImport> = (
  order: ImportContext,
  rows: ImportRows<K>,
) => Promise<ImportPlan>

/** What another try overcomes. */
export const importConflict = (): AppError =>
  new AppError('CONFLICT', 'Something that this import relies on was changed meanwhile. Try again.')

/** A row of an import, from a file or from a call, with the number that a spreadsheet shows. */
export interface ImportRow<K extends CsvImport = CsvImport> {
  row: number
  cells: ImportRowValues<K>
}

/** Some at a time, so that others get their turn. */
export type ImportRows<K extends CsvImport = CsvImport> = AsyncIterable<ImportRow<K>[]>

/** Collects what is wrong with the rows of an import. */
export interface ImportProblems {
  add: (row: number, problem: RowProblem) => void
  /** At a column, with what its cell holds. */
  addCell: (row: number, column: string, value: string | null, message: string) => void
  count: () => number
  /** That have one or more. */
  rowCount: () => number
  has: (row: number) => boolean
  /** By row, as many as a person reads. */
  firstErrors: () => ImportError[]
  /** What is wrong with a row, in one text; null: nothing. */
  describe: (row: number) => string | null
}

export function problemCollector(): ImportProblems {
  const byRow = new Map<number, RowProblem[]>()
  let count = 0
  const add: ImportProblems['add'] = (row, problem) => {
    count += 1
    const existing = byRow.get(row)
    if (existing) existing.push(problem)
    else byRow.set(row, [problem])
  }
  return {
    add,
    addCell: (row, column, value, message) =>
      add(row, { column, value: truncateValue(value), message }),
    count: () => count,
    rowCount: () => byRow.size,
    has: (row) => byRow.has(row),
    firstErrors: () => {
      const rows = [...byRow.keys()].sort((a, b) => a - b).slice(0, MAX_REPORTED)
      const errors = rows.flatMap((row) =>
        (byRow.get(row) ?? []).map((problem) => ({ row, ...problem })),
      )
      return errors.slice(0, MAX_REPORTED)
    },
    describe: (row) => byRow.get(row)?.map(problemText).join(' ') ?? null,
  }
}

const MAX_REPORTED = 500

const problemText = ({ column, message }: RowProblem): string =>
  column ? `${column}: ${message}` : message

/** What an import has done or would do, as it is answered and kept. */
export const toImportResult = (
  { created, updated, unchanged }: Pick<ImportPlan, 'created' | 'updated' | 'unchanged'>,
  problems: ImportProblems,
): ImportResult => ({
  created,
  updated,
  unchanged,
  errors: problems.firstErrors(),
  error_count: problems.count(),
})
