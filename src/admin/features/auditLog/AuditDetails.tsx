/** Details of an audit log entry: each field before and after, and the entry's fingerprint. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { MAX_FILTER_VALUES } from '#domain/listLimits.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { ON_PHONE } from '../../foundation/theme/cardsOnPhone.ts'
import { peopleQuery, placesQuery } from '../../parts/filters/filterRecords.ts'
import { useFieldLabels } from './auditedKinds.ts'
import {
  formatFieldChanges,
  type FormattedFieldChange,
  type NameLookup,
  relatedKind,
} from './formatAuditEntry.ts'
import type { AuditEntry } from './auditLogList.ts'

export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const t = useT()
  const labelOf = useFieldLabels()(entry.entity)
  const nameOf = useRelatedNames(entry)
  const changes = formatFieldChanges(entry, { labelOf, nameOf })
  const { position, hash, request_id: requestId } = entry
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {changes.length > 0 ? (
        <FieldChangesTable changes={changes} position={position} />
      ) : (
        <Typography color="text.secondary">{t('auditLog.noFields')}</Typography>
      )}
      <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {requestId
          ? t('auditLog.entryOfRequest', { position, hash, request: requestId })
          : t('auditLog.entry', { position, hash })}
      </Typography>
    </Box>
  )
}

/**
 * Leaves out the column of old values when the record is new. The roles are said, because Safari takes elements of a table
 * that are laid out in another way for none.
 */
function FieldChangesTable({
  changes,
  position,
}: {
  changes: readonly FormattedFieldChange[]
  position: number
}) {
  const t = useT()
  const hasBefore = changes.some(({ before }) => before !== '')
  const valueLabel = t(hasBefore ? 'auditLog.after' : 'auditLog.value')
  return (
    <Table
      role="table"
      size="small"
      aria-label={t('auditLog.fieldsOf', { position })}
      sx={changesTableStyles}
    >
      <TableHead role="rowgroup">
        <TableRow role="row">
          <TableCell role="columnheader">{t('auditLog.field')}</TableCell>
          {hasBefore && <TableCell role="columnheader">{t('auditLog.before')}</TableCell>}
          <TableCell role="columnheader">{valueLabel}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {changes.map(({ field, label, before, after }) => (
          <TableRow key={field} role="row">
            <TableCell component="th" scope="row" role="rowheader">
              {label}
            </TableCell>
            {hasBefore && (
              <TableCell role="cell" data-label={t('auditLog.before')}>
                {before || EMPTY_VALUE}
              </TableCell>
            )}
            <TableCell role="cell" data-label={valueLabel}>
              {after || EMPTY_VALUE}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const EMPTY_VALUE = '–'

const changesTableStyles = {
  minWidth: 0,
  tableLayout: 'fixed',
  '& tr': { height: 'auto' },
  '& th, & td': { maxWidth: 'none', verticalAlign: 'top', pl: 0 },
  '& thead th': { position: 'static', bgcolor: 'transparent' },
  '& tbody th': { fontWeight: 400, color: 'text.secondary' },
  '& td': { whiteSpace: 'pre-line' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  [ON_PHONE]: {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { py: 0.5, borderBottom: 1, borderColor: 'divider' },
    '& th, & td': { border: 0, p: 0 },
    '& tbody td': {
      display: 'flex',
      gap: 1,
      '&::before': { content: 'attr(data-label)', color: 'text.secondary', flex: '0 0 52px' },
    },
  },
} as const

/**
 * Loads the names of the records that an entry's fields refer to, once the entry is opened. Includes deleted records;
 * records that the reader may not see have no name.
 */
function useRelatedNames({ client_id: clientId, entity, fields }: AuditEntry): NameLookup {
  const people = new Set<string>()
  let hasPlaces = false
  for (const { field, before, after } of fields) {
    const kind = relatedKind(entity, field)
    const ids = [before, after].flat().filter((id) => typeof id === 'string')
    if (kind === 'people') for (const id of ids) people.add(id)
    else if (kind && ids.length > 0) hasPlaces = true
  }
  const personIds = [...people].slice(0, MAX_FILTER_VALUES)
  const peopleResult = useQuery({
    ...peopleQuery(clientId, 'observers', personIds),
    enabled: personIds.length > 0,
  })
  const places = useQuery({ ...placesQuery(clientId), enabled: hasPlaces })
  const names = new Map(
    [...(peopleResult.data ?? []), ...Object.values(places.data ?? {}).flat()].map(
      ({ id, name }) => [id, name],
    ),
  )
  return (id) => names.get(id) ?? null
}
