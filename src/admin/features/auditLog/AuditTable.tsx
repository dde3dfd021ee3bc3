/** Table of audit log entries, as cards on a phone; each entry opens to show its fields before and after. */
import ExpandMore from '@mui/icons-material/ExpandMore'
import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
  Typography,
} from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useId, useState } from 'react'
import { Link, useGetResourceLabel, useListContext, useTranslate } from 'react-admin'
import { MESSAGES } from '#domain/messages.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { cardsOnPhone, ON_LOW_WINDOW, ON_PHONE } from '../../foundation/theme/cardsOnPhone.ts'
import { ListBody } from '../../parts/list/ListBody.tsx'
import { AuditDetails } from './AuditDetails.tsx'
import { kindLabel, recordPath } from './auditedKinds.ts'
import { actionLabel, actorLabel, formatDateTimeSeconds, isRefused } from './formatAuditEntry.ts'
import type { AuditEntry } from './auditLogList.ts'

export function AuditTable() {
  const { data = [], isFetching } = useListContext<AuditEntry>()
  const labelOf = useGetResourceLabel()
  const translate = useTranslate()
  const label = (field: string) => translate(`resources.auditlog.fields.${field}`)
  return (
    <ListBody errorText={MESSAGES.tableFailed}>
      <Box sx={auditTableStyles}>
        <Table stickyHeader aria-label={labelOf('auditlog', 2)} aria-busy={isFetching}>
          <TableHead>
            <TableRow>
              <DateHeaderCell label={label('at')} />
              <TableCell>{label('user')}</TableCell>
              <TableCell>{label('action')}</TableCell>
              <TableCell>{label('record_name')}</TableCell>
              <TableCell align="right">{label('fields')}</TableCell>
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

/** One entry of the audit log with its details when it is open. */
function AuditRow({ entry }: { entry: AuditEntry }) {
  const [isOpen, setOpen] = useState(false)
  const details = useId()
  const translate = useTranslate()
  const label = (field: string) => ({
    'data-label': translate(`resources.auditlog.fields.${field}`),
  })
  const { at, position, fields } = entry
  return (
    <TableBody>
      <TableRow {...(isOpen ? { 'data-open': true } : {})}>
        <TableCell data-when {...label('at')}>
          <time dateTime={at}>{formatDateTimeSeconds(at)}</time>
        </TableCell>
        <TableCell {...label('user')}>
          <span>{actorLabel(entry)}</span>
        </TableCell>
        <TableCell {...label('action')}>
          <Box component="span" sx={isRefused(fields) ? refusedStyle : null}>
            {actionLabel(entry)}
          </Box>
        </TableCell>
        <TableCell {...label('record_name')}>
          <AuditedRecordLink entry={entry} />
        </TableCell>
        <TableCell align="right">
          <Button
            size="small"
            color="inherit"
            aria-expanded={isOpen}
            aria-label={`Details of entry ${position}`}
            {...(isOpen ? { 'aria-controls': details } : {})}
            endIcon={<ExpandMore sx={isOpen ? rotated : null} />}
            onClick={() => setOpen(!isOpen)}
          >
            Details
          </Button>
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow data-details>
          <TableCell id={details} colSpan={5} sx={{ maxWidth: 'none' }}>
            <AuditDetails entry={entry} />
          </TableCell>
        </TableRow>
      )}
    </TableBody>
  )
}

function AuditedRecordLink({ entry }: { entry: AuditEntry }) {
  const { type } = useMe()
  const kind = kindLabel(entry.entity)
  const page = recordPath(type, entry)
  const name = entry.record_name ?? kind
  return (
    <Box component="span">
      {entry.record_name && (
        <Typography variant="caption" component="span" color="text.secondary">
          {kind}{' '}
        </Typography>
      )}
      {page ? <Link to={page}>{name}</Link> : name}
    </Box>
  )
}

const refusedStyle = { color: 'incorrect.dark', fontWeight: 600 } as const

const rotated = { transform: 'rotate(180deg)' } as const

/** Styles of the audit log's table; on a phone each entry is a card. */
const auditTableStyles = {
  overflow: 'auto',
  // The header sticks to the top of this box.
  maxHeight: { sm: 'calc(100vh - 200px)' },
  [ON_LOW_WINDOW]: { maxHeight: 'none' },
  '& > table': { minWidth: { sm: 720 } },
  '& > table > thead th': {
    [ON_LOW_WINDOW]: { position: 'static' },
    bgcolor: 'background.paper',
    whiteSpace: 'nowrap',
  },
  '& td': { overflowWrap: 'anywhere' },
  '& td[data-when]': { whiteSpace: 'nowrap', width: { sm: 176 } },
  '& tr[data-open] > td': { borderBottom: 0 },
  '& tr[data-details] > td': { height: 'auto', bgcolor: 'background.default', py: 1.5 },
  [ON_PHONE]: {
    ...cardsOnPhone('& > table > tbody', '& > table > tbody > tr > td', 0),
    // Sorting has a button in the toolbar instead.
    '& > table > thead': { display: 'none' },
    '& > table > tbody > tr': { display: 'block', height: 'auto' },
    // Time and Details, person and action, record.
    '& > table > tbody > tr:not([data-details])': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: 1,
      p: 1,
      '& > td': { width: 'auto', '&::before': visuallyHidden },
      '& > td[data-when]': { fontWeight: 600 },
      '& > td:last-of-type': { gridArea: '1 / 2', p: 0 },
      '& > td:nth-of-type(4)': { gridColumn: '1 / -1' },
    },
  },
} as const
