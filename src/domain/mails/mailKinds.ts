/** The mails that Liftwise writes, and which of them a person may refuse. */
export const OPTIONAL_MAILS = [
  'campaignReminder',
  'inactivityAlert',
  'badLiftsAlert',
  'weeklySummary',
  'monthlySummary',
] as const
export type OptionalMail = (typeof OPTIONAL_MAILS)[number]

export const MAIL_KINDS = [
  ...OPTIONAL_MAILS,
  'passwordReset',
  'invitation',
  'exportFinished',
  'helpRequest',
  'helpRequestCopy',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export const isOptionalMail = (kind: MailKind): kind is OptionalMail =>
  OPTIONAL_MAILS.some((optional) => optional === kind)
