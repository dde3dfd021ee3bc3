/** Until when the files of exports and imports are kept. */
import { FILES_KEPT_DAYS } from '#domain/jobs/jobKinds.ts'

export const filesUntil = (now: Date): Date =>
  new Date(now.getTime() + FILES_KEPT_DAYS * 24 * 60 * 60 * 1_000)
