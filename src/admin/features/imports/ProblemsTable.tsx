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

/** Of the columns after the row's number. */
export const OTHERS = { sortable: false, wrapped: true, labelled: true } as const

const COLUMNS: readonly Column<ImportError & RaRecord>[] = [
  { source: 'row', label: 'Row', numeric: true, sortable: false },
  { ...OTHERS, source: 'column', label: 'Column', render: ({ column }) => column || '–' },
  {
    ...OTHERS,
    source: 'value',
    label: 'Value',
    render: ({ column, value }) => value || (column && <EmptyValue />) || '–',
  },
  { ...OTHERS, source: 'message', label: 'Problem' },
]
