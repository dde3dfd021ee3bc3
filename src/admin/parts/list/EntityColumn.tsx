/** One column of an entity's list: a header and cells on the screen, values in an export, a choice of the sort menu. */
import { TableCell, type TableCellProps, TableSortLabel } from '@mui/material'
import { type ReactNode, useContext, useLayoutEffect } from 'react'
import {
  type RaRecord,
  useCreatePath,
  useDataTableCallbacksContext,
  useDataTableRenderContext,
  useDataTableSortContext,
  useRecordContext,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from 'react-admin'
import {
  ColumnReading,
  type ExportedValue,
  type PlaceKind,
  type PlaceNames,
  type Reading,
} from '../export/exportedTable.ts'
import { TextLink } from '../layout/TextLink.tsx'
import { TRUNCATED } from './TruncatedTextTooltip.tsx'

export function EntityColumn<Row extends RaRecord = RaRecord>(props: EntityColumnProps<Row>) {
  const reading = useContext(ColumnReading)
  return reading ? <ReadColumn {...props} reading={reading} /> : <TableColumn {...props} />
}

interface EntityColumnProps<Row extends RaRecord> {
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

/**
 * A cell of a list: at most 300 px and an ellipsis (spec 9), as entityTableStyles have it; WholeText shows the rest.
 */
function EntityCell<Row extends RaRecord>({ source, link, render }: EntityCellProps<Row>) {
  const record = useRecordContext<Row>()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const translate = useTranslate()
  if (!record) return null
  const field = getField(record, source)
  const plain = typeof field === 'boolean' ? translate(`ra.boolean.${field}`) : field
  const content = render ? render(record) : plain
  return (
    <span className={TRUNCATED}>
      {link ? (
        <TextLink to={createPath({ resource, id: record.id, type: link })}>{content}</TextLink>
      ) : (
        content
      )}
    </span>
  )
}

interface EntityCellProps<Row extends RaRecord> {
  source: string
  link?: 'show' | 'edit'
  render?: (record: Row) => ReactNode
}

/** The header of a column: pressed, it sorts, descending first, then the other way round. */
function SortableHeaderCell({ label, align, sortedBy }: SortableHeaderCellProps) {
  const sort = useDataTableSortContext()
  const { handleSort } = useDataTableCallbacksContext()
  const translate = useTranslate()
  const cell = { align, 'aria-label': label }
  if (sortedBy === null || !sort || !handleSort) return <TableCell {...cell}>{label}</TableCell>
  const isSorted = sort.field === sortedBy
  const direction = sort.order === 'ASC' ? 'asc' : 'desc'
  const next = isSorted && sort.order === 'DESC' ? 'ASC' : 'DESC'
  return (
    <TableCell {...cell} {...(isSorted ? { sortDirection: direction } : {})}>
      <TableSortLabel
        active={isSorted}
        direction={direction}
        data-field={sortedBy}
        data-order="DESC"
        title={translate('ra.sort.sort_by', {
          field: label,
          field_lower_first: label.charAt(0).toLowerCase() + label.slice(1),
          order: translate(`ra.sort.${next}`),
        })}
        onClick={handleSort}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  )
}

interface SortableHeaderCellProps {
  label: string
  align: NonNullable<TableCellProps['align']>
  /** null: the list cannot be sorted by it. */
  sortedBy: string | null
}

/**
 * The field of a record at a column's source, also of a related record ('task.name'); null for what is no plain value.
 */
function getField(record: RaRecord, source: string): string | number | boolean | null {
  let value: unknown = record
  for (const key of source.split('.'))
    value = value !== null && typeof value === 'object' ? (value as RaRecord)[key] : undefined
  return isPrimitive(value) ? value : null
}

const isPrimitive = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
