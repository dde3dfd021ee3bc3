/** One column of an entity's list: a header and cells on the screen, values in an export, a choice of the sort menu. */
import { TableCell } from '@mui/material'
import { useContext, useLayoutEffect } from 'react'
import { useDataTableRenderContext, useResourceContext, useTranslateLabel } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { ReactNode } from 'react'
import type { ExportedValue } from '../export/exportedTable.ts'
import type { PlaceKind, PlaceNames } from '../export/readPlaceNames.ts'
import { ColumnReading } from '../export/columnReading.ts'
import type { Reading } from '../export/columnReading.ts'
import { EntityCell } from './EntityCell.tsx'
import { getField } from './fieldAt.ts'
import { SortableHeaderCell } from './HeaderCell.tsx'

export function EntityColumn<Row extends RaRecord = RaRecord>(props: EntityColumnProps<Row>) {
  const reading = useContext(ColumnReading)
  return reading ? <ReadColumn {...props} reading={reading} /> : <TableColumn {...props} />
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
  /** What an export says; without it the words that `render` gives, else the field. */
  exported?: (record: Row, names: PlaceNames) => ExportedValue
  /** The places that `exported` names, by what they are called in a file that can be imported again. */
  names?: PlaceKind
}

/** The table's own cells: react-admin's ask of each whether its column is hidden, which none ever is. */
function TableColumn<Row extends RaRecord>(props: EntityColumnProps<Row>) {
  const { source, numeric = false, disableSort = false, link, render } = props
  const isHeader = useDataTableRenderContext() === 'header'
  const label = useLabel(props)
  const align = numeric ? 'right' : 'left'
  if (isHeader)
    return <SortableHeaderCell align={align} label={label} sortedBy={disableSort ? null : source} />
  return (
    <TableCell align={align} data-label={label}>
      <EntityCell source={source} {...(link ? { link } : {})} {...(render ? { render } : {})} />
    </TableCell>
  )
}

function ReadColumn<Row extends RaRecord>(props: EntityColumnProps<Row> & { reading: Reading }) {
  const { reading, source, disableSort = false, render, names } = props
  const { exported = (record: Row) => defaultExportValue(record, source, render) } = props
  const label = useLabel(props)
  useLayoutEffect(() =>
    reading({
      source,
      label,
      sortable: !disableSort,
      ...(names ? { names } : {}),
      exported: (record, known) => exported(record as Row, known),
    }),
  )
  return null
}

function useLabel({ source, label }: { source: string; label?: string }): string {
  const resource = useResourceContext()
  const text = useTranslateLabel()({ source, label, resource })
  return typeof text === 'string' ? text : source
}

/** The words of the cell; of what is more than words, the field behind it. */
function defaultExportValue<Row extends RaRecord>(
  record: Row,
  source: string,
  render?: (record: Row) => ReactNode,
): ExportedValue {
  const content = render ? render(record) : getField(record, source)
  if (content === null || content === undefined) return null
  return typeof content === 'object' ? getField(record, source) : (content as ExportedValue)
}
