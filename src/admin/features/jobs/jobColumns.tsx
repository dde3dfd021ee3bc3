/** Columns of exports and imports: title, state, figures and actions. */
import type { SvgIconComponent } from '@mui/icons-material'
import Blocked from '@mui/icons-material/BlockOutlined'
import Check from '@mui/icons-material/CheckCircleOutlined'
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import Sync from '@mui/icons-material/SyncOutlined'
import Warning from '@mui/icons-material/WarningAmberOutlined'
import { Box, LinearProgress, Typography } from '@mui/material'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import type { JobSummary } from '../../parts/jobs/jobApi.ts'
import { JobActions } from './JobActions.tsx'
import {
  displayState,
  type DisplayState,
  formatJobDuration,
  formatJobRows,
  jobSubtitle,
  jobTitle,
} from './formatJob.ts'
import { DateText } from '../../parts/detail/DateText.tsx'
import type { Column } from '../../parts/list/columns.ts'

/** Newest first, as they come. */
export const JOB_COLUMNS: Column<JobSummary>[] = (
  [
    { source: 'what', render: (job) => <JobTitle job={job} /> },
    { source: 'state', render: (job) => <JobStateLabel job={job} /> },
    { source: 'rows', render: (job) => <JobRows job={job} /> },
    { source: 'created_at', render: (job) => <JobTimes job={job} /> },
    { source: 'file', render: (job) => <JobActions job={job} /> },
  ] satisfies Column<JobSummary>[]
).map((column) => ({ ...column, sortable: false, wrapped: true }))

/** Receives the focus when its button to cancel has gone. */
function JobTitle({ job }: JobProps) {
  const { client_id: ownClientId } = useMe()
  const { id: onScreen } = useCurrentClient()
  const { id, client } = job
  const isOtherClient = client && (client.id !== ownClientId || client.id !== onScreen)
  return (
    <Box id={`job-${id}`} tabIndex={-1} component="span">
      <Box component="span" sx={{ fontWeight: 600 }}>
        {jobTitle(job)}
      </Box>
      <Caption>{jobSubtitle(job)}</Caption>
      {isOtherClient && <Caption>{client.company_name}</Caption>}
    </Box>
  )
}

interface JobProps {
  job: JobSummary
}

function JobRows({ job }: JobProps) {
  const t = useT()
  const rows = formatJobRows(job)
  return (
    rows && (
      <Box component="span" sx={{ minWidth: { sm: 120 } }}>
        {rows}
        {job.state === 'RUNNING' && (
          <LinearProgress
            aria-label={t('jobs.stateOf', { job: jobTitle(job), state: rows })}
            variant="determinate"
            value={job.progress}
            sx={{ mt: 0.5 }}
          />
        )}
      </Box>
    )
  )
}

function JobTimes({ job }: JobProps) {
  const duration = formatJobDuration(job)
  return (
    <>
      <DateText instant={job.created_at} />
      {duration && <Caption>{duration}</Caption>}
    </>
  )
}

function Caption({ children }: { children: string }) {
  return (
    <Typography variant="caption" component="p" color="text.secondary">
      {children}
    </Typography>
  )
}

/** State of an export or import as an icon and a label, and why it failed. */
function JobStateLabel({ job }: JobProps) {
  const t = useT()
  const state = displayState(job)
  const { Icon, color } = STATE_ICONS[state]
  return (
    <>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color }}>
        <Icon fontSize="small" aria-hidden />
        {t(`jobs.states.${state}`)}
      </Box>
      {job.state === 'FAILED' && job.error && <Caption>{job.error}</Caption>}
    </>
  )
}

const STATE_ICONS: Record<DisplayState, { Icon: SvgIconComponent; color: string }> = {
  waiting: { Icon: Schedule, color: 'text.secondary' },
  running: { Icon: Sync, color: 'text.primary' },
  done: { Icon: Check, color: 'correct.dark' },
  problems: { Icon: Warning, color: 'incorrect.dark' },
  failed: { Icon: ErrorIcon, color: 'incorrect.dark' },
  cancelled: { Icon: Blocked, color: 'text.secondary' },
}
