/** Alert that somebody else has changed the record, with their values of the fields that both changed. */
import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { useFieldLabels } from '../../foundation/i18n/useFieldLabel.ts'
import type { FormConfig } from './formConfig.ts'
import { isChoice } from './formValues.ts'
import type { Conflict } from './useConflict.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

export function ConflictAlert({ config, conflict, onDiscardMine }: ConflictAlertProps) {
  const label = useFieldLabels(config.resource)
  const { theirs, fields } = conflict
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={onDiscardMine}>
          {t('form.reload')}
        </Button>
      }
    >
      <AlertTitle>{t('form.conflict.title')}</AlertTitle>
      {t('form.conflict.merged')} {fields.length > 0 && t('form.conflict.both')}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, '&:empty': { display: 'none' } }}>
        {fields.map((field) => (
          <li key={field}>
            {t('form.conflict.theirs', {
              field: label(field),
              value: config.formatValue?.(field, theirs[field]) ?? formatFieldValue(theirs[field]),
            })}
          </li>
        ))}
      </Box>
      {t('form.conflict.next')}
    </Alert>
  )
}

interface ConflictAlertProps {
  config: FormConfig
  conflict: Conflict
  onDiscardMine: () => void
}

function formatFieldValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatFieldValue).join(', ') || t('form.conflict.none')
  if (isChoice(value)) return value.name
  if (typeof value === 'boolean') return value ? t('form.conflict.on') : t('form.conflict.off')
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return text || t('form.conflict.nothing')
}
