/** Problems or warnings of a file: row, column, value and message. */
import { Typography } from '@mui/material'
import type { ImportError } from '#api/generated/contract.ts'
import type { RaRecord } from 'react-admin'
import { useT } from '../../foundation/i18n/useT.ts'
import type { Column } from '../../parts/list/columns.ts'
import { ImportTable } from './ImportTable.tsx'

export function ProblemsTable({ label, problems }: ProblemsTableProps) {
  return <ImportTable label={label} rows={problems} columns={COLUMNS} />
}

interface ProblemsTableProps {
  label: string
  problems: readonly ImportError[]
}

/** Text for an empty cell. */
export function EmptyValue({ meaning = 'imports.empty' }: { meaning?: EmptyMeaning }) {
  const t = useT()
  return (
    <Typography variant="caption" component="span" color="text.secondary">
      {t(meaning)}
    </Typography>
  )
}

export type EmptyMeaning = 'imports.topLevel' | 'imports.all' | 'imports.empty'

/** Style of the columns after the row's number. */
export const TEXT_COLUMN = { sortable: false, wrapped: true, labelled: true } as const

const COLUMNS: readonly Column<ImportError & RaRecord>[] = [
  { source: 'row', label: 'imports.columns.row', numeric: true, sortable: false },
  {
    ...TEXT_COLUMN,
    source: 'column',
    label: 'imports.columns.column',
    render: ({ column }) => column || '–',
  },
  {
    ...TEXT_COLUMN,
    source: 'value',
    label: 'imports.columns.value',
    render: ({ column, value }) => value || (column && <EmptyValue />) || '–',
  },
  { ...TEXT_COLUMN, source: 'message', label: 'imports.columns.problem' },
]
