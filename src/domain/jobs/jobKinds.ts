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

/** What a person asks for, and finds in the job centre. */
export const EXPORT_JOBS = ['exportObservations', 'exportUsers'] as const
export type ExportJob = (typeof EXPORT_JOBS)[number]

export const IMPORT_JOBS = [
  'importDepartments',
  'importLocations',
  'importUsers',
  'importEmployeeIds',
] as const
export type ImportJob = (typeof IMPORT_JOBS)[number]

export const PERSONAL_JOBS = [...EXPORT_JOBS, ...IMPORT_JOBS] as const
export type PersonalJob = (typeof PERSONAL_JOBS)[number]

export const isPersonal = (kind: JobKind): kind is PersonalJob =>
  PERSONAL_JOBS.some((personal) => personal === kind)

/** Days that the files of exports and imports are kept. */
export const FILES_KEPT_DAYS = 7

export type MailJob = `mail.${MailKind}`
export type JobKind = MailJob | Duty | PersonalJob

export const mailJob = <K extends MailKind>(kind: K): `mail.${K}` => `mail.${kind}`

/** null: the job is no mail. */
export const mailKindOf = (kind: JobKind): MailKind | null =>
  MAIL_KINDS.find((mail) => mailJob(mail) === kind) ?? null

export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof JOB_STATES)[number]
