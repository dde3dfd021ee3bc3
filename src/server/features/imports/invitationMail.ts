/** The mail to somebody whom an import has made, while its link can still be used. */
import { deriveResetToken } from '../auth/derivedResetToken.ts'
import { isResetLinkValid } from '../auth/passwordResetQueries.ts'
import type { MailBuilder } from '../../app/mailBuilders.ts'
import { readActiveCompanyName } from './importedClientQueries.ts'

export const invitation: MailBuilder<'invitation'> = async (job, parts, { firstname }) => {
  const { db, settings, now } = parts
  if (!(await isResetLinkValid(db, job, now()))) return 'The link has expired, or was used.'
  return {
    values: { firstname, company: (await readActiveCompanyName(db, job.clientId)) ?? '' },
    path: `/reset/${deriveResetToken(settings.tokenSecret, job.subjectId)}`,
  }
}
