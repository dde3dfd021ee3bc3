/** Kinds of mails, each stated once. */

interface Mail {
  /** In the audit log. */
  label: string
  /** Name of its job, in a notification that it failed. */
  jobName: string
}

/** Mails that a person may turn off. */
export const OPTIONAL_MAILS = {
  campaignReminder: { label: 'Campaign reminder', jobName: 'Campaign reminder email' },
  inactivityAlert: { label: 'Inactivity alert', jobName: 'Inactivity alert email' },
  badLiftsAlert: { label: 'Bad lift alert', jobName: 'Bad lift alert email' },
  weeklySummary: { label: 'Weekly summary', jobName: 'Weekly summary email' },
  monthlySummary: { label: 'Monthly summary', jobName: 'Monthly summary email' },
} as const satisfies Record<string, Mail>
export type OptionalMailKind = keyof typeof OPTIONAL_MAILS

export const MAILS = {
  ...OPTIONAL_MAILS,
  passwordReset: { label: 'Password reset', jobName: 'Password reset email' },
  secondFactorRemoved: {
    label: 'Second factor removed',
    jobName: 'Email about a removed second factor',
  },
  invitation: { label: 'Invitation', jobName: 'Invitation email' },
  exportFinished: { label: 'Export ready', jobName: 'Export email' },
  auditLogChanged: { label: 'Audit log changed', jobName: 'Email about a changed audit log' },
  auditHashes: { label: 'Audit log hashes', jobName: 'Email with the audit log hashes' },
  helpRequest: { label: 'Help request', jobName: 'Help request' },
  helpRequestCopy: { label: 'Help request copy', jobName: 'Copy of the help request' },
} as const satisfies Record<string, Mail>
export type MailKind = keyof typeof MAILS

export const OPTIONAL_MAIL_KINDS = Object.keys(OPTIONAL_MAILS) as OptionalMailKind[]
export const MAIL_KINDS = Object.keys(MAILS) as MailKind[]

export const isOptionalMailKind = (kind: MailKind): kind is OptionalMailKind =>
  Object.hasOwn(OPTIONAL_MAILS, kind)
