/** Header and cells of one column of an entity's list. */
import { TableCell, type TableCellProps, TableSortLabel } from '@mui/material'
import {
  useCreatePath,
  useDataTableCallbacksContext,
  useDataTableRenderContext,
  useDataTableSortContext,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { lowerFirst } from '../../foundation/format/lowerFirst.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { TextLink } from '../layout/TextLink.tsx'
import { type Column, getField } from './columns.ts'
import { TRUNCATED } from './TruncatedTextTooltip.tsx'

/**
 * Replaces DataTable.Col, whose cells each subscribe to the hidden columns; EntityTable leaves those out.
 * TRUNCATED cuts a cell at 300 px with an ellipsis; TruncatedTextTooltip shows the rest.
 */
export function EntityColumn({ column, label, isFirst }: EntityColumnProps) {
  const { source, numeric = false, sortable = true, wide, wrapped } = column
  const isHeader = useDataTableRenderContext() === 'header'
  const align = numeric ? 'right' : 'left'
  if (isHeader)
    return <SortableHeaderCell align={align} label={label} sortedBy={sortable ? source : null} />
  return (
    <TableCell
      align={align}
      {...(isFirst ? { 'data-first': true } : {})}
      {...(wide || isFirst ? { 'data-wide': true } : {})}
      {...(wrapped ? { 'data-wrapped': true } : {})}
    >
      <span className={wrapped ? '' : TRUNCATED}>
        <CellContent column={column} />
      </span>
    </TableCell>
  )
}

interface EntityColumnProps {
  column: Column
  label: string
  /** Leads to the record, and is cut late. */
  isFirst: boolean
}

/** Value of the record in context, with its link. */
export function CellContent({ column: { source, link, render } }: { column: Column }) {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  if (!record) return null
  const field = getField(record, source)
  const plain = typeof field === 'number' ? formatNumber(field) : field
  const content = render ? render(record) : plain
  if (!link) return content
  return <TextLink to={createPath({ resource, id: record.id, type: link })}>{content}</TextLink>
}

/** Sortable header cell: the first click sorts descending, the next one reverses the order. */
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
          field_lower_first: lowerFirst(label),
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
  /** Source of the column; null if it is not sortable. */
  sortedBy: string | null
}
