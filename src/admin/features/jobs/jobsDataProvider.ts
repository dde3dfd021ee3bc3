/** The app's data provider with a list more: one's own exports and imports, newest first. */
import type { DataProvider, GetListParams, GetListResult } from 'react-admin'
import { clampToLastPage } from '../../foundation/data/dataProvider.ts'
import { fetchJobs, type JobSummary } from '../../parts/jobs/jobApi.ts'

export function jobsDataProvider(base: DataProvider): DataProvider {
  return {
    ...base,
    getList: async (resource: string, params: GetListParams) => {
      if (resource !== JOBS) return base.getList(resource, params)
      try {
        return await clampToLastPage(params, fetchPage)
      } catch (error) {
        params.signal?.throwIfAborted()
        throw error
      }
    },
  } as DataProvider
}

/** What react-admin calls the list. */
export const JOBS = 'jobs'

async function fetchPage({
  pagination,
  signal,
}: GetListParams): Promise<GetListResult<JobSummary> & { total: number }> {
  const { page, perPage } = pagination ?? { page: 1, perPage: 10 }
  const skip = Math.min((page - 1) * perPage, MAX_SKIP)
  const { rows, total } = await fetchJobs({ skip, take: perPage }, signal)
  return { data: rows, total }
}

/** The contract's Int ends at 2,147,483,647. */
const MAX_SKIP = 2_000_000_000
