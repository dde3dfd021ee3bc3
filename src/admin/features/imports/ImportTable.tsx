/** A table of what an import found, 25 rows a page; a card each on phones. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { type ReactNode, useMemo } from 'react'
import { ListContextProvider, useList } from 'react-admin'
import { ON_PHONE } from '../../foundation/theme/cardsOnPhone.ts'
import { Pagination } from '../../parts/list/Pagination.tsx'

export function ImportTable<Row extends object>({ label, rows, columns }: ImportTableProps<Row>) {
  const data = useMemo(() => rows.map((row, id) => ({ id, row })), [rows])
  const list = useList({ data, perPage: PAGE_SIZE, sort: { field: 'id', order: 'ASC' } })
  return (
    <ListContextProvider value={list}>
      <Box sx={tableStyles}>
        <Table aria-label={label}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column.label} {...alignmentOf(column)}>
                  {column.label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {list.data?.map(({ id, row }) => (
              <TableRow key={id}>
                {columns.map((column) => (
                  <TableCell
                    key={column.label}
                    {...alignmentOf(column)}
                    {...(column.isHeadline
                      ? { 'data-headline': true }
                      : { 'data-label': column.label })}
                  >
                    {column.cell(row)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {rows.length > PAGE_SIZE && <Pagination />}
      </Box>
    </ListContextProvider>
  )
}

interface ImportTableProps<Row> {
  label: string
  rows: readonly Row[]
  columns: readonly ImportTableColumn<Row>[]
}

export interface ImportTableColumn<Row> {
  label: string
  cell: (row: Row) => ReactNode
  isNumber?: boolean
  /** Comes first on phones, without the column's label. */
  isHeadline?: boolean
}

const alignmentOf = ({ isNumber }: Pick<ImportTableColumn<never>, 'isNumber'>) =>
  isNumber ? ({ align: 'right' } as const) : {}

const PAGE_SIZE = 25

const tableStyles = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& td': { overflowWrap: 'anywhere' },
  '& td[data-headline]': { maxWidth: 'none' },
  '& tbody tr:last-of-type > td': { borderBottom: 0 },
  [ON_PHONE]: {
    '& thead': { display: 'none' },
    '& table, & tbody': { display: 'block' },
    '& tbody tr': {
      display: 'flex',
      flexDirection: 'column',
      height: 'auto',
      p: 1,
      '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
    },
    '& tbody td': { maxWidth: 'none', border: 0, px: 1, py: 0.25, textAlign: 'left' },
    '& tbody td[data-headline]': { order: -1, fontWeight: 600 },
    '& tbody td[data-label]::before': {
      content: 'attr(data-label) ": "',
      color: 'text.secondary',
    },
  },
} as const
