/** Row of an export or import: its title, state, figures and actions. */
import type { SvgIconComponent } from '@mui/icons-material'
import Blocked from '@mui/icons-material/BlockOutlined'
import Check from '@mui/icons-material/CheckCircleOutlined'
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import Sync from '@mui/icons-material/SyncOutlined'
import Warning from '@mui/icons-material/WarningAmberOutlined'
import { Box, LinearProgress, TableCell, TableRow, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import type { JobSummary } from '../../parts/jobs/jobApi.ts'
import { JobActions } from './JobActions.tsx'
import {
  displayState,
  type DisplayState,
  formatJobDuration,
  formatJobRows,
  importPagePath,
  jobSubtitle,
  jobTitle,
  STATE_LABELS,
} from './formatJob.ts'
import { DateText } from '../../parts/detail/DateText.tsx'

export function JobRow({ job }: { job: JobSummary }) {
  const translate = useTranslate()
  const { client_id: ownClientId } = useMe()
  const { id: onScreen } = useCurrentClient()
  const { id, client, state, progress, error, created_at: startedAt } = job
  const title = jobTitle(job)
  const rows = formatJobRows(job)
  const duration = formatJobDuration(job)
  const label = (field: string) => ({ 'data-label': translate(`resources.jobs.fields.${field}`) })
  const isOtherClient = client && (client.id !== ownClientId || client.id !== onScreen)
  return (
    <TableRow>
      <TableCell data-title id={`job-${id}`} tabIndex={-1}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Caption data-file={importPagePath(job.kind) === null ? true : undefined}>
          {jobSubtitle(job)}
        </Caption>
        {isOtherClient && <Caption>{client.company_name}</Caption>}
      </TableCell>
      <TableCell {...label('state')}>
        <Box>
          <JobStateLabel job={job} />
          {state === 'FAILED' && error && <Caption>{error}</Caption>}
        </Box>
      </TableCell>
      <TableCell {...label('rows')}>
        {rows && (
          <Box sx={{ minWidth: { sm: 120 } }}>
            <span>{rows}</span>
            {state === 'RUNNING' && (
              <LinearProgress
                aria-label={`${title}: ${rows}`}
                variant="determinate"
                value={progress}
                sx={{ mt: 0.5 }}
              />
            )}
          </Box>
        )}
      </TableCell>
      <TableCell {...label('created_at')}>
        <Box>
          <DateText instant={startedAt} />
          {duration && <Caption>{duration}</Caption>}
        </Box>
      </TableCell>
      <TableCell data-actions>
        <JobActions job={job} />
      </TableCell>
    </TableRow>
  )
}

/** `data-file`: the name of an exported file, which cards leave out. */
function Caption({ children, ...attributes }: CaptionProps) {
  return (
    <Typography variant="caption" component="p" color="text.secondary" {...attributes}>
      {children}
    </Typography>
  )
}

interface CaptionProps {
  children: string
  'data-file'?: true | undefined
}

/** State of an export or import as an icon and a label. */
function JobStateLabel({ job }: { job: JobSummary }) {
  const state = displayState(job)
  const { Icon, color } = STATE_ICONS[state]
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color }}>
      <Icon fontSize="small" aria-hidden />
      {STATE_LABELS[state]}
    </Box>
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
