/** Problems or warnings of a file: row, column, value and message. */
import { Typography } from '@mui/material'
import type { ImportError } from '#api/generated/contract.ts'
import type { RaRecord } from 'react-admin'
import type { Column } from '../../parts/list/columns.ts'
import { ImportTable } from './ImportTable.tsx'

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

/** What the columns after the row's number have in common. */
export const TEXT_COLUMN = { sortable: false, wrapped: true, labelled: true } as const

const COLUMNS: readonly Column<ImportError & RaRecord>[] = [
  { source: 'row', label: 'Row', numeric: true, sortable: false },
  { ...TEXT_COLUMN, source: 'column', label: 'Column', render: ({ column }) => column || '–' },
  {
    ...TEXT_COLUMN,
    source: 'value',
    label: 'Value',
    render: ({ column, value }) => value || (column && <EmptyValue />) || '–',
  },
  { ...TEXT_COLUMN, source: 'message', label: 'Problem' },
]
