/** Kinds of mails, each stated once. */

interface Mail {
  /** Name of its job, in a notification that it failed. */
  jobName: string
}

/** Mails that a person may turn off. */
export const OPTIONAL_MAILS = {
  campaignReminder: { jobName: 'Campaign reminder email' },
  inactivityAlert: { jobName: 'Inactivity alert email' },
  badLiftsAlert: { jobName: 'Bad lift alert email' },
  weeklySummary: { jobName: 'Weekly summary email' },
  monthlySummary: { jobName: 'Monthly summary email' },
  commentMention: { jobName: 'Email about a mention in a comment' },
} as const satisfies Record<string, Mail>
export type OptionalMailKind = keyof typeof OPTIONAL_MAILS

export const MAILS = {
  ...OPTIONAL_MAILS,
  passwordReset: { jobName: 'Password reset email' },
  secondFactorRemoved: { jobName: 'Email about a removed second factor' },
  invitation: { jobName: 'Invitation email' },
  exportFinished: { jobName: 'Export email' },
  auditLogChanged: { jobName: 'Email about a changed audit log' },
  auditHashes: { jobName: 'Email with the audit log hashes' },
  helpRequest: { jobName: 'Help request' },
  helpRequestCopy: { jobName: 'Copy of the help request' },
} as const satisfies Record<string, Mail>
export type MailKind = keyof typeof MAILS

export const OPTIONAL_MAIL_KINDS = Object.keys(OPTIONAL_MAILS) as OptionalMailKind[]
export const MAIL_KINDS = Object.keys(MAILS) as MailKind[]

export const isOptionalMailKind = (kind: MailKind): kind is OptionalMailKind =>
  Object.hasOwn(OPTIONAL_MAILS, kind)
