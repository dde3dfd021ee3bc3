/** Notice above the form that corrects a submission on this device. */
import { Alert, Box, Button } from '@mui/material'
import { useEffect } from 'react'
import { LinkBase, useCreatePath } from 'react-admin'
import { useT } from '../../../foundation/i18n/useT.ts'
import { useRecordFormContext } from '../../../parts/forms/RecordForm.tsx'
import { TextLink } from '../../../parts/layout/TextLink.tsx'
import type { SubmissionFailure } from '../../submissionQueue/queuedSubmission.ts'
import { formFieldOf } from './addObservationConfig.ts'

/** Says that it is not recorded yet and why, also at the field that the server refused. */
export function CorrectionNotice({ failure }: { failure: SubmissionFailure | null }) {
  const t = useT()
  const path = useCreatePath()
  useFieldMessage(failure)
  return (
    <Alert severity={failure ? 'error' : 'info'}>
      {failure
        ? t('today.queue.notRecorded', { reason: failure.message })
        : t('today.queue.editing')}
      {failure?.existingId && (
        <Box>
          <TextLink
            to={path({ resource: 'allobservations', id: failure.existingId, type: 'show' })}
            target="_blank"
          >
            {t('today.queue.existing')}
          </TextLink>
        </Box>
      )}
    </Alert>
  )
}

/** The message stays until the field changes. */
function useFieldMessage(failure: SubmissionFailure | null): void {
  const { form } = useRecordFormContext()
  useEffect(() => {
    const field = formFieldOf(failure?.field ?? '')
    if (!failure || !Object.hasOwn(form.getValues(), field)) return undefined
    form.setError(field, { type: 'server', message: failure.message })
    const refused = JSON.stringify(form.getValues(field))
    return form.subscribe({
      name: field,
      formState: { values: true },
      callback: ({ values }) => {
        if (JSON.stringify(values[field]) !== refused) form.clearErrors(field)
      },
    })
  }, [failure, form])
}

export function SubmissionGone() {
  const t = useT()
  return (
    <Alert
      severity="info"
      sx={{ maxWidth: 800 }}
      action={
        <Button color="inherit" component={LinkBase} to="/today">
          {t('today.queue.toToday')}
        </Button>
      }
    >
      {t('today.queue.gone')}
    </Alert>
  )
}
