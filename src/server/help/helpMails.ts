/** The mails of a help request: to the help desk, and the copy to who sent it. */
import { readClient } from '../clients/clientAppearanceQueries.ts'
import type { WriteMail } from '../mail/mailWriters.ts'
import type { HelpRequest } from './sendHelpRequest.ts'

export const helpRequest: WriteMail<'helpRequest'> = async (job, { db }, sender) => {
  const client = await readClient(db, job.clientId)
  return {
    values: {
      name: `${sender.firstname} ${sender.lastname}`,
      email: sender.email,
      company: client?.company_name ?? '',
      ...(job.payload as HelpRequest),
    },
    path: `/users/${sender.id}?clientId=${job.clientId}`,
  }
}

export const helpRequestCopy: WriteMail<'helpRequestCopy'> = async (job, _parts, sender) => ({
  values: { firstname: sender.firstname, ...(job.payload as HelpRequest) },
  path: '/help',
})
