/** Orders of the comparison's table: the surest first, or by a column; a column is sorted descending first. */
import { displayName } from '#domain/displayName.ts'
import type { Translate } from '#texts/keys.ts'
import { compareNames } from '../../foundation/i18n/readerLocale.ts'
import { type FigureColumn, sortableColumn } from '../../parts/charts/FigureTable.tsx'
import type { AnalysisRow } from './taskAnalysisQuery.ts'

const SORT_COLUMNS = ['name', 'observations', 'people', 'incorrect', 'share', 'expected'] as const
type SortColumn = (typeof SORT_COLUMNS)[number]

/** column null: the surest first. */
export interface Sorted {
  column: SortColumn | null
  order: 'ascending' | 'descending'
}

export const SUREST_FIRST: Sorted = { column: null, order: 'descending' }

export const isSortColumn = (column: string): column is SortColumn =>
  SORT_COLUMNS.some((each) => each === column)

/** Rows without the figure come last in either order. */
export function sortRows(
  rows: readonly AnalysisRow[],
  { column, order }: Sorted,
  t: Translate,
): readonly AnalysisRow[] {
  if (column === null) return rows
  const sign = order === 'ascending' ? 1 : -1
  if (column === 'name')
    return rows.toSorted(
      (a, b) => sign * compareNames(displayName(a.record, t), displayName(b.record, t)),
    )
  return rows.toSorted((a, b) => {
    const [one, other] = [a[column] ?? null, b[column] ?? null]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * (one - other)
  })
}

/** Selects descending, ascending, and the surest first again. */
export function sortHead(
  column: SortColumn,
  label: string,
  { column: current, order }: Sorted,
  setSorted: (sorted: Sorted) => void,
): FigureColumn {
  const active = current === column
  const next: Sorted = !active
    ? { column, order: 'descending' }
    : order === 'descending'
      ? { column, order: 'ascending' }
      : SUREST_FIRST
  return sortableColumn({
    label,
    sorted: active ? order : 'none',
    onSort: () => setSorted(next),
  })
}
