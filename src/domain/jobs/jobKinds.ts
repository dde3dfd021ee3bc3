/** The kinds of work that the job queue knows, and the states of a job. */
import { MAIL_KINDS, type MailKind } from '../mails/mailKinds.ts'

/** Work that writes mails and notifications; each mail is a job of its own. */
export const DUTIES = [
  'remindOfCampaign',
  'alertOfInactivity',
  'alertOfBadLifts',
  'summariseWeek',
  'summariseMonth',
] as const
export type Duty = (typeof DUTIES)[number]

export type MailJob = `mail.${MailKind}`
export type JobKind = MailJob | Duty

export const mailJob = <K extends MailKind>(kind: K): `mail.${K}` => `mail.${kind}`

/** null: the job is no mail. */
export const mailKindOf = (kind: JobKind): MailKind | null =>
  MAIL_KINDS.find((mail) => mailJob(mail) === kind) ?? null

export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof JOB_STATES)[number]
