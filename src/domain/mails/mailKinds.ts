/** Kinds of mails. */

/** Mails that a person may turn off. */
export const OPTIONAL_MAIL_KINDS = [
  'campaignReminder',
  'inactivityAlert',
  'badLiftsAlert',
  'weeklySummary',
  'monthlySummary',
  'commentMention',
  'followUp',
  'followUpsOverdue',
  'savedView',
  'taskAction',
] as const
export type OptionalMailKind = (typeof OPTIONAL_MAIL_KINDS)[number]

export const MAIL_KINDS = [
  ...OPTIONAL_MAIL_KINDS,
  'passwordReset',
  'secondFactorRemoved',
  'invitation',
  'exportFinished',
  'auditLogChanged',
  'auditHashes',
  'helpRequest',
  'helpRequestCopy',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export const isOptionalMailKind = (kind: MailKind): kind is OptionalMailKind =>
  OPTIONAL_MAIL_KINDS.some((optional) => optional === kind)
