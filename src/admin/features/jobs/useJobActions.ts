/** What the buttons of an export or import do; what goes wrong is said. */
import { useListContext, useNotify } from 'react-admin'
import { useState } from 'react'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { downloadUrl } from '../../parts/export/saveLink.ts'
import { jobTitle } from './formatJob.ts'
import { cancelJob, fetchJob, repeatJob } from '../../parts/jobs/ownJob.ts'
import type { JobSummary } from '../../parts/jobs/ownJob.ts'

export function useJobActions(job: JobSummary): JobActionHandlers {
  const { refetch, setPage, page } = useListContext()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const { id } = job
  const run = (work: () => Promise<void>) => () => {
    setBusy(true)
    work()
      .catch((error: unknown) => notify(graphqlErrorMessage(error), { type: 'error' }))
      .finally(() => setBusy(false))
  }
  return {
    isBusy,
    // The list's own link may have expired since.
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
      // The button is gone.
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
