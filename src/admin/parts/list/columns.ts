/** Columns of a list as data: its table, its sort control and its exports read the same array. */
import { type ReactNode, useCallback, useMemo } from 'react'
import { type RaRecord, useResourceContext, useTranslateLabel } from 'react-admin'
import type { ExportColumn, ExportedValue, PlaceKind, PlaceNames } from '../export/exportedTable.ts'

/** Callbacks are written as methods, so that a column of one entity fits where any entity's is accepted. */
export interface Column<Row extends RaRecord = RaRecord> {
  /** Path of the record's field ('task.name'), and what the API sorts by. Unique within a list. */
  source: string
  /** Translation key of the label. Default: `resources.<resource>.fields.<source>`. */
  label?: string
  /** Aligns the cells right; a number is shown with its digits grouped. */
  numeric?: boolean
  /** Hidden on screens narrower than this breakpoint of the theme, until the user shows it. Default: always shown. */
  hiddenBelow?: ScreenWidth
  /** Phones: the label before the value, which says nothing by itself. Default: of numeric columns. */
  labelled?: boolean
  /** Is cut later than others, like the first column. */
  wide?: boolean
  /** Default: true. */
  sortable?: boolean
  /** Page of the record that the cell links to. */
  link?: 'show' | 'edit'
  /** Content of a cell. Default: the field. */
  render?(this: void, record: Row): ReactNode
  /** false: leaves the column out of exports. Default: true. */
  exported?: boolean
  /** Value in an export. Default: what `render` returns if it is plain text, otherwise the field. */
  exportValue?(this: void, record: Row, places: PlaceNames): ExportedValue
  /** Kind of places whose names `exportValue` needs. */
  places?: PlaceKind
}

/** Breakpoints: phones end at sm, tablets at lg, laptops at xl. */
export type ScreenWidth = 'sm' | 'lg' | 'xl'

/** Returns a stable function that translates a column's label for the resource in context. */
export function useColumnLabel(): (column: Pick<Column, 'source' | 'label'>) => string {
  const resource = useResourceContext()
  const translateLabel = useTranslateLabel()
  return useCallback(
    ({ source, label }) => {
      const text = translateLabel({ source, label, resource })
      return typeof text === 'string' ? text : source
    },
    [resource, translateLabel],
  )
}

/** Columns that an export of the list writes, in their order, with the labels of the screen. */
export function useExportColumns(columns: readonly Column[]): readonly ExportColumn[] {
  const labelOf = useColumnLabel()
  return useMemo(
    () =>
      columns
        .filter(({ exported = true }) => exported)
        .map((column) => ({
          source: column.source,
          label: labelOf(column),
          ...(column.places ? { places: column.places } : {}),
          valueOf: (record, places) =>
            column.exportValue
              ? column.exportValue(record, places)
              : defaultExportValue(column, record),
        })),
    [columns, labelOf],
  )
}

function defaultExportValue(column: Column, record: RaRecord): ExportedValue {
  const content = column.render ? column.render(record) : getField(record, column.source)
  if (content === null || content === undefined) return null
  return typeof content === 'object' ? getField(record, column.source) : (content as ExportedValue)
}

/**
 * Returns the field at a column's source, also of a related record ('task.name'); null unless it is text, a number or a
 * boolean.
 */
export function getField(record: RaRecord, source: string): string | number | boolean | null {
  let value: unknown = record
  for (const key of source.split('.'))
    value = value !== null && typeof value === 'object' ? (value as RaRecord)[key] : undefined
  return isPrimitive(value) ? value : null
}

const isPrimitive = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
