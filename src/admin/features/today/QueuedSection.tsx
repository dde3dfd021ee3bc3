/** Submissions of the signed-in person on this device that the server may not have yet, with buttons for each. */
import ErrorOutline from '@mui/icons-material/ErrorOutline'
import Check from '@mui/icons-material/Check'
import Schedule from '@mui/icons-material/Schedule'
import Sync from '@mui/icons-material/Sync'
import { Alert, Box, Button, Chip, type SvgIconProps, Typography } from '@mui/material'
import type { FunctionComponent } from 'react'
import { LinkBase, useCreatePath, useNotify } from 'react-admin'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useIsOnline } from '../../foundation/data/useIsOnline.ts'
import { inReaderLocale } from '../../foundation/i18n/readerLocale.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { correctionPath } from '../../foundation/router/observationListPath.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { TextLink } from '../../parts/layout/TextLink.tsx'
import {
  isUnsent,
  mayEdit,
  type QueuedSubmission,
  type SubmissionState,
} from '../submissionQueue/queuedSubmission.ts'
import { discardSubmission, sendSubmissionNow } from '../submissionQueue/submissionActions.ts'
import { useQueuedSubmissions } from '../submissionQueue/useQueuedSubmissions.ts'
import { RecordRows } from '../../parts/list/RecordRow.tsx'
import { DayRow } from './DayRow.tsx'
import { ConfirmButton } from '../../parts/confirm/ConfirmButton.tsx'

export function QueuedSection() {
  const t = useT()
  const submissions = useQueuedSubmissions()
  if (!submissions) return null
  const unsent = submissions.filter(isUnsent).length
  const isBlocked = submissions.some(({ state }) => state === 'needsYou')
  return (
    <Section title={t('today.queue.title')}>
      <Typography component="output" color="text.secondary">
        {unsent === 0 ? t('today.queue.none') : t('today.queue.unsent', { smart_count: unsent })}{' '}
        {unsent > 0 && t(isBlocked ? 'today.queue.needsYou' : 'today.queue.bySelf')}
      </Typography>
      {submissions.length > 0 && (
        <RecordRows>
          {submissions.map((submission) => (
            <SubmissionRow key={submission.id} submission={submission} />
          ))}
        </RecordRows>
      )}
    </Section>
  )
}

function SubmissionRow({ submission }: { submission: QueuedSubmission }) {
  const { form, observationId, recording } = submission
  const t = useT()
  const state = useShownState(submission)
  const path = useCreatePath()
  const task = form.task_id?.name ?? t('today.queue.observation')
  return (
    <DayRow
      title={
        observationId ? (
          <TextLink to={path({ resource: 'allobservations', id: observationId, type: 'show' })}>
            {task}
          </TextLink>
        ) : (
          task
        )
      }
      at={form.date}
      details={[
        form.location_id?.name ?? null,
        form.department_id?.name ?? null,
        useIndividual(submission),
        recording && t('today.queue.recording', { size: formatBytes(recording.size) }),
      ]}
      state={<StateChip state={state} />}
    >
      <Failure submission={submission} />
      <Actions submission={submission} state={state} name={task} />
    </DayRow>
  )
}

/** One that was being sent when its page was closed waits while there is no connection. */
function useShownState({ state }: QueuedSubmission): SubmissionState {
  const isOnline = useIsOnline()
  return state === 'sending' && !isOnline ? 'waiting' : state
}

function useIndividual({ form }: QueuedSubmission): string | null {
  const t = useT()
  const { id } = useMe()
  if (form.observee_id?.id === id) return t('today.recorded.you')
  return (
    form.observee_id?.name ?? (form.unlinked_observee_name || form.unlinked_observee_employee_id)
  )
}

/** Formats the size of a recording: '0.3 MB', '12 MB'. */
function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000
  return (megabytes < 10 ? fine : coarse)().format(Math.max(megabytes, 0.1))
}

const megabytesWith = (maximumFractionDigits: number) =>
  inReaderLocale(
    (locale) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits }),
  )

const fine = megabytesWith(1)
const coarse = megabytesWith(0)

function StateChip({ state }: { state: SubmissionState }) {
  const t = useT()
  const [Icon, color] = STATE_CHIPS[state]
  return (
    <Chip
      {...(color && { color })}
      icon={<Icon aria-hidden fontSize="small" />}
      label={t(`today.queue.states.${state}`)}
    />
  )
}

const STATE_CHIPS: Record<
  SubmissionState,
  [FunctionComponent<SvgIconProps>, 'correct' | 'incorrect' | null]
> = {
  waiting: [Schedule, null],
  sending: [Sync, null],
  sent: [Check, 'correct'],
  needsYou: [ErrorOutline, 'incorrect'],
}

/** Reason why the server did not record it, with a link to the existing observation. */
function Failure({ submission: { failure, state } }: { submission: QueuedSubmission }) {
  const t = useT()
  const path = useCreatePath()
  if (!failure || state === 'sent') return null
  const { message, existingId } = failure
  return (
    <Alert severity={state === 'needsYou' ? 'error' : 'info'} sx={{ mt: 1 }}>
      {message}
      {existingId && (
        <Box>
          <TextLink to={path({ resource: 'allobservations', id: existingId, type: 'show' })}>
            {t('today.queue.existing')}
          </TextLink>
        </Box>
      )}
    </Alert>
  )
}

function Actions({ submission, state, name }: ActionsProps) {
  const { id, delivery } = submission
  const t = useT()
  const notify = useNotify()
  if (state !== 'waiting' && state !== 'needsYou') return null
  const discard = async () => {
    if (!(await discardSubmission(id))) notify('today.queue.isSending', { type: 'warning' })
  }
  const of = (action: 'sendOf' | 'editOf' | 'discardOf') => t(`today.queue.${action}`, { name })
  return (
    <Box sx={actionsStyle}>
      <Button
        variant="outlined"
        aria-label={of('sendOf')}
        onClick={() => void sendSubmissionNow(id)}
      >
        {t('today.queue.send')}
      </Button>
      {mayEdit(submission) && (
        <Button
          component={LinkBase}
          to={correctionPath(id)}
          variant="outlined"
          aria-label={of('editOf')}
        >
          {t('today.queue.edit')}
        </Button>
      )}
      <ConfirmButton
        color="inherit"
        label={t('today.queue.discard')}
        aria-label={of('discardOf')}
        title="today.queue.discardTitle"
        content={
          delivery === 'unknown' ? 'today.queue.discardMaybeSent' : 'today.queue.discardQuestion'
        }
        confirm="today.queue.discard"
        cancel="today.queue.keep"
        onConfirm={(close) => {
          close()
          void discard()
        }}
      />
    </Box>
  )
}

interface ActionsProps {
  submission: QueuedSubmission
  /** The one that is shown. */
  state: SubmissionState
  name: string
}

/** Large enough for a thumb. */
const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mt: 1,
  '& .MuiButton-root': { minHeight: 44 },
} as const
