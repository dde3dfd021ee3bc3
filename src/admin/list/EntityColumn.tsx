/** One column of an entity's list: sorts descending first, cuts long text, links the record where asked. */
import {
  DataTable,
  useDataTableRenderContext,
  useDataTableSortContext,
  useResourceContext,
  useTranslateLabel,
} from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { ReactNode } from 'react'
import { EntityCell } from './EntityCell.tsx'

export function EntityColumn<Row extends RaRecord = RaRecord>(props: EntityColumnProps<Row>) {
  const { source, label, numeric = false, disableSort = false, link, render } = props
  const sort = useDataTableSortContext()
  const inHeader = useDataTableRenderContext() === 'header'
  const resource = useResourceContext()
  const text = useTranslateLabel()({ source, label, resource })
  const sorted = inHeader && !disableSort && sort?.field === source
  return (
    <DataTable.Col
      source={source}
      label={label}
      disableSort={disableSort}
      sortByOrder="DESC"
      align={numeric ? 'right' : 'left'}
      {...(sorted ? { sortDirection: sort.order === 'ASC' ? 'asc' : 'desc' } : {})}
      {...(typeof text === 'string' ? { [inHeader ? 'aria-label' : 'data-label']: text } : {})}
    >
      {inHeader ? undefined : (
        <EntityCell source={source} {...(link ? { link } : {})} {...(render ? { render } : {})} />
      )}
    </DataTable.Col>
  )
}

export interface EntityColumnProps<Row extends RaRecord> {
  /** The record's field, and what the column sorts by (`sortColumns` of the resource). */
  source: string
  /** Without it: the translation of `resources.<resource>.fields.<source>`. */
  label?: string
  /** Numbers stand right. */
  numeric?: boolean
  disableSort?: boolean
  /** The cell leads to the record's page: the first cell's, for whoever may open it. */
  link?: 'show' | 'edit' | false
  /** What the cell shows when it is not the field itself. */
  render?: (record: Row) => ReactNode
}
