/** A list's records as the table of an export: the columns of the screen, in their order, under their labels. */
import type { DataProvider, RaRecord } from 'react-admin'
import type { Department, Location } from '#api/generated/contract.ts'
import { createPlacePaths, type Place, type PlacePaths } from '#domain/exports/placePaths.ts'
import { yesOrNo } from '#domain/labels.ts'
import { EXPORT_PAGE_SIZE, fetchAllRows } from './fetchAllRows.ts'

export function exportedTable(
  columns: readonly Omit<ExportColumn, 'source'>[],
  records: readonly RaRecord[],
  places: PlaceNames = {},
): ExportedTable {
  return {
    header: columns.map(({ label }) => label),
    rows: records.map((record) => columns.map(({ valueOf }) => cellOf(valueOf(record, places)))),
  }
}

export interface ExportedTable {
  header: string[]
  rows: ExportedCell[][]
}

export interface ExportColumn {
  /** Path of the record's field. */
  source: string
  label: string
  /** Kind of places whose names `valueOf` needs. */
  places?: PlaceKind
  valueOf: (record: RaRecord, places: PlaceNames) => ExportedValue
}

export type ExportedValue = string | number | boolean | Date | null

/** null: an empty cell. */
export type ExportedCell = string | number | Date | null

function cellOf(value: ExportedValue): ExportedCell {
  if (typeof value === 'boolean') return yesOrNo(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value
  return value
}

/** The columns of an export that has deleted records too: which ones they are has a column of its own. */
export const withDeletedColumn = (columns: readonly ExportColumn[]): readonly ExportColumn[] =>
  columns.some(({ source }) => source === DELETED_COLUMN.source)
    ? columns
    : [...columns, DELETED_COLUMN]

/** On the screen the first cell says it. */
const DELETED_COLUMN: ExportColumn = {
  source: 'deleted_at',
  label: 'Deleted',
  valueOf: ({ deleted_at: deletedAt }) =>
    typeof deletedAt === 'string' ? new Date(deletedAt) : null,
}

/**
 * What the places of the client on the screen are called in a file that can be imported again.
 * Asks for all of them, once, where a column needs their names: the shortest unique one takes knowing the others.
 */
export async function fetchPlaceNames(
  dataProvider: DataProvider,
  columns: readonly Pick<ExportColumn, 'places'>[],
  signal: AbortSignal,
): Promise<PlaceNames> {
  const kinds = new Set(columns.flatMap(({ places }) => places ?? []))
  const named = await Promise.all(
    [...kinds].map(async (kind) => {
      const places = await fetchPlaces(dataProvider, kind, signal)
      return [kind, createPlacePaths(places).pathOf] as const
    }),
  )
  return Object.fromEntries(named)
}

export type PlaceKind = 'locations' | 'departments'

/** null: it is deleted, or out of sight. */
export type PlaceNames = Partial<Record<PlaceKind, PlacePaths['pathOf']>>

async function fetchPlaces(
  dataProvider: DataProvider,
  kind: PlaceKind,
  signal: AbortSignal,
): Promise<Place[]> {
  const rows = await fetchAllRows<Location | Department>(
    (page) =>
      dataProvider.getList(kind, {
        sort: { field: 'name', order: 'ASC' },
        filter: {},
        pagination: { page, perPage: EXPORT_PAGE_SIZE },
        signal,
      }),
    () => undefined,
  )
  return rows.map((row) => ({ id: row.id, name: row.name, parentId: parentOf(row) }))
}

const parentOf = (row: Location | Department) =>
  'parent_department_id' in row ? row.parent_department_id : row.parent_id
