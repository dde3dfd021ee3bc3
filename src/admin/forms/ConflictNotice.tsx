/** Tells that somebody else has changed the record, and what they made of the fields that both changed. */
import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { useTranslateLabel } from 'react-admin'
import { isChoice } from './entered.ts'
import type { FormSpec } from './formSpec.ts'
import type { Conflict } from './useConflict.ts'

export function ConflictNotice({ spec, conflict, onTakeTheirs }: ConflictNoticeProps) {
  const label = useTranslateLabel()
  const { theirs, clashes } = conflict
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={onTakeTheirs}>
          Reload
        </Button>
      }
    >
      <AlertTitle>Somebody else has changed this {spec.noun}</AlertTitle>
      Nothing was saved yet. Their changes are in the form beside yours.{' '}
      {clashes.length > 0 && 'You both changed:'}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, '&:empty': { display: 'none' } }}>
        {clashes.map((field) => (
          <li key={field}>
            {label({ source: field, resource: spec.resource })}: they entered “
            {spec.worded?.(field, theirs[field]) ?? words(theirs[field])}”
          </li>
        ))}
      </Box>
      Save again to keep what the form shows, or reload to take all of theirs.
    </Alert>
  )
}

interface ConflictNoticeProps {
  spec: FormSpec
  conflict: Conflict
  onTakeTheirs: () => void
}

const NOTHING = 'nothing'

function words(value: unknown): string {
  if (Array.isArray(value)) return value.map(words).join(', ') || 'none'
  if (isChoice(value)) return value.name
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'string' || typeof value === 'number' ? String(value) || NOTHING : NOTHING
}
