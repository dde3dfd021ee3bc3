/** The app's data provider with a list more: one's own exports and imports, newest first. */
import type { DataProvider, GetListParams, GetListResult } from 'react-admin'
import { request } from '../../foundation/data/request.ts'
import { clampToLastPage } from '../../foundation/data/dataProvider.ts'
import { JOB_SUMMARY_FIELDS, type JobSummary } from '../../parts/jobs/jobApi.ts'

export function jobsDataProvider(base: DataProvider): DataProvider {
  return {
    ...base,
    getList: async (resource: string, params: GetListParams) => {
      if (resource !== JOBS) return base.getList(resource, params)
      try {
        return await clampToLastPage(params, fetchJobs)
      } catch (error) {
        params.signal?.throwIfAborted()
        throw error
      }
    },
  } as DataProvider
}

/** What react-admin calls the list. */
export const JOBS = 'jobs'

async function fetchJobs({
  pagination,
  signal,
}: GetListParams): Promise<GetListResult<JobSummary> & { total: number }> {
  const { page, perPage } = pagination ?? { page: 1, perPage: 10 }
  const variables = { skip: Math.min((page - 1) * perPage, MAX_SKIP), take: perPage }
  type Answer = { rows: JobSummary[]; total: number }
  const { rows, total } = await request<Answer>(MY_JOBS, variables, signal ? { signal } : {})
  return { data: rows, total }
}

/** The contract's Int ends at 2,147,483,647. */
const MAX_SKIP = 2_000_000_000

const MY_JOBS = `query MyJobs($skip: Int, $take: Int) {
  rows: myJobs(skip: $skip, take: $take) { ${JOB_SUMMARY_FIELDS} }
  total: totalMyJobs
}`
