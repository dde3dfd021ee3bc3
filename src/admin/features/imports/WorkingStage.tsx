/** A check or an import under work: how far it is, in words and as a bar, and the button that cancels it. */
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import type { Job } from '#api/generated/contract.ts'
import type { PolledJob } from '../../parts/jobs/useJob.ts'
import { JobsLink } from './JobCentreLink.tsx'
import { formatImportProgress } from './progressWords.ts'
import { ImportStageCard } from './ImportStageCard.tsx'

export function RunningStage({ job, polled }: RunningStageProps) {
  const { errorMessage, cancel, isCancelling, cancelError } = polled
  const words = formatImportProgress(job)
  const isCounted = job.state === 'RUNNING' && job.rows_total !== null
  return (
    <ImportStageCard title={`${job.is_check ? 'Checking' : 'Importing'} ${job.file_name}`}>
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
      {errorMessage !== null && (
        <Alert severity="warning">
          Nothing is heard of it at the moment. It goes on, and you see it here again soon.
        </Alert>
      )}
      {cancelError !== null && <Alert severity="error">{cancelError}</Alert>}
      <Typography color="text.secondary">
        You can leave this page: it goes on, and you find it in <JobsLink />.
      </Typography>
    </ImportStageCard>
  )
}

interface RunningStageProps {
  job: Job
  polled: PolledJob
}

const line = { display: 'flex', alignItems: 'center', gap: 2 } as const
