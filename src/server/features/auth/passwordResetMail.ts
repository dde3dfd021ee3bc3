/** The mail with a reset link, while the link can still be used. */
import type { MailBuilder } from '../../app/mailBuilders.ts'
import { isResetLinkValid } from './passwordResetQueries.ts'
import { deriveResetToken } from './derivedResetToken.ts'

export const buildPasswordResetMail: MailBuilder<'passwordReset'> = async (
  job,
  parts,
  { firstname },
) => {
  const { db, settings, now } = parts
  if (!(await isResetLinkValid(db, job, now())))
    return 'The link has expired, or a newer one was made.'
  return {
    values: { firstname },
    path: `/reset/${deriveResetToken(settings.tokenSecret, job.subjectId)}`,
  }
}
