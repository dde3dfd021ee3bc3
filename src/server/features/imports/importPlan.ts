/** Plans of imports: computed before anything is written, then written in one transaction. */
import type { ImportError, ImportMove, ImportResult } from '#api/generated/contract.ts'
import { AppError } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import type { CsvImport, ImportRowValues } from '#domain/imports/importColumns.ts'
import type { ParseRole } from '#domain/imports/rowRules.ts'
import { type RowProblem, truncateValue } from '#domain/imports/rowProblems.ts'
import type { Role } from '#domain/roles.ts'
import type { AuditActor } from '../../context/audit/audit.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import type { Translator } from '../../platform/texts/translator.ts'
import { type ImportChanges, NO_CHANGES, summarizeChanges } from './importChanges.ts'

export interface ImportContext {
  db: Database
  /** The client that the records belong to. */
  clientId: string
  requester: { id: string; type: Role; client_id: string }
  parseRole: ParseRole
  problems: ImportProblems
  /** Cells that are imported as they are, but should be looked at. */
  warnings: ImportProblems
}

/** New people who can sign in get a mail to choose a password. */
export interface Invitation {
  tokenSecret: string
}

/** Counts of rows without problems. */
export interface ImportPlan {
  created: number
  updated: number
  unchanged: number
  /** The first places that get another parent. */
  moves?: ImportMove[]
  changes: ImportChanges
  /**
   * Called only if there are no problems, in a transaction of the client. Throws if anything that the plan relies on
   * has changed; then a new plan is needed.
   */
  write: (
    transaction: Transaction,
    recorder: AuditActor,
    invitation?: Invitation | null,
  ) => Promise<void>
}

export type ImportPlanner<K extends CsvImport> = (
  order: ImportContext,
  rows: ImportRows<K>,
) => Promise<ImportPlan>

/** Error that another attempt may overcome. */
export const importConflict = (): AppError => new AppError('CONFLICT', message('importDataChanged'))

/** Row of a file or of a call, with the number that a spreadsheet shows. */
export interface ImportRow<K extends CsvImport = CsvImport> {
  row: number
  cells: ImportRowValues<K>
}

/** Batches of rows, so that other work runs in between. */
export type ImportRows<K extends CsvImport = CsvImport> = AsyncIterable<ImportRow<K>[]>

type Word = Translator['word']

/** Collects the problems of an import's rows. */
export interface ImportProblems {
  add: (row: number, problem: RowProblem) => void
  /** Adds a problem of one cell, with the cell's value. */
  addCell: (row: number, column: string, value: string | null, text: string) => void
  count: () => number
  /** Number of rows with problems. */
  rowCount: () => number
  has: (row: number) => boolean
  rows: () => Iterable<number>
  /** Returns the first problems by row, as many as a person would read. */
  firstErrors: () => ImportError[]
  /** Returns all problems of a row, or of one of its cells, as one text; null: none. */
  describe: (row: number, word: Word, column?: string) => string | null
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
    addCell: (row, column, value, text) =>
      add(row, { column, value: truncateValue(value), message: text }),
    count: () => count,
    rowCount: () => byRow.size,
    has: (row) => byRow.has(row),
    rows: () => byRow.keys(),
    firstErrors: () => {
      const rows = [...byRow.keys()].sort((a, b) => a - b).slice(0, MAX_REPORTED)
      const errors = rows.flatMap((row) =>
        (byRow.get(row) ?? []).map((problem) => ({ row, ...problem })),
      )
      return errors.slice(0, MAX_REPORTED)
    },
    describe: (row, word, column) => {
      const found = byRow.get(row) ?? []
      const texts =
        column === undefined
          ? found.map((problem) => problemText(problem, word))
          : found.filter((problem) => problem.column === column).map((one) => word(one.message))
      return texts.length > 0 ? texts.join(' ') : null
    },
  }
}

const MAX_REPORTED = 500

const problemText = ({ column, message: text }: RowProblem, word: Word): string =>
  column ? `${word(column)}: ${word(text)}` : word(text)

/** Returns an import's result as it is sent and stored. */
export async function toImportResult(
  { created, updated, unchanged, moves, changes }: Omit<ImportPlan, 'write'>,
  { problems, warnings }: Pick<ImportContext, 'problems' | 'warnings'>,
): Promise<ImportResult> {
  return {
    created,
    updated,
    unchanged,
    moves: moves ?? null,
    errors: problems.firstErrors(),
    error_count: problems.count(),
    ...(problems.count() === 0 ? await summarizeChanges(changes) : NO_CHANGES),
    warnings: warnings.firstErrors(),
    warning_count: warnings.count(),
  }
}
