/**
 * Builds the table of an export from a list's records: the columns of the screen, in their order, with their labels.
 */
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

/** Adds a column that marks deleted records, for exports that include them. */
export const withDeletedColumn = (columns: readonly ExportColumn[]): readonly ExportColumn[] =>
  columns.some(({ source }) => source === DELETED_COLUMN.source)
    ? columns
    : [...columns, DELETED_COLUMN]

/** The screen marks them in the first cell instead. */
const DELETED_COLUMN: ExportColumn = {
  source: 'deleted_at',
  label: 'Deleted',
  valueOf: ({ deleted_at: deletedAt }) =>
    typeof deletedAt === 'string' ? new Date(deletedAt) : null,
}

/**
 * Loads the names of the client's places, in the form that an import reads. Loads all places once when a column needs
 * their names: the shortest unique name depends on the others.
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

/** null: the place is deleted or not visible. */
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
