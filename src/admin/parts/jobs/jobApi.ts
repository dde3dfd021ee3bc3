/** An export or import of one's own as the lists have it, and what is asked of the server about one. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ImportResult, Job } from '#api/generated/contract.ts'
import { graphqlErrorMessage, graphqlErrorOf } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'

export interface JobSummary extends Omit<Job, 'import_result'> {
  /** Its problems are a matter of the import pages. */
  import_result: Omit<ImportResult, 'errors'> | null
}

/** With a link to its file that has just been made. */
export const fetchJob = async (id: string): Promise<JobSummary> =>
  (await request<JobSummaryResponse>(READ_JOB_SUMMARY, { id })).job

export const cancelJob = async (id: string): Promise<JobSummary> =>
  (await request<JobSummaryResponse>(CANCEL_JOB_SUMMARY, { id })).job

/** Answers the new one. */
export const repeatJob = async (id: string): Promise<JobSummary> =>
  (await request<JobSummaryResponse>(REPEAT_JOB_SUMMARY, { id })).job

export const JOB_SUMMARY_FIELDS = `id kind status state progress rows_done rows_total error url file_name available_until
  format is_check import_result { created updated unchanged error_count } client { id company_name deleted_at }
  created_at finished_at`

interface JobSummaryResponse {
  job: JobSummary
}

const READ_JOB_SUMMARY = `query ReadJob($id: ID!) { job: exportJob(id: $id) { ${JOB_SUMMARY_FIELDS} } }`
const CANCEL_JOB_SUMMARY = `mutation CancelJob($id: ID!) { job: cancelJob(id: $id) { ${JOB_SUMMARY_FIELDS} } }`
const REPEAT_JOB_SUMMARY = `mutation RepeatJob($id: ID!) { job: repeatJob(id: $id) { ${JOB_SUMMARY_FIELDS} } }`

/**
 * One export or import on the server, asked for again and again until it has ended; and the way to cancel it.
 * `id` null: there is none to ask for.
 */
export function useJob(id: string | null): PolledJob {
  const queryClient = useQueryClient()
  const query = useQuery({ ...jobQuery(id ?? ''), enabled: id !== null })
  const cancel = useMutation({
    mutationFn: () => request<{ job: Job }>(CANCEL_JOB, { id }),
    // It may have ended before it could be cancelled.
    onSuccess: async ({ job }) => {
      const { queryKey } = jobQuery(job.id)
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, job)
    },
  })
  return {
    job: query.data ?? null,
    isNotFound: graphqlErrorOf(query.error).code === 'NOT_FOUND',
    errorMessage: query.error ? graphqlErrorMessage(query.error) : null,
    retry: () => void query.refetch(),
    cancel: () => cancel.mutate(),
    isCancelling: cancel.isPending,
    cancelError: cancel.error ? graphqlErrorMessage(cancel.error) : null,
  }
}

export interface PolledJob {
  /** As it was last heard of; null: not yet. */
  job: Job | null
  /** It is somebody else's, or was long ago. */
  isNotFound: boolean
  /** Why nothing is heard of it at the moment; it is asked for again all the same. */
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
    queryFn: async ({ signal }) => (await request<{ job: Job }>(READ_JOB, { id }, { signal })).job,
    staleTime: 0,
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) => {
      const { code } = graphqlErrorOf(error)
      if (code !== null && code !== 'RATE_LIMITED') return false
      if (data && isFinished(data)) return data.url === null ? false : LINK_REFRESH_MS
      return pollInterval(dataUpdateCount)
    },
  })

/** Milliseconds: then the link to a file is about to expire, and is asked for anew. */
const LINK_REFRESH_MS = 10 * 60_000

/** Milliseconds until the next question: the longer it takes, the less a moment matters. */
const pollInterval = (answers: number): number =>
  answers < 30 ? 700 : answers < 120 ? 2_000 : 5_000

export const JOB_FIELDS = `id kind status state progress rows_done rows_total error url file_name
  available_until format is_check created_at finished_at client { id company_name deleted_at }
  import_result { created updated unchanged error_count errors { row column value message } }`

const READ_JOB = `query ExportJob($id: ID!) { job: exportJob(id: $id) { ${JOB_FIELDS} } }`

const CANCEL_JOB = `mutation CancelJob($id: ID!) { job: cancelJob(id: $id) { ${JOB_FIELDS} } }`
