/** Kinds of jobs in the queue, each stated once, and the states of a job. The server adds payload and handler. */
import type { Operation } from '../access.ts'
import type { CsvImport } from '../imports/importColumns.ts'
import { MAIL_KINDS, MAILS, type MailKind } from '../mails/mailKinds.ts'

interface ScheduledJob {
  /** In the notification of a failed job. */
  name: string
  /** Runs longer than a second or two, and has a queue of its own, so that it delays no mail. */
  isLong?: true
}

/** Jobs that time brings about; each mail to a person is a job of its own kind. */
export const SCHEDULED_JOBS = {
  remindOfCampaign: { name: 'Campaign reminders' },
  alertOfInactivity: { name: 'Inactivity alerts' },
  alertOfBadLifts: { name: 'Bad lift alerts' },
  summariseWeek: { name: 'Weekly summaries' },
  summariseMonth: { name: 'Monthly summaries' },
  catchUpWithZone: { name: 'Schedules after a change of the time zone' },
  applyRetention: { name: 'Removal of old recordings and names', isLong: true },
  checkAuditLogs: { name: 'Check of the audit logs', isLong: true },
} as const satisfies Record<string, ScheduledJob>
export type ScheduledKind = keyof typeof SCHEDULED_JOBS

/** A job that a person starts and sees in the job centre. */
interface UserJob {
  /** Its kind in the API. */
  apiKind: string
  /** Who may no longer call it may neither repeat the job nor download its file. */
  operation: Operation
}

interface FileJob extends UserJob {
  /** Name of the records: of an exported file and its sheet, and of an import. */
  title: string
  /** The same within a sentence. */
  records: string
}

/** `apiList`: the list in the API. The browser writes these lists while they are short. */
export const LIST_EXPORT_JOBS = {
  exportLocations: {
    apiKind: 'EXPORT_LOCATIONS',
    apiList: 'LOCATIONS',
    operation: 'getLocationById',
    title: 'Locations',
    records: 'locations',
  },
  exportDepartments: {
    apiKind: 'EXPORT_DEPARTMENTS',
    apiList: 'DEPARTMENTS',
    operation: 'getDepartmentById',
    title: 'Departments',
    records: 'departments',
  },
  exportTasks: {
    apiKind: 'EXPORT_TASKS',
    apiList: 'TASKS',
    operation: 'allTasks',
    title: 'Tasks',
    records: 'tasks',
  },
  exportClients: {
    apiKind: 'EXPORT_CLIENTS',
    apiList: 'CLIENTS',
    operation: 'allClients',
    title: 'Clients',
    records: 'clients',
  },
  exportGbsVideos: {
    apiKind: 'EXPORT_GBS_VIDEOS',
    apiList: 'GBS_VIDEOS',
    operation: 'getAllGbsVideosByClientId',
    title: 'GBS Library',
    records: 'GBS videos',
  },
  exportCampaigns: {
    apiKind: 'EXPORT_CAMPAIGNS',
    apiList: 'CAMPAIGNS',
    operation: 'allCampaigns',
    title: 'Campaigns',
    records: 'campaigns',
  },
} as const satisfies Record<string, FileJob & { apiList: string }>
export type ListExportJobKind = keyof typeof LIST_EXPORT_JOBS

export const EXPORT_JOBS = {
  exportObservations: {
    apiKind: 'EXPORT_OBSERVATIONS',
    operation: 'triggerExportObservations',
    title: 'Observations',
    records: 'observations',
  },
  exportUsers: {
    apiKind: 'EXPORT_USERS',
    operation: 'triggerGetUsersForExport',
    title: 'Users',
    records: 'users',
  },
  ...LIST_EXPORT_JOBS,
} as const satisfies Record<string, FileJob>
export type ExportJobKind = keyof typeof EXPORT_JOBS

/** `apiImport`: the import in the API. */
export const IMPORT_JOBS = {
  importDepartments: {
    apiKind: 'IMPORT_DEPARTMENTS',
    apiImport: 'DEPARTMENTS',
    operation: 'importDepartments',
    sheet: 'departments',
    title: 'Departments',
    records: 'departments',
  },
  importLocations: {
    apiKind: 'IMPORT_LOCATIONS',
    apiImport: 'LOCATIONS',
    operation: 'importLocations',
    sheet: 'locations',
    title: 'Locations',
    records: 'locations',
  },
  importUsers: {
    apiKind: 'IMPORT_USERS',
    apiImport: 'USERS',
    operation: 'importUsers',
    sheet: 'users',
    title: 'Users',
    records: 'users',
  },
  importEmployeeIds: {
    apiKind: 'IMPORT_EMPLOYEE_IDS',
    apiImport: 'EMPLOYEE_IDS',
    operation: 'importEmployeeIdsFromCsv',
    sheet: 'employeeIds',
    title: 'Employee IDs',
    records: 'employee IDs',
  },
} as const satisfies Record<string, FileJob & { apiImport: string; sheet: CsvImport }>
export type ImportJobKind = keyof typeof IMPORT_JOBS

export const USER_JOBS = {
  ...EXPORT_JOBS,
  ...IMPORT_JOBS,
  judgeAgain: {
    apiKind: 'JUDGE_AGAIN',
    operation: 'triggerJudgeAgain',
    name: 'Judging AI results again',
  },
  exportPersonalData: {
    apiKind: 'EXPORT_PERSONAL_DATA',
    operation: 'triggerExportPersonalData',
    name: 'File of everything held about a person',
  },
} as const satisfies Record<string, FileJob | (UserJob & { name: string })>
export type UserJobKind = keyof typeof USER_JOBS

export const LIST_EXPORT_JOB_KINDS = keysOf(LIST_EXPORT_JOBS)
export const EXPORT_JOB_KINDS = keysOf(EXPORT_JOBS)
export const IMPORT_JOB_KINDS = keysOf(IMPORT_JOBS)
export const USER_JOB_KINDS = keysOf(USER_JOBS)

function keysOf<Key extends string>(table: Record<Key, unknown>): Key[] {
  return Object.keys(table) as Key[]
}

export const isExportJobKind = (kind: JobKind): kind is ExportJobKind =>
  Object.hasOwn(EXPORT_JOBS, kind)

export const isImportJobKind = (kind: JobKind): kind is ImportJobKind =>
  Object.hasOwn(IMPORT_JOBS, kind)

export const isUserJobKind = (kind: JobKind): kind is UserJobKind => Object.hasOwn(USER_JOBS, kind)

type ApiList = (typeof LIST_EXPORT_JOBS)[ListExportJobKind]['apiList']
type ApiImport = (typeof IMPORT_JOBS)[ImportJobKind]['apiImport']

/** Returns the job that exports a list of the API. */
export const listExportJobOf = (list: ApiList): ListExportJobKind =>
  LIST_EXPORT_JOB_KINDS.find((kind) => LIST_EXPORT_JOBS[kind].apiList === list) as ListExportJobKind

/** Returns the job of an import of the API. */
export const importJobOf = (name: ApiImport): ImportJobKind =>
  IMPORT_JOB_KINDS.find((kind) => IMPORT_JOBS[kind].apiImport === name) as ImportJobKind

/** Kinds that may run longer than a second or two. */
export const LONG_JOB_KINDS: readonly JobKind[] = [
  ...USER_JOB_KINDS,
  ...keysOf(SCHEDULED_JOBS).filter((kind) => 'isLong' in SCHEDULED_JOBS[kind]),
]

/** Days for which files of exports and imports are kept. */
export const JOB_FILE_RETENTION_DAYS = 7

export type MailJobKind = `mail.${MailKind}`
export type JobKind = MailJobKind | ScheduledKind | UserJobKind

export const toMailJobKind = <K extends MailKind>(kind: K): `mail.${K}` => `mail.${kind}`

/** null: the job is not a mail. */
export const mailKindOf = (kind: JobKind): MailKind | null =>
  MAIL_KINDS.find((mail) => toMailJobKind(mail) === kind) ?? null

/** Names a kind of job in a notification; 'Background task' for null and for kinds of another version of the server. */
export const jobName = (kind: string | null): string =>
  (kind === null ? undefined : JOB_NAMES.get(kind)) ?? 'Background task'

const JOB_NAMES = new Map<string, string>([
  ...Object.entries(SCHEDULED_JOBS).map(([kind, { name }]) => [kind, name] as const),
  ...Object.entries(EXPORT_JOBS).map(
    ([kind, { records }]) => [kind, `Export of ${records}`] as const,
  ),
  ...Object.entries(IMPORT_JOBS).map(
    ([kind, { records }]) => [kind, `Import of ${records}`] as const,
  ),
  ['judgeAgain', USER_JOBS.judgeAgain.name],
  ['exportPersonalData', USER_JOBS.exportPersonalData.name],
  ...MAIL_KINDS.map((kind) => [toMailJobKind(kind), MAILS[kind].jobName] as const),
])

export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof JOB_STATES)[number]
