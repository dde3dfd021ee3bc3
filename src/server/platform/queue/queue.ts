/** What a job is to who orders it, and what its handler gets and answers. */
import { v7 as uuid } from 'uuid'
import { type JobKind, USER_JOB_KINDS } from '#domain/jobs/jobKinds.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Settings } from '../settings/settings.ts'

/** At most one job is kept of the same client, kind, person, subject and occurrence. */
export interface NewJob {
  clientId: string
  kind: JobKind
  /** Whom a mail is for, or who asked for the work. */
  userId?: string | null
  /** The record that it is about. */
  subjectId: string
  occurrence?: string
  /** What the handler needs beside; never a secret. */
  payload?: object
  /** The smaller, the sooner; 5 when absent. */
  priority?: number
  dueAt: Date
  /** Until when the files that it works on are kept. */
  filesExpireAt?: Date
}

export interface QueuedJob extends Required<
  Pick<NewJob, 'clientId' | 'kind' | 'subjectId' | 'occurrence'>
> {
  id: string
  userId: string | null
  payload: unknown
  /** 1 for the first. */
  attempt: number
}

/** Written with the job's end in one transaction: both happen or none does. */
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

/** What is kept of a job beside its state: what was found, how many rows, which file. */
export interface JobArtifacts {
  result?: object
  rows_done?: number
  rows_total?: number
  /** A key of this try alone: it is removed when the job has become another's. */
  file?: string
  files_until?: Date
}

/** Throwing means: try again later, and `failed` with the error's message after the last try. */
export type Outcome =
  | { state: 'done'; onFinish?: OnFinish; artifacts?: JobArtifacts }
  /** For good: another try would end the same. */
  | { state: 'failed'; reason: string; onFinish?: OnFinish; artifacts?: JobArtifacts }
  /** No longer wanted. */
  | { state: 'cancelled'; reason: string }

/** `total` null: not counted yet. */
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
  /** Writes down how far the work is, now and then; rejects when the job is no longer this worker's: then stop. */
  progress: (rows: JobProgress) => Promise<void>
}

/** What a worker brings to every job. */
export type WorkerServices = Omit<JobServices, 'progress'>

export type JobHandler = (job: QueuedJob, parts: JobServices) => Promise<Outcome>

/**
 * Orders work in the transaction of its cause.
 * In the given order. What was ordered before stays as it is.
 */
export async function enqueue(transaction: Transaction, jobs: readonly NewJob[]): Promise<void> {
  for (let start = 0; start < jobs.length; start += INSERT_BATCH)
    await transaction.run((tables) =>
      tables
        .insert('jobs')
        .values(jobs.slice(start, start + INSERT_BATCH).map(jobRow))
        .onConflict((known) => known.doNothing()),
    )
}

/** 65,535 parameters are the most of one statement. */
const INSERT_BATCH = 1_000

const jobRow = ({ clientId, kind, subjectId, dueAt, ...rest }: NewJob) => ({
  client_id: clientId,
  id: uuid(),
  kind,
  user_id: rest.userId ?? null,
  subject_id: subjectId,
  occurrence: rest.occurrence ?? '',
  payload: JSON.stringify(rest.payload ?? {}),
  priority: rest.priority ?? 5,
  due_at: dueAt,
  files_until: rest.filesExpireAt ?? null,
})

/** Quick work is done in order; work that takes minutes has a lane of its own and holds up no mail. */
export interface JobQueue {
  /** Whether it does the kinds of `kinds`, or all others. */
  selects: 'these' | 'others'
  kinds: readonly JobKind[]
  /** Jobs taken at once: what is taken is nobody else's for the time of a lease. */
  batchSize: number
}

/** Kinds that may take more than a second or two. */
export const HEAVY_KINDS: readonly JobKind[] = USER_JOB_KINDS

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
