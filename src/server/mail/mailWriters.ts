/** What each kind of mail says to one receiver, decided at the moment of sending. */
import type { MailKind } from '#domain/mails/mailKinds.ts'
import type { Role } from '#domain/roles.ts'
import type { Access } from '../access/access.ts'
import type { Job, JobParts } from '../jobs/job.ts'

/** Fills the kind's text in templates/mail. */
export interface MailContent {
  values: Record<string, string>
  /** The lines of its list, where it has one. */
  rows?: Record<string, string>[]
  /** Where its button leads, inside the web app: /campaigns/7?clientId=3. */
  path: string
}

/** Somebody with an account that is enabled, and what they may see in the mail's client. */
export interface Receiver {
  id: string
  firstname: string
  lastname: string
  email: string
  role: Role
  access: Access
}

/** A string: why the mail is no longer wanted. */
export type WriteMail = (
  job: Job,
  parts: JobParts,
  receiver: Receiver,
) => Promise<MailContent | string>

export const MAIL_WRITERS: Partial<Record<MailKind, WriteMail>> = {}
