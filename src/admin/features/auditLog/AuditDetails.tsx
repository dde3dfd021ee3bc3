/** What an entry of the audit log holds: each field before and after, and what seals it. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { AuditEntry } from '#api/generated/contract.ts'
import { formatNumber } from '../../foundation/format/formatNumber.ts'
import { formatFieldChanges } from './fieldWords.ts'
import type { FormattedFieldChange } from './fieldWords.ts'
import { useFieldLabels } from './useFieldLabels.ts'
import { useRelatedNames } from './useRelatedNames.ts'

export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const labelOf = useFieldLabels()(entry.entity)
  const nameOf = useRelatedNames(entry)
  const words = formatFieldChanges(entry, { labelOf, nameOf })
  const { position, hash, request_id: requestId } = entry
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {words.length > 0 ? (
        <FieldChangesTable words={words} position={position} />
      ) : (
        <Typography color="text.secondary">No field was changed.</Typography>
      )}
      <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        Entry {formatNumber(position)} · Fingerprint {hash}
        {requestId && ` · Request ${requestId}`}
      </Typography>
    </Box>
  )
}

/** A new record has nothing before. */
function FieldChangesTable({
  words,
  position,
}: {
  words: readonly FormattedFieldChange[]
  position: number
}) {
  const hasBefore = words.some(({ before }) => before !== '')
  return (
    <Table size="small" aria-label={`Fields of entry ${position}`} sx={changesTableStyles}>
      <TableHead>
        <TableRow>
          <TableCell>Field</TableCell>
          {hasBefore && <TableCell>Before</TableCell>}
          <TableCell>{hasBefore ? 'After' : 'Value'}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {words.map(({ field, label, before, after }) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            {hasBefore && <TableCell data-label="Before">{before || EMPTY_VALUE}</TableCell>}
            <TableCell data-label={hasBefore ? 'After' : 'Value'}>{after || EMPTY_VALUE}</TableCell>
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
  '@media (max-width: 599.95px)': {
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
