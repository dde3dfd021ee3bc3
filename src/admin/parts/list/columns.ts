/** Columns of a list as data: its table and its sort control read the same array. */
import { type ReactNode, useCallback } from 'react'
import { type RaRecord, useResourceContext, useTranslateLabel } from 'react-admin'

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
  /** Is never cut: a long text takes several lines. */
  wrapped?: boolean
  /** Default: true. */
  sortable?: boolean
  /** Page of the record that the cell links to. */
  link?: 'show' | 'edit'
  /** Content of a cell. Default: the field. */
  render?(this: void, record: Row): ReactNode
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

/** Lists include deleted records only on request. */
export const isDeleted = (record: RaRecord): boolean => typeof record['deleted_at'] === 'string'
