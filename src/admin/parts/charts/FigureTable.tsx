/**
 * Table of figures with a caption; on phones each row takes two lines. The roles are said, because Safari takes elements of
 * a table that are laid out in another way for none.
 */
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import type { ReactNode } from 'react'
import { ON_PHONE } from '../../foundation/theme/cardsOnPhone.ts'

export function FigureTable({ caption, head, children }: FigureTableProps) {
  const [first, ...others] = head
  return (
    <Table role="table" sx={styles}>
      <Box component="caption" sx={visuallyHidden}>
        {caption}
      </Box>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {first && <HeadCell column={first} />}
          {others.map((column) => (
            <HeadCell key={column.label} column={column} align="right" />
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">{children}</TableBody>
    </Table>
  )
}

/** `name`: subject of the row; `cells`: values of the other columns, each with its column's label. */
export function FigureRow({ name, cells }: FigureRowProps) {
  return (
    <TableRow role="row">
      <TableCell component="th" scope="row" role="rowheader">
        {name}
      </TableCell>
      {cells.map(([label, cell]) => (
        <TableCell key={label} role="cell" align="right" data-label={label}>
          {cell}
        </TableCell>
      ))}
    </TableRow>
  )
}

function HeadCell({ column: { label, content, sorted }, align }: HeadCellProps) {
  return (
    <TableCell
      scope="col"
      role="columnheader"
      {...(align ? { align } : {})}
      {...(sorted === undefined ? {} : { 'aria-sort': sorted })}
    >
      {content ?? label}
    </TableCell>
  )
}

interface FigureTableProps {
  caption: string
  head: readonly FigureColumn[]
  children: ReactNode
}

export interface FigureColumn {
  label: string
  /** Replaces the label: a button that sorts. */
  content?: ReactNode
  sorted?: 'ascending' | 'descending' | 'none'
}

/** A column that sorts; `first`: its order after the first press. */
export const sortableColumn = ({
  label,
  sorted,
  first = 'descending',
  onSort,
}: SortableColumn) => ({
  label,
  sorted,
  content: (
    <TableSortLabel
      active={sorted !== 'none'}
      direction={(sorted === 'none' ? first : sorted) === 'ascending' ? 'asc' : 'desc'}
      onClick={onSort}
    >
      {label}
    </TableSortLabel>
  ),
})

interface SortableColumn {
  label: string
  sorted: 'ascending' | 'descending' | 'none'
  first?: 'ascending' | 'descending'
  onSort: () => void
}

interface HeadCellProps {
  column: FigureColumn
  align?: 'right'
}

interface FigureRowProps {
  name: ReactNode
  cells: readonly (readonly [label: string, cell: ReactNode])[]
}

const twoLines = {
  '& thead tr': { display: 'flex', flexWrap: 'wrap', height: 'auto' },
  '& thead th': { pl: 0, pr: 1, border: 0 },
  // Cells that are not displayed would leave a row without any.
  '& thead th:not(:has(.MuiTableSortLabel-root))': visuallyHidden,
  // Aligned right, it would begin with the room for its arrow.
  '& thead .MuiTableSortLabel-root': { flexDirection: 'row' },
  '& tbody tr': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2,
    height: 'auto',
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& tbody th': { flex: '1 0 100%', maxWidth: '100%', px: 0, py: 0.5, border: 0 },
  '& tbody td': {
    display: 'flex',
    // Aligned right, it would begin with its value.
    flexDirection: 'row',
    flexWrap: 'wrap',
    maxWidth: '100%',
    alignItems: 'center',
    gap: 0.5,
    px: 0,
    py: 0.5,
    border: 0,
  },
  '& tbody td::before': { content: 'attr(data-label)', color: 'text.secondary' },
} as const

const styles = {
  position: 'relative',
  '& tbody th': { fontWeight: 400, overflowWrap: 'anywhere' },
  '& thead :is(th, .MuiTableSortLabel-root)': { verticalAlign: 'bottom', alignItems: 'end' },
  '& tr > :first-of-type': { pl: 0 },
  '& tr > :last-of-type': { pr: 0 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  [ON_PHONE]: twoLines,
} as const
