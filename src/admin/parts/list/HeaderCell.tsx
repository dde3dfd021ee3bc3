/** The header of a column: pressed, it sorts, descending first, then the other way round. */
import { TableCell, TableSortLabel } from '@mui/material'
import type { TableCellProps } from '@mui/material'
import { useDataTableCallbacksContext, useDataTableSortContext, useTranslate } from 'react-admin'

export function SortableHeaderCell({ label, align, sortedBy }: SortableHeaderCellProps) {
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
