/** Stage of the job in the URL, running or finished. */
import { Alert, Button, Skeleton } from '@mui/material'
import { useEffect } from 'react'
import type { CsvImport } from '#domain/imports/importColumns.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { isFinished, useJob } from '../../parts/jobs/jobApi.ts'
import { ChooseStage, RunningStage } from './ImportStages.tsx'
import { ImportedStage, ProblemsStage, ReadyStage, StoppedStage } from './ImportOutcome.tsx'
import { IMPORTS } from './importKinds.ts'
import { isReadyToImport } from './importApi.ts'
import type { ImportFlow } from './useImport.ts'

export function ImportJobStage({ id, kind, flow }: ImportJobStageProps) {
  const t = useT()
  const polled = useJob(id)
  const { job, isNotFound, errorMessage } = polled
  const { id: currentClientId } = useCurrentClient()
  const otherClientId = job?.client && job.client.id !== currentClientId ? job.client.id : null
  const { show } = flow.address
  useEffect(() => {
    if (otherClientId) show({ job: id }, { replace: true, clientId: otherClientId })
    // Runs once for each job, because it leads to the page of the job's own client.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [otherClientId, id])
  if (isNotFound || (job && job.kind !== IMPORTS[kind].job))
    return (
      <>
        <Alert severity="warning">{t('imports.gone')}</Alert>
        <ChooseStage flow={flow} />
      </>
    )
  if (!job && errorMessage !== null)
    return (
      <Alert severity="error" action={<Button onClick={polled.retry}>{t('list.tryAgain')}</Button>}>
        {errorMessage}
      </Alert>
    )
  if (!job || otherClientId)
    return <Skeleton variant="rounded" height={240} aria-label={t('ra.page.loading')} />
  if (!isFinished(job)) return <RunningStage job={job} polled={polled} />
  if (job.import_result && job.import_result.error_count > 0)
    return <ProblemsStage job={job} result={job.import_result} flow={flow} />
  if (isReadyToImport(job) && job.import_result)
    return <ReadyStage job={job} result={job.import_result} kind={kind} flow={flow} />
  if (job.state === 'DONE' && job.import_result)
    return <ImportedStage job={job} result={job.import_result} kind={kind} flow={flow} />
  return <StoppedStage job={job} flow={flow} />
}

interface ImportJobStageProps {
  id: string
  kind: CsvImport
  flow: ImportFlow
}
