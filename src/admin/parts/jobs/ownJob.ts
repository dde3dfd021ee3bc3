/** An export or import of one's own as the lists have it, and what is asked of the server about one. */
import type { ImportResult, Job } from '#api/generated/contract.ts'
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
