/** What the places of the client on the screen are called in a file that can be imported again. */
import type { DataProvider } from 'react-admin'
import type { Department, Location } from '#api/generated/contract.ts'
import { type Place, type PlacePaths, createPlacePaths } from '#domain/exports/placePaths.ts'
import { fetchAllRows, EXPORT_PAGE_SIZE } from './fetchAllRows.ts'

/** Asks for all of them, once, where a column needs their names: the shortest unique one takes knowing the others. */
export async function fetchPlaceNames(
  dataProvider: DataProvider,
  columns: readonly { names?: PlaceKind }[],
  signal: AbortSignal,
): Promise<PlaceNames> {
  const kinds = new Set(columns.flatMap(({ names }) => names ?? []))
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
