/** The problems of a file: row, column, value and message, 25 a page; a card each on phones. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useMemo } from 'react'
import { ListContextProvider, useList } from 'react-admin'
import type { ImportError } from '#api/generated/contract.ts'
import { ON_PHONE } from '../../foundation/theme/cardsOnPhone.ts'
import { Pagination } from '../../parts/list/Pagination.tsx'
import { formatNumber } from '../../foundation/format/formatNumber.ts'

export function ProblemsTable({ problems }: { problems: readonly ImportError[] }) {
  const data = useMemo(() => problems.map((problem, id) => ({ id, ...problem })), [problems])
  const list = useList({ data, perPage: PAGE_SIZE, sort: { field: 'id', order: 'ASC' } })
  return (
    <ListContextProvider value={list}>
      <Box sx={problemsTableStyles}>
        <Table aria-label="Problems">
          <TableHead>
            <TableRow>
              <TableCell align="right">Row</TableCell>
              <TableCell>Column</TableCell>
              <TableCell>Value</TableCell>
              <TableCell>Problem</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {list.data?.map(({ id, row, column, value, message }) => (
              <TableRow key={id}>
                <TableCell align="right" data-label="Row">
                  {formatNumber(row)}
                </TableCell>
                <TableCell data-label="Column">{column || '–'}</TableCell>
                <TableCell data-label="Value">
                  {value || (column && <EmptyValue />) || '–'}
                </TableCell>
                <TableCell data-message>{message}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {problems.length > PAGE_SIZE && <Pagination />}
      </Box>
    </ListContextProvider>
  )
}

const EmptyValue = () => (
  <Typography variant="caption" component="span" color="text.secondary">
    empty
  </Typography>
)

const PAGE_SIZE = 25

/** On phones each problem is a card with its message first. */
const problemsTableStyles = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& td': { overflowWrap: 'anywhere' },
  '& td[data-message]': { maxWidth: 'none' },
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
    '& tbody td[data-message]': { order: -1, fontWeight: 600 },
    '& tbody td[data-label]::before': {
      content: 'attr(data-label) ": "',
      color: 'text.secondary',
    },
  },
} as const
