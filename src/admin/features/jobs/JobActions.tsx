/** Actions of an export or import: download, cancel, repeat, and importing a checked file. */
import { Box, Button, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { LinkBase, useListContext, useNotify } from 'react-admin'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { downloadUrl } from '../../parts/export/download.ts'
import {
  cancelJob,
  fetchJob,
  isFinished,
  type JobSummary,
  repeatJob,
} from '../../parts/jobs/jobApi.ts'
import { RichText } from '../../parts/layout/RichText.tsx'
import { displayState, importPagePath, jobTitle } from './formatJob.ts'
import { useNotifyText } from '../../parts/notifications/useNotifyText.ts'

export function JobActions({ job }: { job: JobSummary }) {
  const t = useT()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const { download, cancel, repeat, isBusy } = useJobActions(job)
  const { id, kind, client, url, is_check: isCheck, available_until: availableUntil } = job
  const title = jobTitle(job)
  const page = importPagePath(kind)
  const isImportable = isCheck && displayState(job) === 'done' && availableUntil && page && client
  const action = (label: ActionLabel, onClick: () => void) => (
    <Button
      key={label}
      size="small"
      aria-disabled={isBusy}
      aria-label={t('jobs.actionOf', { action: t(label), job: title })}
      onClick={() => {
        if (!isBusy) onClick()
      }}
    >
      {t(label)}
    </Button>
  )
  return (
    <>
      <Box sx={buttons}>
        {isImportable && (
          <Button
            size="small"
            component={LinkBase}
            to={`${page}?job=${id}&clientId=${client.id}`}
            aria-label={t('jobs.actionOf', { action: t('jobs.import'), job: title })}
          >
            {t('jobs.import')}
          </Button>
        )}
        {url && action(page ? 'jobs.problems' : 'jobs.download', download)}
        {!isFinished(job) && action('ra.action.cancel', cancel)}
        {isFinished(job) && (!page || availableUntil) && action('jobs.again', repeat)}
      </Box>
      {url && availableUntil && (
        <Typography variant="caption" component="p" color="text.secondary">
          <RichText
            of={isPhone ? 'jobs.until' : 'jobs.availableUntil'}
            values={{
              day: <time dateTime={availableUntil}>{formatDay(availableUntil.slice(0, 10))}</time>,
            }}
          />
        </Typography>
      )}
    </>
  )
}

type ActionLabel = 'jobs.download' | 'jobs.problems' | 'jobs.again' | 'ra.action.cancel'

const buttons = { display: 'flex', flexWrap: 'wrap', gap: 0.5, mx: -0.75 } as const

/** Returns the handlers of a job's buttons; errors are shown as notifications. */
function useJobActions(job: JobSummary): JobActionHandlers {
  const { refetch, setPage, page } = useListContext()
  const notify = useNotify()
  const notifyText = useNotifyText()
  const { id } = job
  const { mutate, isPending } = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onError: (error) => notifyText(graphqlErrorMessage(error), 'error'),
  })
  const run = (work: () => Promise<void>) => () => mutate(work)
  return {
    isBusy: isPending,
    // The link in the list may have expired since it was loaded.
    download: run(async () => {
      const { url } = await fetchJob(id)
      if (url) downloadUrl(url)
      else {
        notify('jobs.gone', { type: 'error' })
        await refetch()
      }
    }),
    cancel: run(async () => {
      await cancelJob(id)
      await refetch()
      // The cancel button is no longer on the page.
      document.getElementById(`job-${id}`)?.focus()
    }),
    repeat: run(async () => {
      await repeatJob(id)
      notify('jobs.startedAgain', { type: 'success', messageArgs: { title: jobTitle(job) } })
      if (page === 1) await refetch()
      else setPage(1)
    }),
  }
}

interface JobActionHandlers {
  isBusy: boolean
  download: () => void
  cancel: () => void
  repeat: () => void
}
