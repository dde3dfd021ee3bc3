/** Alert that somebody else has changed the record, with their values of the fields that both changed. */
import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { useFieldLabels } from '../../foundation/i18n/useFieldLabel.ts'
import type { FormConfig } from './formConfig.ts'
import { isChoice } from './formValues.ts'
import type { Conflict } from './useConflict.ts'

export function ConflictAlert({ config, conflict, onDiscardMine }: ConflictAlertProps) {
  const label = useFieldLabels(config.resource)
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
      <AlertTitle>Someone else has changed this {config.noun}</AlertTitle>
      Nothing has been saved yet. The form now contains their changes and yours.{' '}
      {fields.length > 0 && 'You both changed:'}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, '&:empty': { display: 'none' } }}>
        {fields.map((field) => (
          <li key={field}>
            {label(field)}: they entered “
            {config.formatValue?.(field, theirs[field]) ?? formatFieldValue(theirs[field])}”
          </li>
        ))}
      </Box>
      Save again to keep what the form shows, or reload to use their version.
    </Alert>
  )
}

interface ConflictAlertProps {
  config: FormConfig
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
