/** The place and the task that 'Add another' has kept, in one line instead of their inputs. */
import { Button, Card, Typography } from '@mui/material'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { formatDateTime } from '../../../foundation/format/formatDate.ts'
import { ON_PHONE } from '../../../foundation/theme/cardsOnPhone.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import type { ObservationFormState } from '../../submissionQueue/observationFormState.ts'

export function KeptPlaceSection({ onChange }: { onChange: () => void }) {
  const t = useT()
  const [date, ...choices] = useWatch<ObservationFormState, ['date', ...typeof KEPT]>({
    name: ['date', ...KEPT],
  })
  return (
    <Card component="section" aria-label={t('observations.whenAndWhere')} sx={line}>
      <Typography variant="body2" sx={{ minWidth: 0 }}>
        {[formatDateTime(date), ...choices.map((choice) => choice?.name)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Button variant="outlined" onClick={onChange} sx={{ flexShrink: 0 }}>
        {t('addObservation.changePlace')}
      </Button>
    </Card>
  )
}

/** On a phone it stays below the bar at the top: what is recorded where can be read while the answers are given. */
const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: { xs: 2, md: 3 },
  py: 1,
  [ON_PHONE]: { position: 'sticky', top: 57, zIndex: 1 },
} as const

const KEPT = ['campaign_id', 'location_id', 'department_id', 'task_id'] as const

/** Once a choice is missing or wrong, or the person wants to change one, the inputs are there for good. */
export function useKeptPlace(isRepeated: boolean): { isKept: boolean; change: () => void } {
  const [isKept, setKept] = useState(isRepeated)
  const { errors } = useFormState<ObservationFormState>({ name: ['date', ...KEPT] })
  const [, ...choices] = useWatch<ObservationFormState, typeof KEPT>({ name: KEPT })
  const isWrong = ['date', ...KEPT].some((field) => Object.hasOwn(errors, field))
  if (isKept && (isWrong || choices.includes(null))) setKept(false)
  return { isKept, change: () => setKept(false) }
}
