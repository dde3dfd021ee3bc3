/** The files that a list is exported to: their ending and how they are written. */
import type { ExportFormat } from '#domain/enumerations.ts'
import { csvText } from './csvText.ts'
import { excelWorkbook } from './excelBook.ts'
import type { ExportedTable } from './exportedTable.ts'

export const exportWriters: Record<ExportFormat, ExportWriter> = {
  CSV: {
    extension: 'csv',
    write: async (table, _title, timeZone) =>
      new Blob([await csvText(table, timeZone)], { type: 'text/csv;charset=utf-8' }),
  },
  EXCEL: {
    extension: 'xlsx',
    write: async (table, title, timeZone) =>
      new Blob([await excelWorkbook(table, title, timeZone)], { type: EXCEL_MIME_TYPE }),
  },
}

interface ExportWriter {
  extension: string
  write: (table: ExportedTable, title: string, timeZone: string) => Promise<Blob>
}

const EXCEL_MIME_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
