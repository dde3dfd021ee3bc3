/** Says that this device's clock is wrong, and keeps the time of a new form the server's. */
import { Alert } from '@mui/material'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useFormContext } from 'react-hook-form'
import { CLOCK_TOLERANCE_MS } from '#domain/observations/observationRules.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { serverClock } from '../../../foundation/data/serverClock.ts'
import { formatDuration } from '../../../foundation/format/formatDate.ts'
import { useRecordFormContext } from '../../../parts/forms/RecordForm.tsx'
import {
  type ObservationFormState,
  toFormDate,
} from '../../submissionQueue/observationFormState.ts'

export function ClockNotice() {
  const t = useT()
  const offset = useSyncExternalStore(serverClock.subscribe, serverClock.offsetMs)
  useServerTime(offset)
  if (Math.abs(offset) <= CLOCK_TOLERANCE_MS) return null
  return (
    <Alert severity="warning">
      {t(`addObservation.clock.${offset < 0 ? 'fast' : 'slow'}`, {
        by: formatDuration(Math.abs(offset)),
      })}
    </Alert>
  )
}

/** The form may open before the server has told its time. What a person has entered stays. */
function useServerTime(offset: number): void {
  const { isRestored } = useRecordFormContext()
  const { getValues, resetField } = useFormContext<ObservationFormState>()
  const [start] = useState(() => ({ offset, date: getValues('date') }))
  const correct = useEffectEvent((learned: number) => {
    if (!isRestored && learned !== start.offset && getValues('date') === start.date)
      resetField('date', { defaultValue: toFormDate(serverClock.now()) })
  })
  useEffect(() => correct(offset), [offset])
}
