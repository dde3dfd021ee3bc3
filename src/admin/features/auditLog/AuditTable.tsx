/** The entries of the audit log: a line each, on a phone a card, that opens to show each field before and after. */
import { Box, Table, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material'
import { useGetResourceLabel, useListContext, useTranslate } from 'react-admin'
import type { AuditEntry } from '#api/generated/contract.ts'
import { MESSAGES } from '#domain/messages.ts'
import { ListBody } from '../../parts/list/ListBody.tsx'
import { AuditRow } from './AuditRow.tsx'
import { auditTableStyles } from './auditTableStyles.ts'
import { AUDIT_LOG } from './auditDataProvider.ts'

export function AuditTable() {
  const { data = [], isFetching } = useListContext<AuditEntry>()
  const labelOf = useGetResourceLabel()
  const translate = useTranslate()
  const words = (field: string) => translate(`resources.auditlog.fields.${field}`)
  return (
    <ListBody errorText={MESSAGES.tableFailed}>
      <Box sx={auditTableStyles}>
        <Table stickyHeader aria-label={labelOf(AUDIT_LOG, 2)} aria-busy={isFetching}>
          <TableHead>
            <TableRow>
              <DateHeaderCell label={words('at')} />
              <TableCell>{words('user')}</TableCell>
              <TableCell>{words('action')}</TableCell>
              <TableCell>{words('record_name')}</TableCell>
              <TableCell align="right">{words('fields')}</TableCell>
            </TableRow>
          </TableHead>
          {data.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </Table>
      </Box>
    </ListBody>
  )
}

function DateHeaderCell({ label }: { label: string }) {
  const { sort, setSort } = useListContext()
  const direction = sort.order === 'ASC' ? 'asc' : 'desc'
  return (
    <TableCell sortDirection={direction}>
      <TableSortLabel
        active
        direction={direction}
        onClick={() => setSort({ field: 'at', order: sort.order === 'DESC' ? 'ASC' : 'DESC' })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  )
}
