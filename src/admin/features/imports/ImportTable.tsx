/** A table of what an import found, 25 rows a page. */
import { Box } from '@mui/material'
import { useMemo } from 'react'
import { ListContextProvider, type RaRecord, ResourceContextProvider, useList } from 'react-admin'
import { useT } from '../../foundation/i18n/useT.ts'
import type { Column } from '../../parts/list/columns.ts'
import { EntityTable } from '../../parts/list/EntityTable.tsx'
import { Pagination } from '../../parts/list/Pagination.tsx'

export function ImportTable<Row extends object>({ label, rows, columns }: ImportTableProps<Row>) {
  const t = useT()
  const data = useMemo(() => rows.map((row, id) => ({ ...row, id })), [rows])
  const list = useList({ data, perPage: PAGE_SIZE, sort: { field: 'id', order: 'ASC' } })
  return (
    <ResourceContextProvider value="imports">
      <ListContextProvider value={list}>
        <Box sx={frame}>
          <EntityTable
            readOnly
            label={label}
            columns={columns}
            errorText={t('messages.tableFailed')}
          />
          {rows.length > PAGE_SIZE && <Pagination />}
        </Box>
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

interface ImportTableProps<Row> {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row & RaRecord>[]
}

const PAGE_SIZE = 25

const frame = { border: 1, borderColor: 'divider', borderRadius: 1 } as const
