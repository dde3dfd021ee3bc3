/** Types of jobs, enqueueing, and the queues. */
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import type { JobKind } from '#domain/jobs/jobKinds.ts'
import { message } from '#domain/messages.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Settings } from '../settings/settings.ts'

/** Unique by client, kind, person, subject and cause. */
export interface NewJob {
  clientId: string
  kind: JobKind
  /** The recipient of a mail, or the requester. */
  userId?: string | null
  /** The record that the job is about. */
  subjectId: string
  /** Cause that makes it due, such as a day or an event. */
  cause?: string
  /** Further input of the handler; never a secret. */
  payload?: object
  /** Lower runs first; default 5. */
  priority?: number
  dueAt: Date
  /** When the files that the job uses may be deleted. */
  filesExpireAt?: Date
}

export interface QueuedJob<Payload = unknown, Kind extends JobKind = JobKind> extends Required<
  Pick<NewJob, 'clientId' | 'subjectId' | 'cause'>
> {
  id: string
  kind: Kind
  userId: string | null
  payload: Payload
  /** 1 for the first attempt. */
  attempt: number
}

/** Runs in the transaction that ends the job. */
export type OnFinish = (transaction: Transaction) => Promise<void>

export interface FinishedJob extends Pick<
  QueuedJob,
  'clientId' | 'id' | 'kind' | 'userId' | 'payload'
> {
  state: 'done' | 'failed' | 'cancelled'
  error: string | null
}

/** Called in the transaction that writes a job's end; not for an attempt that will be retried. */
export type OnFinished = (transaction: Transaction, job: FinishedJob, now: Date) => Promise<void>

/** Output of a finished job: result, counts, file. */
export interface JobArtifacts {
  result?: object
  rows_done?: number
  rows_total?: number
  /** File key of this attempt alone; removed if the lease was lost. */
  file?: string
  files_until?: Date
  /** The part of the client that the requester saw when the file was written. */
  file_access?: object | null
}

/** A handler that throws is retried; after the last attempt the job fails with the error's message. */
export type Outcome =
  | { state: 'done'; onFinish?: OnFinish; artifacts?: JobArtifacts }
  /** Permanent: no retry. */
  | { state: 'failed'; reason: string; onFinish?: OnFinish; artifacts?: JobArtifacts }
  /** Another job must end first: tried again in a few seconds, which costs no attempt. */
  | { state: 'waiting' }
  /** No longer wanted. */
  | { state: 'cancelled'; reason: string }

/** `total` null: not known yet. */
export interface JobProgress {
  done: number
  total: number | null
}

export interface JobServices {
  db: Database
  mailer: Mailer
  files: FileStore
  settings: Settings
  now: () => Date
  /** Writes the progress at intervals; rejects when the lease was lost, and the handler must stop. */
  progress: (rows: JobProgress) => Promise<void>
}

/** Services that a worker provides to every job. */
export type WorkerServices = Omit<JobServices, 'progress'>

export type JobHandler = (job: QueuedJob, parts: JobServices) => Promise<Outcome>

/** A kind of job with its handler. */
export type Job<Kind extends JobKind = JobKind> = JobHandler & { kind: Kind }

interface JobDefinition<Kind extends JobKind, Payload> {
  kind: Kind
  /** Default: the job has none. */
  payload?: z.ZodType<Payload>
  handler: (job: QueuedJob<Payload, Kind>, parts: JobServices) => Promise<Outcome>
}

/** Defines a kind of job. A payload that another version of the program wrote differently ends the job. */
export const defineJob = <Kind extends JobKind, Payload = unknown>({
  kind,
  payload: schema,
  handler,
}: JobDefinition<Kind, Payload>): Job<Kind> =>
  Object.assign(
    async (job: QueuedJob, parts: JobServices): Promise<Outcome> => {
      const payload = schema ? schema.safeParse(job.payload) : null
      if (payload && !payload.success) return { state: 'failed', reason: message('jobUnreadable') }
      return handler({ ...job, kind, payload: payload?.data as Payload }, parts)
    },
    { kind },
  )

/** Enqueues jobs in the transaction of their cause, in order. Existing jobs with the same key stay unchanged. */
export async function enqueue(transaction: Transaction, jobs: readonly NewJob[]): Promise<void> {
  for (let start = 0; start < jobs.length; start += INSERT_BATCH)
    await transaction.run((tables) =>
      tables
        .insert('jobs')
        .values(jobs.slice(start, start + INSERT_BATCH).map(jobRow))
        .onConflict((known) => known.doNothing()),
    )
}

/** PostgreSQL allows 65,535 parameters in a statement. */
const INSERT_BATCH = 1_000

const jobRow = ({ clientId, kind, subjectId, dueAt, ...rest }: NewJob) => ({
  client_id: clientId,
  id: uuid(),
  kind,
  user_id: rest.userId ?? null,
  subject_id: subjectId,
  occurrence: rest.cause ?? '',
  payload: JSON.stringify(rest.payload ?? {}),
  priority: rest.priority ?? 5,
  due_at: dueAt,
  files_until: rest.filesExpireAt ?? null,
})

/** Selects jobs by kind: long ones have a queue of their own and never delay mails. */
export interface JobQueue {
  /** True if the queue takes these kinds, or all others. */
  selects: 'these' | 'others'
  kinds: readonly JobKind[]
  /** Jobs claimed together. */
  batchSize: number
}

/**
 * Returns the kinds of a queue that the handlers can run. Others wait: while the processes of two versions run side by
 * side, the newer one runs what the older one does not know.
 */
export const claimableKinds = (
  { selects, kinds }: JobQueue,
  handlers: Partial<Record<JobKind, JobHandler>>,
): JobKind[] =>
  (Object.keys(handlers) as JobKind[]).filter(
    (kind) => kinds.includes(kind) === (selects === 'these'),
  )

export const heavyQueue = (heavyKinds: readonly JobKind[]): JobQueue => ({
  selects: 'these',
  kinds: heavyKinds,
  batchSize: 1,
})

export const defaultQueue = (heavyKinds: readonly JobKind[]): JobQueue => ({
  selects: 'others',
  kinds: heavyKinds,
  batchSize: 100,
})

export const queuesFor = (heavyKinds: readonly JobKind[]): JobQueue[] => [
  defaultQueue(heavyKinds),
  ...(heavyKinds.length > 0 ? [heavyQueue(heavyKinds)] : []),
]
