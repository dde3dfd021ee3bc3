/** What each kind of mail says to one receiver, decided at the moment of sending. */
import type { MailKind } from '#domain/mails/mailKinds.ts'
import type { Role } from '#domain/roles.ts'
import type { Access } from '../access/access.ts'
import { passwordReset } from '../auth/passwordResetMail.ts'
import { badLiftsAlert } from '../alerts/badLiftsAlert.ts'
import { inactivityAlert } from '../alerts/inactivityAlert.ts'
import { campaignReminder } from '../campaigns/campaignReminder.ts'
import { exportFinished } from '../exports/exportFinishedMail.ts'
import { helpRequest, helpRequestCopy } from '../help/helpMails.ts'
import { invitation } from '../imports/invitationMail.ts'
import type { Job, JobParts } from '../jobs/job.ts'
import { monthlySummary, weeklySummary } from '../summaries/summaryMail.ts'
import type { MailRows, MailValues } from './mailValues.ts'

/** Fills the kind's text in templates/mail. */
export interface MailContent<K extends MailKind = MailKind> {
  values: MailValues[K]
  /** The lines of its list, where it has one. */
  rows?: K extends keyof MailRows ? MailRows[K][] : never
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
export type WriteMail<K extends MailKind = MailKind> = (
  job: Job,
  parts: JobParts,
  receiver: Receiver,
) => Promise<MailContent<K> | string>

export const MAIL_WRITERS: { [K in MailKind]?: WriteMail<K> } = {
  campaignReminder,
  inactivityAlert,
  badLiftsAlert,
  weeklySummary,
  monthlySummary,
  passwordReset,
  invitation,
  exportFinished,
  helpRequest,
  helpRequestCopy,
}
