/** Collects what is wrong with the rows of an import. */
import type { ImportError } from '#api/generated/contract.ts'
import { type RowProblem, truncateValue } from '#domain/imports/rowProblem.ts'

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
