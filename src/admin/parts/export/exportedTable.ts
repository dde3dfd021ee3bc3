/** A list's records as the table of an export: the columns of the screen, in their order, under their labels. */
import type { RaRecord } from 'react-admin'
import { yesOrNo } from '#domain/yesOrNo.ts'
import type { PlaceKind, PlaceNames } from './readPlaceNames.ts'

export function exportedTable(
  columns: readonly ExportedColumn[],
  records: readonly RaRecord[],
  names: PlaceNames = {},
): ExportedTable {
  return {
    header: columns.map(({ label }) => label),
    rows: records.map((record) => columns.map(({ exported }) => cellOf(exported(record, names)))),
  }
}

export interface ExportedTable {
  header: string[]
  rows: ExportedCell[][]
}

export interface ExportedColumn {
  label: string
  /** The places that `exported` names. */
  names?: PlaceKind
  exported: (record: RaRecord, names: PlaceNames) => ExportedValue
}

/** What a column says of a record. */
export type ExportedValue = string | number | boolean | Date | null

/** null: an empty cell. */
export type ExportedCell = string | number | Date | null

function cellOf(value: ExportedValue): ExportedCell {
  if (typeof value === 'boolean') return yesOrNo(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value
  return value
}
