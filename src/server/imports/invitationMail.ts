/** The mail to somebody whom an import has made, while its link can still be used. */
import { derivedResetToken } from '../auth/derivedResetToken.ts'
import { isResetOpen } from '../auth/passwordResetQueries.ts'
import type { WriteMail } from '../mail/mailWriters.ts'
import { readCompanyName } from './importedClientQueries.ts'

export const invitation: WriteMail<'invitation'> = async (job, parts, { firstname }) => {
  const { db, settings, now } = parts
  if (!(await isResetOpen(db, job, now()))) return 'The link has expired, or was used.'
  return {
    values: { firstname, company: (await readCompanyName(db, job.clientId)) ?? '' },
    path: `/reset/${derivedResetToken(settings.tokenSecret, job.subjectId)}`,
  }
}
