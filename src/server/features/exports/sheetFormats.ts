/** A file of rows that is written as they come, in memory that does not grow with them. */
import type { FileHandle } from 'node:fs/promises'
import type { ExportFormat } from '#domain/enumerations.ts'
import { openCsvWriter } from './csvWriter.ts'
import { openXlsxWriter } from './xlsxWriter.ts'
import type { DelimitedRows, SheetColumn } from './delimitedRows.ts'

export interface SheetWriter {
  write: (rows: DelimitedRows) => Promise<void>
  /** Without it the file is of no use. */
  end: () => Promise<void>
}

/** Into an empty file, below a line of labels. `title` names the sheet. */
export type OpenSheetWriter = (
  file: FileHandle,
  sheet: { title: string; columns: readonly SheetColumn[] },
) => SheetWriter

export const SHEET_FORMATS: Record<ExportFormat, SheetFormat> = {
  CSV: { ending: 'csv', contentType: 'text/csv; charset=utf-8', open: openCsvWriter },
  EXCEL: {
    ending: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    open: openXlsxWriter,
  },
}

interface SheetFormat {
  ending: string
  contentType: string
  open: OpenSheetWriter
}
