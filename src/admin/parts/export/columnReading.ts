/** Where the columns of a list write down what they are when they are read instead of shown. */
import { createContext } from 'react'
import type { ExportedColumn } from './exportedTable.ts'

export const ColumnReading = createContext<Reading | null>(null)

/** Adds a column after those that are there; the answer takes it out again. */
export type Reading = (column: ListColumn) => () => void

export interface ListColumn extends ExportedColumn {
  /** The record's field, and what the column sorts by. */
  source: string
  sortable: boolean
}
