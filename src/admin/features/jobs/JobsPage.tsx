/** /jobs: the user's exports and imports, newest first. */
import { Box, Button, Card, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useState } from 'react'
import { LinkBase, ListBase, ListContextProvider, useListContext } from 'react-admin'
import { useT } from '../../foundation/i18n/useT.ts'
import { isFinished, type JobSummary } from '../../parts/jobs/jobApi.ts'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { EntityTable } from '../../parts/list/EntityTable.tsx'
import { LIST_QUERY_OPTIONS } from '../../parts/list/ListScreen.tsx'
import { Pagination } from '../../parts/list/Pagination.tsx'
import { JOB_COLUMNS } from './jobColumns.tsx'
import { displayState, jobTitle } from './formatJob.ts'

export function JobsPage() {
  const title = useT()('jobs.title')
  return (
    <ListBase storeKey={false} perPage={10} exporter={false} queryOptions={POLLING_QUERY}>
      <PageHeader title={title} />
      <Card variant="outlined">
        <JobList />
        <Pagination />
      </Card>
    </ListBase>
  )
}

/** Polls while a job is running. Without a connection it fails and says so, instead of waiting as other lists do. */
const POLLING_QUERY = {
  onError: LIST_QUERY_OPTIONS.onError,
  meta: LIST_QUERY_OPTIONS.meta,
  refetchInterval: ({ state: { data } }: { state: { data?: { data?: JobSummary[] } } }) =>
    data?.data?.some((job) => !isFinished(job)) ? POLL_INTERVAL_MS : false,
} as const

/** Milliseconds. */
const POLL_INTERVAL_MS = 1_500

/** Table of the jobs, or a note that there are none. */
export function JobList() {
  const list = useListContext<JobSummary>()
  const t = useT()
  if (list.data?.length === 0)
    return (
      <Box sx={messageBox}>
        <Typography component="output" color="text.secondary">
          {t('jobs.none')}
        </Typography>
        <Button variant="outlined" component={LinkBase} to="/allobservations">
          {t('jobs.toObservations')}
        </Button>
      </Box>
    )
  return (
    // Polling shows nothing.
    <ListContextProvider value={{ ...list, isFetching: list.isPlaceholderData ?? false }}>
      {list.data && <JobLiveRegion jobs={list.data} />}
      <EntityTable readOnly columns={JOB_COLUMNS} errorText={t('jobs.failed')} />
    </ListContextProvider>
  )
}

const messageBox = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 6,
  textAlign: 'center',
} as const

/** Announces to screen readers that a job has finished. */
export function JobLiveRegion({ jobs }: { jobs: readonly JobSummary[] }) {
  const t = useT()
  const [state, setState] = useState<LiveRegionState>({ jobs, announcement: '' })
  if (state.jobs !== jobs) {
    const open = new Set(state.jobs.filter((job) => !isFinished(job)).map(({ id }) => id))
    const ended = jobs.filter((job) => open.has(job.id) && isFinished(job))
    const announcement = ended
      .map((job) =>
        t('jobs.stateOf', { job: jobTitle(job), state: t(`jobs.states.${displayState(job)}`) }),
      )
      .join('. ')
    setState({ jobs, announcement: announcement || state.announcement })
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
