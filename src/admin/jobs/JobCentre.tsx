/** /jobs: one's own exports and imports, newest first, wherever they were started. */
import { Card } from '@mui/material'
import { DataProviderContext, ListBase, ResourceContextProvider, useTranslate } from 'react-admin'
import { useContext, useMemo } from 'react'
import { PageHeader } from '../layout/PageHeader.tsx'
import { LIST_QUERY } from '../list/listQuery.ts'
import { Pager } from '../list/Pager.tsx'
import { JobList } from './JobList.tsx'
import { JOBS, jobsDataProvider } from './jobsDataProvider.ts'
import type { OwnJob } from './ownJob.ts'
import { hasEnded } from './useJob.ts'

export function JobCentre() {
  const base = useContext(DataProviderContext)
  const provider = useMemo(() => base && jobsDataProvider(base), [base])
  const title = useTranslate()('jobs.title')
  return (
    <DataProviderContext.Provider value={provider}>
      <ResourceContextProvider value={JOBS}>
        <ListBase storeKey={false} perPage={10} exporter={false} queryOptions={QUERY}>
          <PageHeader title={title} />
          <Card variant="outlined">
            <JobList />
            <Pager />
          </Card>
        </ListBase>
      </ResourceContextProvider>
    </DataProviderContext.Provider>
  )
}

/** Asked for again while something is under way. */
const QUERY = {
  ...LIST_QUERY,
  refetchInterval: ({ state: { data } }: { state: { data?: { data?: OwnJob[] } } }) =>
    data?.data?.some((job) => !hasEnded(job)) ? LOOK_EVERY : false,
} as const

/** Milliseconds. */
const LOOK_EVERY = 1_500
