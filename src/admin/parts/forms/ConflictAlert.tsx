/** Tells that somebody else has changed the record, and what they made of the fields that both changed. */
import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { useTranslateLabel } from 'react-admin'
import { isChoice } from './formValues.ts'
import type { FormConfig } from './formConfig.ts'
import type { Conflict } from './useConflict.ts'

export function ConflictAlert({ spec, conflict, onDiscardMine }: ConflictAlertProps) {
  const label = useTranslateLabel()
  const { theirs, fields } = conflict
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={onDiscardMine}>
          Reload
        </Button>
      }
    >
      <AlertTitle>Somebody else has changed this {spec.noun}</AlertTitle>
      Nothing was saved yet. Their changes are in the form beside yours.{' '}
      {fields.length > 0 && 'You both changed:'}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, '&:empty': { display: 'none' } }}>
        {fields.map((field) => (
          <li key={field}>
            {label({ source: field, resource: spec.resource })}: they entered “
            {spec.formatValue?.(field, theirs[field]) ?? formatFieldValue(theirs[field])}”
          </li>
        ))}
      </Box>
      Save again to keep what the form shows, or reload to take all of theirs.
    </Alert>
  )
}

interface ConflictAlertProps {
  spec: FormConfig
  conflict: Conflict
  onDiscardMine: () => void
}

const NOTHING = 'nothing'

function formatFieldValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatFieldValue).join(', ') || 'none'
  if (isChoice(value)) return value.name
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'string' || typeof value === 'number' ? String(value) || NOTHING : NOTHING
}
