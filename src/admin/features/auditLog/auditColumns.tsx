/** Columns of the audit log's table, and what each entry shows when it is opened. */
import { Box, Typography } from '@mui/material'
import { Link, useRecordContext } from 'react-admin'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import type { Column } from '../../parts/list/columns.ts'
import { DetailsButton } from '../../parts/list/RowDetails.tsx'
import { AuditDetails } from './AuditDetails.tsx'
import { kindLabel, recordPath } from './auditedKinds.ts'
import { actionLabel, actorLabel, formatDateTimeSeconds, isRefused } from './formatAuditEntry.ts'
import type { AuditEntry } from './auditLogList.ts'

/** The list can be sorted by time only. */
export const AUDIT_COLUMNS: Column<AuditEntry>[] = [
  { source: 'at', render: ({ at }) => <time dateTime={at}>{formatDateTimeSeconds(at)}</time> },
  { source: 'user', sortable: false, wrapped: true, render: actorLabel },
  {
    source: 'action',
    sortable: false,
    wrapped: true,
    render: (entry) => (
      <Box component="span" sx={isRefused(entry.fields) ? refusedStyle : null}>
        {actionLabel(entry)}
      </Box>
    ),
  },
  {
    source: 'record_name',
    sortable: false,
    wrapped: true,
    render: (entry) => <AuditedRecordLink entry={entry} />,
  },
  {
    source: 'fields',
    sortable: false,
    wrapped: true,
    render: ({ position }) => (
      <DetailsButton label={t('auditLog.details')} name={t('auditLog.detailsOf', { position })} />
    ),
  },
]

const refusedStyle = { color: 'incorrect.dark', fontWeight: 600 } as const

function AuditedRecordLink({ entry }: { entry: AuditEntry }) {
  const { type } = useMe()
  const kind = kindLabel(entry.entity)
  const page = recordPath(type, entry)
  const name = entry.record_name ?? kind
  return (
    <>
      {entry.record_name && (
        <Typography variant="caption" component="span" color="text.secondary">
          {kind}{' '}
        </Typography>
      )}
      {page ? <Link to={page}>{name}</Link> : name}
    </>
  )
}

export function EntryDetails() {
  const entry = useRecordContext<AuditEntry>()
  return entry && <AuditDetails entry={entry} />
}
