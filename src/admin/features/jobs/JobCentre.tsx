/** /jobs: one's own exports and imports, newest first, wherever they were started. */
import { Card } from '@mui/material'
import { DataProviderContext, ListBase, ResourceContextProvider, useTranslate } from 'react-admin'
import { useContext, useMemo } from 'react'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { LIST_QUERY_OPTIONS } from '../../parts/list/listQuery.ts'
import { Pagination } from '../../parts/list/Pager.tsx'
import { JobList } from './JobList.tsx'
import { JOBS, jobsDataProvider } from './jobsDataProvider.ts'
import type { JobSummary } from '../../parts/jobs/ownJob.ts'
import { isFinished } from '../../parts/jobs/useJob.ts'

export function JobsPage() {
  const base = useContext(DataProviderContext)
  const provider = useMemo(() => base && jobsDataProvider(base), [base])
  const title = useTranslate()('jobs.title')
  return (
    <DataProviderContext.Provider value={provider}>
      <ResourceContextProvider value={JOBS}>
        <ListBase storeKey={false} perPage={10} exporter={false} queryOptions={POLLING_QUERY}>
          <PageHeader title={title} />
          <Card variant="outlined">
            <JobList />
            <Pagination />
          </Card>
        </ListBase>
      </ResourceContextProvider>
    </DataProviderContext.Provider>
  )
}

/** Asked for again while something is under way. */
const POLLING_QUERY = {
  ...LIST_QUERY_OPTIONS,
  refetchInterval: ({ state: { data } }: { state: { data?: { data?: JobSummary[] } } }) =>
    data?.data?.some((job) => !isFinished(job)) ? POLL_INTERVAL_MS : false,
} as const

/** Milliseconds. */
const POLL_INTERVAL_MS = 1_500
