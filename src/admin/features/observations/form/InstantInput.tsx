/**
 * Input of an instant as a day and a time in the reader's time zone. The instant stays exact until one of them changes.
 */
import { Stack, TextField } from '@mui/material'
import { useController } from 'react-hook-form'
import { useState } from 'react'
import { REQUIRED_FIELD } from '../../../foundation/theme/fieldStyles.ts'
import { toLocalDay, toLocalMinute } from './observationFormState.ts'

export function InstantInput({ source }: { source: string }) {
  const { field, fieldState } = useController({ name: source })
  const [day = '', time = ''] = toLocalParts(String(field.value ?? ''))
  const [today, setToday] = useState(() => toLocalDay(new Date()))
  const message = fieldState.error?.message
  // The message is shown at the input that needs the correction.
  const isTimeWrong = day !== '' && (time === '' || day <= today)
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        label="Date"
        type="date"
        value={day}
        onFocus={() => setToday(toLocalDay(new Date()))}
        onChange={(event) => field.onChange(`${event.target.value}T${time}`)}
        error={Boolean(message) && !isTimeWrong}
        helperText={isTimeWrong ? undefined : message}
        slotProps={{
          ...REQUIRED_FIELD.slotProps,
          htmlInput: { ...REQUIRED_FIELD.slotProps.htmlInput, min: '2000-01-01', max: today },
        }}
      />
      <TextField
        label="Time"
        type="time"
        value={time}
        onChange={(event) => field.onChange(`${day}T${event.target.value}`)}
        error={Boolean(message) && isTimeWrong}
        helperText={isTimeWrong ? message : undefined}
        {...REQUIRED_FIELD}
      />
    </Stack>
  )
}

/**
 * Splits an ISO instant into day and time in the reader's time zone; a typed 'YYYY-MM-DDTHH:MM' is in that zone
 * already.
 */
function toLocalParts(text: string): string[] {
  if (!text.endsWith('Z')) return text.split('T')
  return toLocalMinute(new Date(text)).split('T')
}
