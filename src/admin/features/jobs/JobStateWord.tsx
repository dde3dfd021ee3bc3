/** How an export or import is: a sign and a word. */
import Blocked from '@mui/icons-material/BlockOutlined'
import Check from '@mui/icons-material/CheckCircleOutlined'
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import Sync from '@mui/icons-material/SyncOutlined'
import Warning from '@mui/icons-material/WarningAmberOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import { Box } from '@mui/material'
import { displayState, STATE_LABELS } from './formatJob.ts'
import type { DisplayState } from './formatJob.ts'
import type { JobSummary } from '../../parts/jobs/ownJob.ts'

export function JobStateLabel({ job }: { job: JobSummary }) {
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
