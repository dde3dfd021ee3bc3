/** The files that a list is exported to: their ending and how they are written. */
import type { ExportFormat } from '#domain/enumerations.ts'
import { csvText } from './csvText.ts'
import { excelBook } from './excelBook.ts'
import type { ExportedTable } from './exportedTable.ts'

export const exportWriters: Record<ExportFormat, ExportWriter> = {
  CSV: {
    ending: 'csv',
    write: async (table, _title, timeZone) =>
      new Blob([await csvText(table, timeZone)], { type: 'text/csv;charset=utf-8' }),
  },
  EXCEL: {
    ending: 'xlsx',
    write: async (table, title, timeZone) =>
      new Blob([await excelBook(table, title, timeZone)], { type: EXCEL_TYPE }),
  },
}

interface ExportWriter {
  ending: string
  write: (table: ExportedTable, title: string, timeZone: string) => Promise<Blob>
}

const EXCEL_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
