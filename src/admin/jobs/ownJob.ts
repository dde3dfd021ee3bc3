/** An export or import of one's own as the lists have it, and what is asked of the server about one. */
import type { ImportResult, Job } from '#api/generated/contract.ts'
import { call } from '../data/call.ts'

export interface OwnJob extends Omit<Job, 'import_result'> {
  /** Its problems are a matter of the import pages. */
  import_result: Omit<ImportResult, 'errors'> | null
}

/** With a link to its file that has just been made. */
export const readJob = async (id: string): Promise<OwnJob> => (await call<Answer>(READ, { id })).job

export const cancelJob = async (id: string): Promise<OwnJob> =>
  (await call<Answer>(CANCEL, { id })).job

/** Answers the new one. */
export const repeatJob = async (id: string): Promise<OwnJob> =>
  (await call<Answer>(REPEAT, { id })).job

export const OWN_JOB_FIELDS = `id kind status state progress rows_done rows_total error url file_name available_until
  format is_check import_result { created updated unchanged error_count } client { id company_name deleted_at }
  created_at finished_at`

interface Answer {
  job: OwnJob
}

const READ = `query ReadJob($id: ID!) { job: exportJob(id: $id) { ${OWN_JOB_FIELDS} } }`
const CANCEL = `mutation CancelJob($id: ID!) { job: cancelJob(id: $id) { ${OWN_JOB_FIELDS} } }`
const REPEAT = `mutation RepeatJob($id: ID!) { job: repeatJob(id: $id) { ${OWN_JOB_FIELDS} } }`
