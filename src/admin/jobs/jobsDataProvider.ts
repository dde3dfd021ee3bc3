/** The app's data provider with a list more: one's own exports and imports, newest first. */
import type { DataProvider, GetListParams, GetListResult } from 'react-admin'
import { call } from '../data/call.ts'
import { lastPageInstead } from '../data/lastPageInstead.ts'
import { OWN_JOB_FIELDS } from './ownJob.ts'
import type { OwnJob } from './ownJob.ts'

export function jobsDataProvider(base: DataProvider): DataProvider {
  return {
    ...base,
    getList: async (resource: string, params: GetListParams) => {
      if (resource !== JOBS) return base.getList(resource, params)
      try {
        return await lastPageInstead(params, askForJobs)
      } catch (error) {
        params.signal?.throwIfAborted()
        throw error
      }
    },
  } as DataProvider
}

/** What react-admin calls the list. */
export const JOBS = 'jobs'

async function askForJobs({
  pagination,
  signal,
}: GetListParams): Promise<GetListResult<OwnJob> & { total: number }> {
  const { page, perPage } = pagination ?? { page: 1, perPage: 10 }
  const variables = { skip: Math.min((page - 1) * perPage, MOST_SKIPPED), take: perPage }
  type Answer = { rows: OwnJob[]; total: number }
  const { rows, total } = await call<Answer>(MINE, variables, signal ? { signal } : {})
  return { data: rows, total }
}

/** The contract's Int ends at 2,147,483,647. */
const MOST_SKIPPED = 2_000_000_000

const MINE = `query MyJobs($skip: Int, $take: Int) {
  rows: myJobs(skip: $skip, take: $take) { ${OWN_JOB_FIELDS} }
  total: totalMyJobs
}`
