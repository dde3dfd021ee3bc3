/** A file of rows that is written as they come, in memory that does not grow with them. */
import type { FileHandle } from 'node:fs/promises'
import type { ExportFormat } from '#domain/enumerations.ts'
import { csvFile } from './csvFile.ts'
import { excelFile } from './excelFile.ts'
import type { PackedRows } from './packedRows.ts'
import type { SheetColumn } from './sheetColumn.ts'

export interface SheetFile {
  write: (rows: PackedRows) => Promise<void>
  /** Without it the file is of no use. */
  end: () => Promise<void>
}

/** Into an empty file, below a line of labels. `title` names the sheet. */
export type OpenSheet = (
  file: FileHandle,
  sheet: { title: string; columns: readonly SheetColumn[] },
) => SheetFile

export const SHEET_FORMATS: Record<ExportFormat, SheetFormat> = {
  CSV: { ending: 'csv', contentType: 'text/csv; charset=utf-8', open: csvFile },
  EXCEL: {
    ending: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    open: excelFile,
  },
}

interface SheetFormat {
  ending: string
  contentType: string
  open: OpenSheet
}
