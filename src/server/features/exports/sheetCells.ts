/** Rows of exported sheets as texts, and what writes them as a file. */
import type { FileHandle } from 'node:fs/promises'

/** Cells in column order; an empty text is an empty cell. */
export type RowCells = readonly string[]

/** Column of an exported sheet, in any file format. */
export interface SheetColumn {
  label: string
  /** Cells of an instant contain 'YYYY-MM-DD HH:MM' in the client's time zone. */
  kind: 'text' | 'number' | 'instant'
}

/** Few enough that processing a batch does not block other work, many enough that fetching costs little. */
export const ROWS_PER_FETCH = 250

/** Opens a writer on an empty file: a line of labels, then rows as they come, in constant memory. */
export type OpenSheetWriter = (
  file: FileHandle,
  /** `title`: the name of the sheet; `cellCut`: ends a text that a cell cannot hold. */
  sheet: { title: string; cellCut: string; columns: readonly SheetColumn[] },
) => SheetWriter

export interface SheetWriter {
  write: (rows: readonly RowCells[]) => Promise<void>
  /** The file is incomplete until this resolves. */
  end: () => Promise<void>
}
