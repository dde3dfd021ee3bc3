/** Table of figures with a caption; on phones each row takes two lines. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import type { ReactNode } from 'react'
import { ON_PHONE } from '../../foundation/theme/cardsOnPhone.ts'

export function FigureTable({ caption, head, children }: FigureTableProps) {
  const [first, ...others] = head
  return (
    <Table sx={styles}>
      <Box component="caption" sx={visuallyHidden}>
        {caption}
      </Box>
      <TableHead>
        <TableRow>
          {first && <HeadCell column={first} />}
          {others.map((column) => (
            <HeadCell key={column.label} column={column} align="right" />
          ))}
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  )
}

/** `name`: subject of the row; `cells`: values of the other columns, each with its column's label. */
export function FigureRow({ name, cells }: FigureRowProps) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      {cells.map(([label, cell]) => (
        <TableCell key={label} align="right" data-label={label}>
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
  '& thead th:not(:has(.MuiTableSortLabel-root))': { display: 'none' },
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
