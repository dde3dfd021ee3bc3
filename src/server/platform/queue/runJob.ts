/** Runs one attempt of a job: its handler, then its result together with its effects. */
import { isUserJobKind, type JobKind } from '#domain/jobs/jobKinds.ts'
import type { Database } from '../db/database.ts'
import type { Mailer } from '../mail/mailer.ts'
import { failJob, finishJob, type JobAttempt, postponeJob } from './finishJob.ts'
import type { LeaseHeartbeat } from './lease.ts'
import {
  type JobHandler,
  type JobServices,
  type OnFinished,
  type Outcome,
  type QueuedJob,
  type WorkerServices,
} from './queue.ts'

interface JobRun {
  job: QueuedJob
  lease: LeaseHeartbeat
  /** Resolves when it is the job's turn to send its mail; to false when it may not send it. */
  maySend: Promise<boolean>
}

/**
 * Commits the result of a job. Resolves to false when the job no longer belongs to this worker, or when its result
 * could not be written: another worker takes it over after the lease has expired. Never rejects.
 */
export type CommitResult = () => Promise<boolean>

/** Runs the handler of a job. Never rejects. */
export async function runJob(
  { parts, handlers, onFinished, report, logJob }: WorkerSetup,
  { job, lease, maySend }: JobRun,
): Promise<CommitResult> {
  const { db, now } = parts
  const startedAt = performance.now()
  const log = (state: string) =>
    logJob?.({
      job: job.id,
      kind: job.kind,
      clientId: job.clientId,
      attempt: job.attempt,
      state,
      milliseconds: Math.round(performance.now() - startedAt),
    })
  const { holder } = lease
  const attempt = (): JobAttempt => ({ job, holder, now: now(), onFinished })
  const commitOutcome = async (outcome: Outcome): Promise<boolean> => {
    if (outcome.state === 'waiting') return postponeJob(db, attempt())
    // The reason of a user's job, such as a file that cannot be read, is for that user and no fault of the server.
    const isOurs = await finishJob(db, attempt(), outcome)
    log(isOurs ? outcome.state : 'lost')
    if (!isOurs) await removeArtifactFile(outcome, parts)
    else if (outcome.state === 'failed' && !isUserJobKind(job.kind)) report(failureReport(job))
    return isOurs
  }
  const commitFailure = async (error: unknown): Promise<boolean> => {
    const state = await failJob(db, attempt(), error)
    log(state === 'waiting' ? 'repeated' : (state ?? 'lost'))
    if (state === 'failed') report(failureReport(job))
    return state !== null
  }
  const leaveToLease = (error: unknown): false => {
    report(error)
    return false
  }
  const send: Mailer['send'] = async (mail) => {
    if (!(await maySend)) throw new Error('It is not due yet.')
    // Another worker may have the job and would send the mail a second time.
    if (lease.hasExpired()) throw new Error('Its lease expired before it could be sent.')
    await parts.mailer.send(mail)
  }
  try {
    const mailer = { ...parts.mailer, send }
    const progress = progressReporter(db, { job, holder })
    const handler = handlers[job.kind]
    if (!handler) throw new Error(`No handler runs jobs of kind '${job.kind}'.`)
    const outcome = await handler(job, { ...parts, mailer, progress })
    return () => commitOutcome(outcome).catch(commitFailure).catch(leaveToLease)
  } catch (error) {
    return () => commitFailure(error).catch(leaveToLease)
  }
}

/** Removes the file of an attempt that no row refers to. */
async function removeArtifactFile(
  outcome: Outcome,
  { files }: Pick<WorkerSetup['parts'], 'files'>,
) {
  if ('artifacts' in outcome && outcome.artifacts?.file) await files.remove(outcome.artifacts.file)
}

/** The reason stays in the job's row, since it may quote an address. */
const failureReport = ({ id, kind }: QueuedJob): Error =>
  new Error(`The job ${id} (${kind}) failed; see its row in the table jobs.`)

/** A job and its lease holder. */
interface ClaimedJob {
  job: Pick<QueuedJob, 'clientId' | 'id'>
  holder: string
}

/**
 * Reports progress at intervals, and always for the last row. Rejects when the job was cancelled or the lease lost.
 */
function progressReporter(db: Database, { job, holder }: ClaimedJob): JobServices['progress'] {
  let lastWrittenAt = -Infinity
  return async ({ done, total }) => {
    const now = performance.now()
    if (now - lastWrittenAt < PROGRESS_INTERVAL_MS && done !== total) return
    lastWrittenAt = now
    const progress = total ? Math.min(99, Math.floor((100 * done) / total)) : 0
    const updated = await db.write({ clientId: job.clientId }, (transaction) =>
      transaction.run((tables) =>
        tables
          .update('jobs')
          .set({ rows_done: done, rows_total: total, progress })
          .where('id', '=', job.id)
          .where('state', '=', 'running')
          .where('lease_holder', '=', holder)
          .returning('id'),
      ),
    )
    if (updated.length === 0) throw new Error('The job now belongs to another worker.')
  }
}

const PROGRESS_INTERVAL_MS = 500

/** An attempt for the log: no address, name or reason. */
export interface LoggedAttempt {
  job: string
  kind: JobKind
  clientId: string
  attempt: number
  state: string
  milliseconds: number
}

/** Services and options of a worker; tests provide their own. */
export interface WorkerSetup {
  parts: WorkerServices
  report: (error: unknown) => void
  /** Called when an attempt has ended and its result is stored. */
  logJob?: (attempt: LoggedAttempt) => void
  handlers: Partial<Record<JobKind, JobHandler>>
  onFinished: OnFinished
  heavyKinds: readonly JobKind[]
  /** Seconds until a job of a dead worker may be claimed by another. */
  leaseSeconds: number
}
