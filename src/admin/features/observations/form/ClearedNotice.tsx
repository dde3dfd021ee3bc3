/** Notice of the values that a change of a choice has cleared, with a button that restores those that still fit. */
import { Alert, Box, Button } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import { useT } from '../../../foundation/i18n/useT.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import {
  ANSWER_FIELDS_OF_FORM,
  describeCleared,
  fittingValues,
  stillEmpty,
} from './clearedFields.ts'
import type {
  ClearedFields,
  ObservationFormState,
} from '../../submissionQueue/observationFormState.ts'

/** `at`: answers alone are named above the answers, everything else below the choices of the place. */
export function ClearedNotice({
  at,
  unavailable: [unavailable, setUnavailable],
}: ClearedNoticeProps) {
  const { id: userId, client_id: clientId } = useMe()
  const { getValues, setValue } = useFormContext<ObservationFormState>()
  const t = useT()
  const cleared = stillEmpty(useWatch<ObservationFormState>() as ObservationFormState)
  const texts = describeCleared(cleared)
  if (texts.length === 0 || (isOfAnswersOnly(cleared) ? 'answers' : 'choices') !== at) return null
  const chosen = JSON.stringify([cleared, getValues('task_id')])
  const useAgain = async () => {
    const fitting = await fittingValues(getValues(), { userId, clientId })
    for (const [field, value] of Object.entries(fitting))
      setValue(field as keyof ClearedFields, value, { shouldDirty: true })
    setUnavailable(JSON.stringify([stillEmpty(getValues()), getValues('task_id')]))
  }
  return (
    <Alert severity="info" role="status">
      {t(unavailable === chosen ? 'addObservation.unfit' : 'addObservation.before', {
        values: texts.join(' · '),
      })}
      {unavailable !== chosen && (
        <Box>
          <Button
            color="inherit"
            variant="outlined"
            onClick={() => void useAgain()}
            sx={{ mt: 1, minHeight: 44 }}
          >
            {t('addObservation.useAgain')}
          </Button>
        </Box>
      )}
    </Alert>
  )
}

interface ClearedNoticeProps {
  at: 'choices' | 'answers'
  /** State of the form: what was found not to fit, until something else is chosen. */
  unavailable: [string, (unavailable: string) => void]
}

const isOfAnswersOnly = (cleared: ClearedFields): boolean =>
  Object.keys(cleared).every((field) =>
    (ANSWER_FIELDS_OF_FORM as readonly string[]).includes(field),
  )
