/** When it was seen: a day that is not after today, and the time. */
import { Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { toLocalDay } from './observationFormState.ts'
import { useObservationField } from './useEntered.ts'

export function DateTimeFields() {
  const day = useObservationField('day')
  const time = useObservationField('time')
  const [today, setToday] = useState(() => toLocalDay(new Date()))
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        label="Date"
        type="date"
        value={day.value}
        onFocus={() => setToday(toLocalDay(new Date()))}
        onChange={(event) => day.change(event.target.value)}
        error={Boolean(day.error)}
        helperText={day.error}
        slotProps={{ htmlInput: { max: today } }}
      />
      <TextField
        label="Time"
        type="time"
        value={time.value}
        onChange={(event) => time.change(event.target.value)}
        error={Boolean(time.error)}
        helperText={time.error}
      />
    </Stack>
  )
}
