/** When the lift starts and ends in its recording, typed or taken from where the recording stands (spec 5). */
import { Button, Stack, TextField } from '@mui/material'
import { useController } from 'react-hook-form'
import { useMemo } from 'react'
import { useFieldLabel } from '../../../foundation/i18n/useFieldLabel.ts'
import { usePlayback } from '../../videos/usePlayback.ts'
import type { ObservationRecord } from '../observationRecord.ts'
import { CorrectionForm } from './CorrectionForm.tsx'
import { liftTimesConfig, toSecondsText } from './liftTimesSpec.ts'

export function LiftTimesForm({ observation, videoId }: LiftTimesFormProps) {
  const spec = useMemo(() => liftTimesConfig(videoId), [videoId])
  return (
    <CorrectionForm
      spec={spec}
      observation={observation}
      part="lift-times"
      texts={LIFT_TIMES_TEXTS}
    >
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <TimeInput name="startTime" what="start" />
        <TimeInput name="endTime" what="end" />
      </Stack>
    </CorrectionForm>
  )
}

interface LiftTimesFormProps {
  observation: ObservationRecord
  videoId: string
}

const LIFT_TIMES_TEXTS = {
  form: 'Lift times',
  submit: 'Save lift times',
  saved: 'The lift times are saved.',
}

function TimeInput({ name, what }: { name: 'startTime' | 'endTime'; what: string }) {
  const { field, fieldState } = useController({ name })
  const playback = usePlayback()
  const label = useFieldLabel(name)
  return (
    <Stack spacing={0.5} sx={{ flex: '1 1 140px', alignItems: 'flex-start' }}>
      <TextField
        label={label}
        type="number"
        value={field.value as string}
        onChange={(event) => field.onChange(event.target.value)}
        inputRef={field.ref}
        error={Boolean(fieldState.error)}
        helperText={fieldState.error?.message}
        slotProps={{ htmlInput: { step: 0.001, min: 0, inputMode: 'decimal' } }}
      />
      {playback && (
        <Button
          size="small"
          aria-label={`Use current time as ${what}`}
          onClick={() => field.onChange(toSecondsText(playback.currentTime()))}
        >
          Use current time
        </Button>
      )}
    </Stack>
  )
}
