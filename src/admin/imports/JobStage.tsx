/** The job that the address names, while it works and when it has ended. */
import { Alert, Button, Skeleton } from '@mui/material'
import { useEffect } from 'react'
import type { CsvImport } from '#domain/csv.ts'
import { useCurrentClient } from '../auth/currentClient.ts'
import { hasEnded, useJob } from '../jobs/useJob.ts'
import { ChooseStage } from './ChooseStage.tsx'
import { ImportedStage } from './ImportedStage.tsx'
import { IMPORTS } from './importKinds.ts'
import { isReady } from './isReady.ts'
import { ProblemsStage } from './ProblemsStage.tsx'
import { ReadyStage } from './ReadyStage.tsx'
import { StoppedStage } from './StoppedStage.tsx'
import type { ImportFlow } from './useImport.ts'
import { WorkingStage } from './WorkingStage.tsx'

export function JobStage({ id, kind, flow }: JobStageProps) {
  const followed = useJob(id)
  const { job, isMissing, problem } = followed
  const { id: here } = useCurrentClient()
  const elsewhere = job?.client && job.client.id !== here ? job.client.id : null
  const { show } = flow.address
  useEffect(() => {
    if (elsewhere) show({ job: id }, { replace: true, clientId: elsewhere })
    // Once for each job: the page of its own client is another one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [elsewhere, id])
  if (isMissing || (job && job.kind !== IMPORTS[kind].job))
    return (
      <>
        <Alert severity="warning">{GONE}</Alert>
        <ChooseStage flow={flow} />
      </>
    )
  if (!job && problem !== null)
    return (
      <Alert severity="error" action={<Button onClick={followed.retry}>Try again</Button>}>
        {problem}
      </Alert>
    )
  if (!job || elsewhere) return <Skeleton variant="rounded" height={240} aria-label="Loading" />
  if (!hasEnded(job)) return <WorkingStage job={job} followed={followed} />
  if (job.import_result && job.import_result.error_count > 0)
    return <ProblemsStage job={job} result={job.import_result} flow={flow} />
  if (isReady(job) && job.import_result)
    return <ReadyStage job={job} result={job.import_result} kind={kind} flow={flow} />
  if (job.state === 'DONE' && job.import_result)
    return <ImportedStage job={job} result={job.import_result} kind={kind} flow={flow} />
  return <StoppedStage job={job} flow={flow} />
}

interface JobStageProps {
  id: string
  kind: CsvImport
  flow: ImportFlow
}

const GONE = 'This import is not there any more, or it is somebody else’s. Choose its file again.'
