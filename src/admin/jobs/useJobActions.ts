/** What the buttons of an export or import do; what goes wrong is said. */
import { useListContext, useNotify } from 'react-admin'
import { useState } from 'react'
import { firstErrorMessage } from '../data/firstErrorMessage.ts'
import { saveLink } from '../export/saveLink.ts'
import { jobTitle } from './jobWords.ts'
import { cancelJob, readJob, repeatJob } from './ownJob.ts'
import type { OwnJob } from './ownJob.ts'

export function useJobActions(job: OwnJob): JobActing {
  const { refetch, setPage, page } = useListContext()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const { id } = job
  const act = (work: () => Promise<void>) => () => {
    setBusy(true)
    work()
      .catch((error: unknown) => notify(firstErrorMessage(error), { type: 'error' }))
      .finally(() => setBusy(false))
  }
  return {
    isBusy,
    // The list's own link may have expired since.
    download: act(async () => {
      const { url } = await readJob(id)
      if (url) saveLink(url)
      else {
        notify('jobs.gone', { type: 'error' })
        await refetch()
      }
    }),
    cancel: act(async () => {
      await cancelJob(id)
      await refetch()
      // The button is gone.
      document.getElementById(`job-${id}`)?.focus()
    }),
    repeat: act(async () => {
      await repeatJob(id)
      notify('jobs.startedAgain', { type: 'success', messageArgs: { title: jobTitle(job) } })
      if (page === 1) await refetch()
      else setPage(1)
    }),
  }
}

interface JobActing {
  isBusy: boolean
  download: () => void
  cancel: () => void
  repeat: () => void
}
