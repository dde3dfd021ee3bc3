/** Until when the files of exports and imports are kept. */
import { JOB_FILE_RETENTION_DAYS } from '#domain/jobs/jobKinds.ts'

export const fileExpiry = (now: Date): Date =>
  new Date(now.getTime() + JOB_FILE_RETENTION_DAYS * 24 * 60 * 60 * 1_000)
