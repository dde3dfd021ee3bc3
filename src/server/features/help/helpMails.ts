/** The mails of a help request: to the help desk, and the copy to who sent it. */
import { readClient } from '../clients/clientAppearanceQueries.ts'
import type { MailBuilder } from '../../app/mailBuilders.ts'
import type { HelpRequest } from './sendHelpRequest.ts'

export const helpRequest: MailBuilder<'helpRequest'> = async (job, { db }, recipient) => {
  const client = await readClient(db, job.clientId)
  return {
    values: {
      name: `${recipient.firstname} ${recipient.lastname}`,
      email: recipient.email,
      company: client?.company_name ?? '',
      ...(job.payload as HelpRequest),
    },
    path: `/users/${recipient.id}?clientId=${job.clientId}`,
  }
}

export const helpRequestCopy: MailBuilder<'helpRequestCopy'> = async (job, _parts, recipient) => ({
  values: { firstname: recipient.firstname, ...(job.payload as HelpRequest) },
  path: '/help',
})
