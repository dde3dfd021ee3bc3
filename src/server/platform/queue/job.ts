/** What a job is to who orders it, and what its handler gets and answers. */
import type { JobKind } from '#domain/jobs/jobKinds.ts'
import type { Transaction } from '../db/database.ts'
import type { AppServices } from '../http/appParts.ts'

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
  | { state: 'done'; finish?: OnFinish; kept?: JobArtifacts }
  /** For good: another try would end the same. */
  | { state: 'failed'; reason: string; finish?: OnFinish; kept?: JobArtifacts }
  /** No longer wanted. */
  | { state: 'cancelled'; reason: string }

/** `total` null: not counted yet. */
export interface JobProgress {
  done: number
  total: number | null
}

export interface JobServices extends Pick<AppServices, 'db' | 'mailer' | 'files' | 'settings'> {
  now: () => Date
  /** Writes down how far the work is, now and then; rejects when the job is no longer this worker's: then stop. */
  progress: (rows: JobProgress) => Promise<void>
}

/** What a worker brings to every job. */
export type WorkerServices = Omit<JobServices, 'progress'>

export type JobHandler = (job: QueuedJob, parts: JobServices) => Promise<Outcome>
