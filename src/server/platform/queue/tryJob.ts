/** One try of one job: its handler, then its end together with what it brings about. */
import { failJob, finishJob, type JobAttempt } from './endTry.ts'
import type { QueuedJob, Outcome } from './job.ts'
import { progressReporter } from './tellProgress.ts'
import type { WorkerSetup } from './workSetup.ts'

export interface JobToRun {
  job: QueuedJob
  holder: string
}

/** Writes how the job ended, and says whether it was still ours. It never rejects. */
export type CommitResult = () => Promise<boolean>

export async function runJob(
  { parts, handlers, report }: WorkerSetup,
  { job, holder }: JobToRun,
): Promise<CommitResult> {
  const { db, now } = parts
  const attempt = (): JobAttempt => ({ job, holder, now: now() })
  const commitFailure = async (error: unknown): Promise<boolean> => {
    const state = await failJob(db, attempt(), error)
    if (state === 'failed') report(failureReport(job))
    return state !== null
  }
  const commitOutcome = async (outcome: Outcome): Promise<boolean> => {
    const isOurs = await finishJob(db, attempt(), outcome)
    if (!isOurs) await removeArtifactFile(outcome, parts)
    if (isOurs && outcome.state === 'failed') report(failureReport(job))
    return isOurs
  }
  /** Nothing could be written: the job is for whoever comes when its lease has run out. */
  const leaveToLease = (error: unknown): false => {
    report(error)
    return false
  }
  try {
    const progress = progressReporter(db, { job, holder })
    const outcome = (await handlers[job.kind]?.(job, { ...parts, progress })) ?? unknownKind(job)
    return () => commitOutcome(outcome).catch(commitFailure).catch(leaveToLease)
  } catch (error) {
    return () => commitFailure(error).catch(leaveToLease)
  }
}

/** Nobody's row names it. */
async function removeArtifactFile(
  outcome: Outcome,
  { files }: Pick<WorkerSetup['parts'], 'files'>,
) {
  if ('kept' in outcome && outcome.kept?.file) await files.remove(outcome.kept.file)
}

const unknownKind = ({ kind }: QueuedJob): Outcome => ({
  state: 'failed',
  reason: `This version of Liftwise does not know how to do the work '${kind}'.`,
})

/** The reason stays in the job: it may quote an address. */
const failureReport = ({ id, kind }: QueuedJob): Error =>
  new Error(`The job ${id} (${kind}) has failed; its row in the table jobs says why.`)
