/** One try of one job: its handler, then its end together with what it brings about. */
import { endFailedTry, endTry, type Try } from './endTry.ts'
import type { Job, Outcome } from './job.ts'
import { tellProgress } from './tellProgress.ts'
import type { WorkSetup } from './workSetup.ts'

export interface TriedJob {
  job: Job
  holder: string
}

/** Writes how the job ended, and says whether it was still ours. It never rejects. */
export type WriteEnd = () => Promise<boolean>

export async function tryJob(
  { parts, handlers, report }: WorkSetup,
  { job, holder }: TriedJob,
): Promise<WriteEnd> {
  const { db, now } = parts
  const tried = (): Try => ({ job, holder, now: now() })
  const failed = async (error: unknown): Promise<boolean> => {
    const state = await endFailedTry(db, tried(), error)
    if (state === 'failed') report(failure(job))
    return state !== null
  }
  const ended = async (outcome: Outcome): Promise<boolean> => {
    const isOurs = await endTry(db, tried(), outcome)
    if (!isOurs) await removeFile(outcome, parts)
    if (isOurs && outcome.state === 'failed') report(failure(job))
    return isOurs
  }
  /** Nothing could be written: the job is for whoever comes when its lease has run out. */
  const lost = (error: unknown): false => {
    report(error)
    return false
  }
  try {
    const progress = tellProgress(db, { job, holder })
    const outcome = (await handlers[job.kind]?.(job, { ...parts, progress })) ?? unknownTo(job)
    return () => ended(outcome).catch(failed).catch(lost)
  } catch (error) {
    return () => failed(error).catch(lost)
  }
}

/** Nobody's row names it. */
async function removeFile(outcome: Outcome, { files }: Pick<WorkSetup['parts'], 'files'>) {
  if ('kept' in outcome && outcome.kept?.file) await files.remove(outcome.kept.file)
}

const unknownTo = ({ kind }: Job): Outcome => ({
  state: 'failed',
  reason: `This version of Liftwise does not know how to do the work '${kind}'.`,
})

/** The reason stays in the job: it may quote an address. */
const failure = ({ id, kind }: Job): Error =>
  new Error(`The job ${id} (${kind}) has failed; its row in the table jobs says why.`)
