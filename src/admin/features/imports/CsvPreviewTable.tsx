/** The first rows of a file under the columns of the import. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { type CsvImport, csvHeaders } from '#domain/imports/csv.ts'
import type { CsvPreview } from './csvHead.ts'

export function CsvPreviewTable({ kind, preview: { rows } }: CsvPreviewTableProps) {
  const columns = csvHeaders(kind)
  return (
    <Box sx={scrollFrame} tabIndex={0} role="region" aria-label="Preview">
      <Table size="small" aria-label="First rows">
        <TableHead>
          <TableRow>
            <TableCell align="right">Row</TableCell>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ row, cells }) => (
            <TableRow key={row}>
              <TableCell align="right" sx={{ color: 'text.secondary' }}>
                {row}
              </TableCell>
              {cells.map((cell, at) => (
                <TableCell key={columns[at]} title={cell} sx={truncated}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

interface CsvPreviewTableProps {
  kind: CsvImport
  preview: CsvPreview
}

/** Scrolled by keyboard as well. */
const scrollFrame = {
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const

const truncated = {
  maxWidth: 240,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
