/** A check or an import that failed or was cancelled: why, that nothing is imported, and how to go on. */
import { Alert, AlertTitle, Box } from '@mui/material'
import type { Job } from '#api/generated/contract.ts'
import { AgainButton } from './AgainButton.tsx'
import { FileChoice } from './FileChoice.tsx'
import { Stage } from './Stage.tsx'
import type { ImportFlow } from './useImport.ts'

export function StoppedStage({ job, flow }: StoppedStageProps) {
  const work = job.is_check ? 'check' : 'import'
  const isCancelled = job.state === 'CANCELLED'
  // A file that cannot be read will not be read by looking once more.
  const needsAnother = job.is_check && !isCancelled
  return (
    <Stage title={`The ${work} ${isCancelled ? 'was cancelled' : 'failed'}`}>
      <Alert severity={isCancelled ? 'info' : 'error'}>
        {!isCancelled && job.error && <AlertTitle>{job.error}</AlertTitle>}
        Nothing of {job.file_name} is imported.
      </Alert>
      {flow.orderProblem !== null && <Alert severity="error">{flow.orderProblem}</Alert>}
      <Box>
        <AgainButton job={job} flow={flow} isPrimary={!needsAnother} />
      </Box>
      <FileChoice label="Choose another file" flow={flow} isPrimary={needsAnother} />
    </Stage>
  )
}

interface StoppedStageProps {
  job: Job
  flow: ImportFlow
}
