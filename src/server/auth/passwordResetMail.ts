/** The mail with a reset link, while the link can still be used. */
import type { WriteMail } from '../mail/mailWriters.ts'
import { isResetOpen } from './passwordResetQueries.ts'
import { derivedResetToken } from './derivedResetToken.ts'

export const passwordReset: WriteMail<'passwordReset'> = async (job, parts, { firstname }) => {
  const { db, settings, now } = parts
  if (!(await isResetOpen(db, job, now()))) return 'The link has expired, or a newer one was made.'
  return {
    values: { firstname },
    path: `/reset/${derivedResetToken(settings.tokenSecret, job.subjectId)}`,
  }
}
