/** Says on every page what this device has sent and the server has refused, until the person has dealt with it. */
import { Alert, Box, Button } from '@mui/material'
import { LinkBase, useLocation } from 'react-admin'
import { useT } from '../../foundation/i18n/useT.ts'
import {
  CORRECTED_SUBMISSION_PARAM,
  correctionPath,
} from '../../foundation/router/observationListPath.ts'
import { useAddedObservation } from '../observations/form/addedObservation.ts'
import { mayEdit, needsPerson } from '../submissionQueue/queuedSubmission.ts'
import { useQueuedSubmissions } from '../submissionQueue/useQueuedSubmissions.ts'

export function RefusedNotice() {
  const t = useT()
  const { pathname, search } = useLocation()
  // The list says it of the one that was just added, the form of the one that is corrected.
  const saidThere = new Set([
    useAddedObservation('added')?.submissionId,
    new URLSearchParams(search).get(CORRECTED_SUBMISSION_PARAM),
  ])
  const refused = (useQueuedSubmissions() ?? [])
    .filter(needsPerson)
    .filter((submission) => !saidThere.has(submission.id))
  const [first] = refused
  if (!first || pathname === '/today') return null
  const { form, failure } = first
  const only = refused.length === 1 ? first : null
  const toEdit = only && mayEdit(only) ? correctionPath(only.id) : null
  return (
    <Alert severity="error" sx={notice}>
      {only
        ? t('today.refused.one', {
            task: form.task_id?.name ?? t('today.queue.observation'),
            reason: failure?.message ?? '',
          })
        : t('today.refused.many', { count: refused.length })}
      <Box sx={buttons}>
        {toEdit && (
          <Button component={LinkBase} to={toEdit} color="inherit" variant="outlined">
            {t('today.queue.edit')}
          </Button>
        )}
        <Button component={LinkBase} to="/today" color="inherit">
          {t('today.title')}
        </Button>
      </Box>
    </Alert>
  )
}

const notice = { mb: 2, border: 1, borderColor: 'divider' } as const

/** Large enough for a thumb. */
const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mt: 1,
  '& .MuiButton-root': { minHeight: 44 },
} as const
