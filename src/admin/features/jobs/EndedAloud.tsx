/** Says to who cannot see it that something under way has ended. */
import { Box } from '@mui/material'
import { useState } from 'react'
import { jobTitle, displayState, STATE_LABELS } from './formatJob.ts'
import type { JobSummary } from '../../parts/jobs/ownJob.ts'
import { isFinished } from '../../parts/jobs/useJob.ts'

export function JobLiveRegion({ jobs }: { jobs: readonly JobSummary[] }) {
  const [state, setState] = useState<LiveRegionState>({ jobs, announcement: '' })
  if (state.jobs !== jobs) {
    const open = new Set(state.jobs.filter((job) => !isFinished(job)).map(({ id }) => id))
    const ended = jobs.filter((job) => open.has(job.id) && isFinished(job))
    const said = ended
      .map((job) => `${jobTitle(job)}: ${STATE_LABELS[displayState(job)]}`)
      .join('. ')
    setState({ jobs, announcement: said || state.announcement })
  }
  return (
    <Box component="output" sx={visuallyHidden}>
      {state.announcement}
    </Box>
  )
}

interface LiveRegionState {
  jobs: readonly JobSummary[]
  announcement: string
}

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
