/** One entry of the audit log, and what it holds when it is opened. */
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, Button, TableBody, TableCell, TableRow, Typography } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import { useId, useState } from 'react'
import type { AuditEntry } from '#api/generated/contract.ts'
import { useMe } from '../../foundation/auth/useMe.ts'
import { AuditDetails } from './AuditDetails.tsx'
import { kindLabel, recordPath } from './auditedKinds.ts'
import { actionLabel, isRefused, formatDateTimeSeconds, actorLabel } from './auditWords.ts'

export function AuditRow({ entry }: { entry: AuditEntry }) {
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
