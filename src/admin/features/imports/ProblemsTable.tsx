/** Problems or warnings of a file: row, column, value and message. */
import { Typography } from '@mui/material'
import type { ImportError } from '#api/generated/contract.ts'
import { formatNumber } from '../../foundation/format/formatNumber.ts'
import { ImportTable, type ImportTableColumn } from './ImportTable.tsx'

export function ProblemsTable({ label = 'Problems', problems }: ProblemsTableProps) {
  return <ImportTable label={label} rows={problems} columns={COLUMNS} />
}

interface ProblemsTableProps {
  label?: string
  problems: readonly ImportError[]
}

export const EmptyValue = ({ text = 'empty' }: { text?: string }) => (
  <Typography variant="caption" component="span" color="text.secondary">
    {text}
  </Typography>
)

const COLUMNS: readonly ImportTableColumn<ImportError>[] = [
  { label: 'Row', isNumber: true, cell: ({ row }) => formatNumber(row) },
  { label: 'Column', cell: ({ column }) => column || '–' },
  { label: 'Value', cell: ({ column, value }) => value || (column && <EmptyValue />) || '–' },
  { label: 'Problem', isHeadline: true, cell: ({ message }) => message },
]
