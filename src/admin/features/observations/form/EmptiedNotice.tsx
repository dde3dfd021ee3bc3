/** What a change of a choice has emptied, with a button that uses it again as far as it still fits. */
import { Alert, Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import {
  ANSWER_FIELDS_OF_FORM,
  describeEmptied,
  fittingValues,
  stillEmpty,
} from './emptiedFields.ts'
import type { EmptiedFields, ObservationFormState } from './observationFormState.ts'

/** `at`: answers alone are named above the answers, everything else below the choices of the place. */
export function EmptiedNotice({ at, unfit: [unfit, setUnfit] }: EmptiedNoticeProps) {
  const { id: userId, client_id: clientId } = useMe()
  const { getValues, setValue } = useFormContext<ObservationFormState>()
  const translate = useTranslate()
  const emptied = stillEmpty(useWatch<ObservationFormState>() as ObservationFormState)
  const texts = describeEmptied(emptied)
  if (texts.length === 0 || (isOfAnswersOnly(emptied) ? 'answers' : 'choices') !== at) return null
  const chosen = JSON.stringify([emptied, getValues('task_id')])
  const useAgain = async () => {
    const fitting = await fittingValues(getValues(), { userId, clientId })
    for (const [field, value] of Object.entries(fitting))
      setValue(field as keyof EmptiedFields, value, { shouldDirty: true })
    setUnfit(JSON.stringify([stillEmpty(getValues()), getValues('task_id')]))
  }
  return (
    <Alert severity="info" role="status">
      {translate(unfit === chosen ? 'addObservation.unfit' : 'addObservation.before', {
        values: texts.join(' · '),
      })}
      {unfit !== chosen && (
        <Box>
          <Button
            color="inherit"
            variant="outlined"
            onClick={() => void useAgain()}
            sx={{ mt: 1, minHeight: 44 }}
          >
            {translate('addObservation.useAgain')}
          </Button>
        </Box>
      )}
    </Alert>
  )
}

interface EmptiedNoticeProps {
  at: 'choices' | 'answers'
  /** State of the form: what was found not to fit, until something else is chosen. */
  unfit: [string, (unfit: string) => void]
}

const isOfAnswersOnly = (emptied: EmptiedFields): boolean =>
  Object.keys(emptied).every((field) =>
    (ANSWER_FIELDS_OF_FORM as readonly string[]).includes(field),
  )
