/** Builds the table of an export from a list's records. */
import type { DataProvider, RaRecord } from 'react-admin'
import type { Department, Location } from '#api/generated/contract.ts'
import type { Translate } from '#texts/keys.ts'
import {
  type ExportColumn,
  type ExportContext,
  type ExportedValue,
  headingOf,
  type PlaceKind,
} from '#api/exportColumns.ts'
import { createPlacePaths, type Place } from '#domain/exports/placePaths.ts'
import { EXPORT_PAGE_SIZE, fetchAllRows } from './fetchAllRows.ts'

export function exportedTable(
  columns: readonly ExportColumn<RaRecord>[],
  records: readonly RaRecord[],
  context: ExportContext,
): ExportedTable {
  return {
    header: columns.map((column) => headingOf(column, context)),
    rows: records.map((record) =>
      columns.map(({ cell }) => cellOf(cell(record, context), context.t)),
    ),
  }
}

export interface ExportedTable {
  header: string[]
  rows: ExportedCell[][]
}

/** null: an empty cell. */
export type ExportedCell = string | number | Date | null

function cellOf(value: ExportedValue, t: Translate): ExportedCell {
  if (typeof value === 'boolean') return t(`observationFilters.${value ? 'yes' : 'no'}`)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value
  return value ?? null
}

/**
 * Loads the names of the client's places, in the form that an import reads. Loads all places once when a column needs
 * their names: the shortest unique name depends on the others.
 */
export async function fetchPlaceNames(
  dataProvider: DataProvider,
  columns: readonly Pick<ExportColumn<RaRecord>, 'places'>[],
  signal: AbortSignal,
): Promise<ExportContext['pathOf']> {
  const kinds = new Set(columns.flatMap(({ places }) => places ?? []))
  const named = await Promise.all(
    [...kinds].map(async (kind) => {
      const places = await fetchPlaces(dataProvider, kind, signal)
      return [kind, createPlacePaths(places).pathOf] as const
    }),
  )
  return Object.fromEntries(named)
}

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
