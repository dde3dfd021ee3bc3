/** A check or an import that failed or was cancelled: why, that nothing is imported, and how to go on. */
import { Alert, AlertTitle, Box } from '@mui/material'
import type { Job } from '#api/generated/contract.ts'
import { RepeatButton } from './AgainButton.tsx'
import { ImportFileInput } from './ImportFileInput.tsx'
import { ImportStageCard } from './ImportStageCard.tsx'
import type { ImportFlow } from './useImport.ts'

export function StoppedStage({ job, flow }: StoppedStageProps) {
  const work = job.is_check ? 'check' : 'import'
  const isCancelled = job.state === 'CANCELLED'
  // A file that cannot be read will not be read by looking once more.
  const needsOtherFile = job.is_check && !isCancelled
  return (
    <ImportStageCard title={`The ${work} ${isCancelled ? 'was cancelled' : 'failed'}`}>
      <Alert severity={isCancelled ? 'info' : 'error'}>
        {!isCancelled && job.error && <AlertTitle>{job.error}</AlertTitle>}
        Nothing of {job.file_name} is imported.
      </Alert>
      {flow.submitError !== null && <Alert severity="error">{flow.submitError}</Alert>}
      <Box>
        <RepeatButton job={job} flow={flow} isPrimary={!needsOtherFile} />
      </Box>
      <ImportFileInput label="Choose another file" flow={flow} isPrimary={needsOtherFile} />
    </ImportStageCard>
  )
}

interface StoppedStageProps {
  job: Job
  flow: ImportFlow
}
