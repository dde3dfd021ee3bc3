/** What each kind of mail says to one receiver, decided at the moment of sending. */
import type { MailKind } from '#domain/mails/mailKinds.ts'
import type { Role } from '#domain/roles.ts'
import type { Access } from '../context/visibility/userAccess.ts'
import { buildPasswordResetMail } from '../features/auth/passwordReset.ts'
import { badLiftsAlert } from '../features/alerts/badLiftsAlert.ts'
import { inactivityAlert } from '../features/alerts/inactivityAlert.ts'
import { campaignReminderMail } from '../features/campaigns/campaignReminders.ts'
import { exportFinished } from '../features/exports/exportFinishedMail.ts'
import { helpRequest, helpRequestCopy } from '../features/help/helpRequests.ts'
import { invitation } from '../features/imports/invitations.ts'
import type { QueuedJob, JobServices } from '../platform/queue/queue.ts'
import { monthlySummaryMail, weeklySummaryMail } from '../features/charts/summaryMail.ts'
import type { MailRows, MailValues } from '../features/mails/mailContent.ts'

/** Fills the kind's text in templates/mail. */
export interface MailContent<K extends MailKind = MailKind> {
  values: MailValues[K]
  /** The lines of its list, where it has one. */
  rows?: K extends keyof MailRows ? MailRows[K][] : never
  /** Where its button leads, inside the web app: /campaigns/7?clientId=3. */
  path: string
}

/** Somebody with an account that is enabled, and what they may see in the mail's client. */
export interface MailRecipient {
  id: string
  firstname: string
  lastname: string
  email: string
  role: Role
  access: Access
}

/** A string: why the mail is no longer wanted. */
export type MailBuilder<K extends MailKind = MailKind> = (
  job: QueuedJob,
  parts: JobServices,
  recipient: MailRecipient,
) => Promise<MailContent<K> | string>

export const MAIL_BUILDERS: { [K in MailKind]?: MailBuilder<K> } = {
  campaignReminder: campaignReminderMail,
  inactivityAlert,
  badLiftsAlert,
  weeklySummary: weeklySummaryMail,
  monthlySummary: monthlySummaryMail,
  passwordReset: buildPasswordResetMail,
  invitation,
  exportFinished,
  helpRequest,
  helpRequestCopy,
}
