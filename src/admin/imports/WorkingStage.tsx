/** A check or an import under work: how far it is, in words and as a bar, and the button that cancels it. */
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import type { Job } from '#api/generated/contract.ts'
import type { FollowedJob } from '../jobs/useJob.ts'
import { JobCentreLink } from './JobCentreLink.tsx'
import { progressWords } from './progressWords.ts'
import { Stage } from './Stage.tsx'

export function WorkingStage({ job, followed }: WorkingStageProps) {
  const { problem, cancel, isCancelling, cancelProblem } = followed
  const words = progressWords(job)
  const isCounted = job.state === 'RUNNING' && job.rows_total !== null
  return (
    <Stage title={`${job.is_check ? 'Checking' : 'Importing'} ${job.file_name}`}>
      <Box sx={line}>
        <Typography sx={{ flexGrow: 1 }}>{words}</Typography>
        <Button color="inherit" disabled={isCancelling} onClick={cancel}>
          Cancel
        </Button>
      </Box>
      <LinearProgress
        aria-label={job.is_check ? 'Check' : 'Import'}
        {...(isCounted
          ? { variant: 'determinate', value: job.progress, 'aria-valuetext': words }
          : {})}
      />
      {problem !== null && (
        <Alert severity="warning">
          Nothing is heard of it at the moment. It goes on, and you see it here again soon.
        </Alert>
      )}
      {cancelProblem !== null && <Alert severity="error">{cancelProblem}</Alert>}
      <Typography color="text.secondary">
        You can leave this page: it goes on, and you find it in <JobCentreLink />.
      </Typography>
    </Stage>
  )
}

interface WorkingStageProps {
  job: Job
  followed: FollowedJob
}

const line = { display: 'flex', alignItems: 'center', gap: 2 } as const
