/** One export or import on the server, asked for again and again until it has ended; and the way to cancel it. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Job } from '#api/generated/contract.ts'
import { call } from '../data/call.ts'
import { firstErrorMessage, firstErrorOf } from '../data/firstErrorMessage.ts'

/** `id` null: there is none to ask for. */
export function useJob(id: string | null): FollowedJob {
  const queryClient = useQueryClient()
  const query = useQuery({ ...jobQuery(id ?? ''), enabled: id !== null })
  const cancel = useMutation({
    mutationFn: () => call<{ job: Job }>(CANCEL, { id }),
    // It may have ended before it could be cancelled.
    onSuccess: async ({ job }) => {
      const { queryKey } = jobQuery(job.id)
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, job)
    },
  })
  return {
    job: query.data ?? null,
    isMissing: firstErrorOf(query.error).code === 'NOT_FOUND',
    problem: query.error ? firstErrorMessage(query.error) : null,
    retry: () => void query.refetch(),
    cancel: () => cancel.mutate(),
    isCancelling: cancel.isPending,
    cancelProblem: cancel.error ? firstErrorMessage(cancel.error) : null,
  }
}

export interface FollowedJob {
  /** As it was last heard of; null: not yet. */
  job: Job | null
  /** It is somebody else's, or was long ago. */
  isMissing: boolean
  /** Why nothing is heard of it at the moment; it is asked for again all the same. */
  problem: string | null
  retry: () => void
  cancel: () => void
  isCancelling: boolean
  cancelProblem: string | null
}

export const hasEnded = ({ state }: Pick<Job, 'state'>): boolean =>
  state !== 'WAITING' && state !== 'RUNNING'

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['job', id],
    queryFn: async ({ signal }) => (await call<{ job: Job }>(JOB, { id }, { signal })).job,
    staleTime: 0,
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) => {
      const { code } = firstErrorOf(error)
      if (code !== null && code !== 'RATE_LIMITED') return false
      if (data && hasEnded(data)) return data.url === null ? false : LINK_LIVES
      return pauseAfter(dataUpdateCount)
    },
  })

/** Milliseconds: then the link to a file is about to expire, and is asked for anew. */
const LINK_LIVES = 10 * 60_000

/** Milliseconds until the next question: the longer it takes, the less a moment matters. */
export const pauseAfter = (answers: number): number =>
  answers < 30 ? 700 : answers < 120 ? 2_000 : 5_000

export const JOB_FIELDS = `id kind status state progress rows_done rows_total error url file_name
  available_until format is_check created_at finished_at client { id company_name deleted_at }
  import_result { created updated unchanged error_count errors { row column value message } }`

const JOB = `query ExportJob($id: ID!) { job: exportJob(id: $id) { ${JOB_FIELDS} } }`

const CANCEL = `mutation CancelJob($id: ID!) { job: cancelJob(id: $id) { ${JOB_FIELDS} } }`
