/** Kinds of jobs in the queue, and the states of a job. */
import { MAIL_KINDS, type MailKind } from '../mails/mailKinds.ts'

/** Jobs that time brings about; each mail to a person is a job of its own kind. */
export const SCHEDULED_KINDS = [
  'remindOfCampaign',
  'alertOfInactivity',
  'alertOfBadLifts',
  'summariseWeek',
  'summariseMonth',
  'catchUpWithZone',
  'applyRetention',
  'sendAuditHashes',
  'checkAuditLogs',
] as const
export type ScheduledKind = (typeof SCHEDULED_KINDS)[number]

/** Exports of lists that the browser writes while they are short. */
export const LIST_EXPORT_JOBS = [
  'exportLocations',
  'exportDepartments',
  'exportTasks',
  'exportClients',
  'exportGbsVideos',
  'exportCampaigns',
] as const
export type ListExportJobKind = (typeof LIST_EXPORT_JOBS)[number]

/** Jobs that people start and see in the job centre; imports too. */
export const EXPORT_JOBS = ['exportObservations', 'exportUsers', ...LIST_EXPORT_JOBS] as const
export type ExportJobKind = (typeof EXPORT_JOBS)[number]

export const IMPORT_JOBS = [
  'importDepartments',
  'importLocations',
  'importUsers',
  'importEmployeeIds',
] as const
export type ImportJobKind = (typeof IMPORT_JOBS)[number]

export const USER_JOB_KINDS = [
  ...EXPORT_JOBS,
  ...IMPORT_JOBS,
  'judgeAgain',
  'exportPersonalData',
] as const
export type UserJobKind = (typeof USER_JOB_KINDS)[number]

export const isExportJobKind = (kind: JobKind): kind is ExportJobKind =>
  EXPORT_JOBS.some((exportKind) => exportKind === kind)

export const isUserJobKind = (kind: JobKind): kind is UserJobKind =>
  USER_JOB_KINDS.some((userKind) => userKind === kind)

/** Days for which files of exports and imports are kept. */
export const JOB_FILE_RETENTION_DAYS = 7

export type MailJobKind = `mail.${MailKind}`
export type JobKind = MailJobKind | ScheduledKind | UserJobKind

export const toMailJobKind = <K extends MailKind>(kind: K): `mail.${K}` => `mail.${kind}`

/** null: the job is not a mail. */
export const mailKindOf = (kind: JobKind): MailKind | null =>
  MAIL_KINDS.find((mail) => toMailJobKind(mail) === kind) ?? null

export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof JOB_STATES)[number]
