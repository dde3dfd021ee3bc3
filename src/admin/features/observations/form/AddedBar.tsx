/**
 * Says in the list what became of the observation that was just added, and offers to add another one like it: at the
 * top, on phones at the bottom.
 */
import { Alert, Box, Button, GlobalStyles } from '@mui/material'
import { Suspense, useEffect, useState } from 'react'
import { LinkBase, useCreatePath, useLocation, useNavigate, useNotify } from 'react-admin'
import { useT } from '../../../foundation/i18n/useT.ts'
import { correctionPath } from '../../../foundation/router/observationListPath.ts'
import { ON_UPRIGHT_PHONE } from '../../../foundation/theme/cardsOnPhone.ts'
import { lazyScreen } from '../../../parts/layout/lazyScreen.tsx'
import { TextLink } from '../../../parts/layout/TextLink.tsx'
import { mayEdit, type QueuedSubmission } from '../../submissionQueue/queuedSubmission.ts'
import { useQueuedSubmission } from '../../submissionQueue/useQueuedSubmissions.ts'
import { discardSubmission } from '../../submissionQueue/submissionActions.ts'
import { useTakeBack } from '../TakeBackButton.tsx'
import type { AddedObservation } from './addedObservation.ts'

export function AddedBar({ added }: { added: AddedObservation }) {
  const submission = useQueuedSubmission(added.submissionId)
  // Discarded, or replaced by a correction that says for itself what becomes of it.
  if (added.submissionId !== null && submission === null) return null
  return (
    <Box sx={bar}>
      <GlobalStyles styles={SPACE_FOR_BAR} />
      {submission?.state === 'needsYou' ? (
        <Refused submission={submission} />
      ) : (
        <Added added={added} submission={submission ?? null} />
      )}
    </Box>
  )
}

function Added({ added, submission }: AddedProps) {
  const t = useT()
  const createPath = useCreatePath()
  const close = useClose()
  const { location_id: location, department_id: department, task_id: task } = added.place
  const observationId = added.observationId ?? submission?.observationId ?? null
  const isWaiting = added.submissionId !== null && submission?.state !== 'sent'
  return (
    <>
      <Alert
        severity={isWaiting ? 'info' : 'success'}
        onClose={close}
        slotProps={{ closeButton: { 'aria-label': t('ra.action.close'), sx: CLOSE } }}
      >
        <strong>
          {t(
            isWaiting ? 'addObservation.queued' : 'resources.allobservations.notifications.created',
          )}
        </strong>
        <Box>{[location, department, task].map((choice) => choice?.name).join(', ')}</Box>
        {isWaiting && <TextLink to="/today">{t('today.title')}</TextLink>}
        <Undo added={added} submission={submission} />
      </Alert>
      {observationId && (
        <Suspense>
          <NextFollowUpStep observationId={observationId} />
        </Suspense>
      )}
      <Button
        component={LinkBase}
        to={createPath({ resource: 'allobservations', type: 'create' })}
        state={{ repeated: added }}
        variant="contained"
        size="large"
      >
        {t('addObservation.another')}
      </Button>
    </>
  )
}

const NextFollowUpStep = lazyScreen(
  () => import('../../followUps/NextFollowUpStep.tsx'),
  'NextFollowUpStep',
)

interface AddedProps {
  added: AddedObservation
  /** null: it did not wait. */
  submission: QueuedSubmission | null
}

/** Takes a mis-tap back for some seconds; its page can do so for a day. */
function Undo({ added, submission }: AddedProps) {
  const [isOffered, setOffered] = useState(true)
  const t = useT()
  const notify = useNotify()
  const takeBack = useTakeBack()
  const close = useClose()
  useEffect(() => {
    const timer = setTimeout(() => setOffered(false), added.addedAt + UNDO_MS - Date.now())
    return () => clearTimeout(timer)
  }, [added])
  const observationId = added.observationId ?? submission?.observationId ?? null
  const isUnsent = submission?.state === 'waiting' && submission.delivery !== 'unknown'
  if (!isOffered || !(observationId || isUnsent)) return null
  const undo = async () => {
    setOffered(false)
    if (observationId) {
      takeBack.mutate(observationId, { onSuccess: close })
    } else if (submission) {
      const isDiscarded = await discardSubmission(submission.id)
      notify(isDiscarded ? 'today.queue.discarded' : 'today.queue.isSending', {
        type: isDiscarded ? 'success' : 'warning',
      })
    }
  }
  return (
    <Box>
      <Button color="inherit" variant="outlined" onClick={() => void undo()} sx={UNDO}>
        {t('ra.action.undo')}
      </Button>
    </Box>
  )
}

/** Milliseconds. */
const UNDO_MS = 10_000
const UNDO = { mt: 1, minHeight: 44 } as const

/** The server has refused it after the form was closed. */
function Refused({ submission }: { submission: QueuedSubmission }) {
  const t = useT()
  const isEditable = mayEdit(submission)
  return (
    <>
      <Alert severity="error">
        {t('today.queue.notRecorded', { reason: submission.failure?.message ?? '' })}
      </Alert>
      <Button
        component={LinkBase}
        to={isEditable ? correctionPath(submission.id) : '/today'}
        variant="contained"
        size="large"
      >
        {t(isEditable ? 'today.queue.edit' : 'today.title')}
      </Button>
    </>
  )
}

/** Returns a function that leaves the list as it is, without the bar. */
function useClose(): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => navigate({ pathname, search }, { replace: true })
}

const CLOSE = { minWidth: 44, minHeight: 44 } as const

/** On phones nothing of the list ends, or is focused, behind the bar. */
const SPACE_FOR_BAR = {
  [ON_UPRIGHT_PHONE]: {
    html: { scrollPaddingBottom: 300 },
    main: { paddingBottom: 'calc(240px + var(--phone-bar, 0px)) !important' },
  },
} as const

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 2,
  '& > .MuiAlert-root': { flex: '1 1 280px', border: 1, borderColor: 'divider' },
  [ON_UPRIGHT_PHONE]: {
    position: 'fixed',
    left: 0,
    right: 0,
    bottom: 'var(--phone-bar, 0px)',
    zIndex: 'appBar',
    m: 0,
    p: 2,
    pb: 'max(16px, env(safe-area-inset-bottom))',
    backgroundColor: 'background.default',
    borderTop: 1,
    borderColor: 'divider',
    '& > .MuiButton-root': { flex: '1 1 100%', minHeight: 48 },
  },
} as const
