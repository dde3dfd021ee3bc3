/** Exports and imports of the signed-in person: requests, polling, cancelling. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { GetListParams, GetListResult } from 'react-admin'
import type { Job } from '#api/generated/contract.ts'
import type { MyJobsQuery as JobsPage } from '#api/generated/operations.ts'
import { graphql } from '#api/graphql.ts'
import {
  graphqlErrorMessage,
  graphqlErrorOf,
  isOutage,
} from '../../foundation/data/graphqlError.ts'
import { pageVariables } from '../../foundation/data/listVariables.ts'
import { request } from '../../foundation/data/request.ts'
import { useReadJobEnd } from '../notifications/notificationApi.ts'

/** A job of a list, without the problems of an import. */
export type JobSummary = JobsPage['rows'][number]

/** The job includes a fresh link to its file. */
export const fetchJob = async (id: string): Promise<Job> => (await request(READ_JOB, { id })).job

export const cancelJob = async (id: string): Promise<Job> => (await request(CANCEL_JOB, { id })).job

/** Returns the new job. */
export const repeatJob = async (id: string): Promise<Job> => (await request(REPEAT_JOB, { id })).job

/** Returns a page of the person's jobs, newest first. */
export async function fetchJobs({
  pagination,
  signal,
}: GetListParams): Promise<GetListResult<JobSummary>> {
  const { rows, total } = await request(MY_JOBS, pageVariables(pagination), { signal })
  return { data: rows, total }
}

/** Polls one job until it has finished, and can cancel it. `id` null: no job. */
export function useJob(id: string | null): PolledJob {
  const queryClient = useQueryClient()
  const query = useQuery({ ...jobQuery(id ?? ''), enabled: id !== null })
  const cancel = useMutation({
    mutationFn: cancelJob,
    // It may have ended before it could be cancelled.
    onSuccess: async (job) => {
      const { queryKey } = jobQuery(job.id)
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, job)
    },
  })
  const ended = query.data && isFinished(query.data) && !query.data.is_check ? query.data : null
  useReadJobEnd(ended && ended.state !== 'CANCELLED' ? ended.id : null)
  return {
    job: query.data ?? null,
    isNotFound: graphqlErrorOf(query.error).code === 'NOT_FOUND',
    errorMessage: query.error ? graphqlErrorMessage(query.error) : null,
    retry: () => void query.refetch(),
    cancel: () => {
      if (id !== null) cancel.mutate(id)
    },
    isCancelling: cancel.isPending,
    cancelError: cancel.error ? graphqlErrorMessage(cancel.error) : null,
  }
}

export interface PolledJob {
  /** The last known state; null before the first response. */
  job: Job | null
  /** The job belongs to someone else, or has been deleted. */
  isNotFound: boolean
  /** Reason why the last poll failed; polling goes on. */
  errorMessage: string | null
  retry: () => void
  cancel: () => void
  isCancelling: boolean
  cancelError: string | null
}

export const isFinished = ({ state }: Pick<Job, 'state'>): boolean =>
  state !== 'WAITING' && state !== 'RUNNING'

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['job', id],
    queryFn: async ({ signal }): Promise<Job> => (await request(READ_JOB, { id }, { signal })).job,
    staleTime: 0,
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) => {
      if (error && !isOutage(error) && graphqlErrorOf(error).code !== 'RATE_LIMITED') return false
      if (data && isFinished(data)) return data.url === null ? false : LINK_REFRESH_MS
      return pollInterval(dataUpdateCount)
    },
  })

/** Milliseconds, less than the lifetime of a link to a file. */
const LINK_REFRESH_MS = 10 * 60_000

/** Milliseconds until the next poll: longer for jobs that have been running longer. */
const pollInterval = (polls: number): number => (polls < 30 ? 700 : polls < 120 ? 2_000 : 5_000)

export const JOB_FIELDS = `id kind status state progress rows_done rows_total error url file_name
  available_until format is_check created_at finished_at client { id company_name deleted_at }
  import_result { created updated unchanged error_count errors { row column value message }
    moves { row name from to } changes { row record column from to } change_count warnings { row column value message } warning_count }
  judge_again_result { judged changed skipped principles { principle from to count }
    observations { observation_id name date task_name technique_from technique_to principles { principle from to } } }`

const READ_JOB = graphql(`query ReadJob($id: ID!) { job: exportJob(id: $id) { ${JOB_FIELDS} } }`)

const CANCEL_JOB = graphql(
  `mutation CancelJob($id: ID!) { job: cancelJob(id: $id) { ${JOB_FIELDS} } }`,
)

const REPEAT_JOB = graphql(
  `mutation RepeatJob($id: ID!) { job: repeatJob(id: $id) { ${JOB_FIELDS} } }`,
)

const MY_JOBS = graphql(`
  query MyJobs($skip: Int, $take: Int) {
    rows: myJobs(skip: $skip, take: $take) {
      id
      kind
      status
      state
      progress
      rows_done
      rows_total
      error
      url
      file_name
      available_until
      format
      is_check
      created_at
      finished_at
      client {
        id
        company_name
        deleted_at
      }
      import_result {
        created
        updated
        unchanged
        error_count
      }
    }
    total: totalMyJobs
  }
`)
