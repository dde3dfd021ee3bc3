/** Collects what is wrong with the rows of an import. */
import type { ImportError } from '#api/generated/contract.ts'
import { type RowProblem, shownValue } from '#domain/sheets/rowProblem.ts'

export interface ImportProblems {
  add: (row: number, problem: RowProblem) => void
  /** At a column, with what its cell holds. */
  at: (row: number, column: string, value: string | null, message: string) => void
  count: () => number
  /** That have one or more. */
  rowCount: () => number
  has: (row: number) => boolean
  /** By row, as many as a person reads. */
  first: () => ImportError[]
  /** What is wrong with a row, in one text; null: nothing. */
  told: (row: number) => string | null
}

export function importProblems(): ImportProblems {
  const byRow = new Map<number, RowProblem[]>()
  let count = 0
  const add: ImportProblems['add'] = (row, problem) => {
    count += 1
    const known = byRow.get(row)
    if (known) known.push(problem)
    else byRow.set(row, [problem])
  }
  return {
    add,
    at: (row, column, value, message) => add(row, { column, value: shownValue(value), message }),
    count: () => count,
    rowCount: () => byRow.size,
    has: (row) => byRow.has(row),
    first: () => {
      const rows = [...byRow.keys()].sort((a, b) => a - b).slice(0, TOLD)
      const told = rows.flatMap((row) =>
        (byRow.get(row) ?? []).map((problem) => ({ row, ...problem })),
      )
      return told.slice(0, TOLD)
    },
    told: (row) => byRow.get(row)?.map(worded).join(' ') ?? null,
  }
}

const TOLD = 500

const worded = ({ column, message }: RowProblem): string =>
  column ? `${column}: ${message}` : message
