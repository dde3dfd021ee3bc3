/** Kinds of jobs in the queue, each stated once, and the states of a job. The server adds payload and handler. */
import type { AppTexts } from '#texts/keys.ts'
import type { Operation } from '../access.ts'
import type { CsvImport } from '../imports/importColumns.ts'
import { MAIL_KINDS, type MailKind } from '../mails/mailKinds.ts'

interface ScheduledJob {
  /** Runs longer than a second or two, and has a queue of its own, so that it delays no mail. */
  isLong?: true
}

/** Jobs that time brings about; each mail to a person is a job of its own kind. */
export const SCHEDULED_JOBS = {
  remindOfCampaign: {},
  alertOfInactivity: {},
  alertOfBadLifts: {},
  escalateFollowUps: {},
  remindOfTaskActions: {},
  summariseWeek: {},
  summariseMonth: {},
  mailSavedViews: {},
  notifyProvider: {},
  withdrawFromProvider: {},
  catchUpWithZone: {},
  applyRetention: { isLong: true },
  checkAuditLogs: { isLong: true },
  // By a migration, once.
  mendRestoredVerdicts: { isLong: true },
} as const satisfies Record<string, ScheduledJob>
export type ScheduledKind = keyof typeof SCHEDULED_JOBS

/** A job that a person starts and sees in the job centre. */
interface UserJob {
  /** Its kind in the API. */
  apiKind: string
  /** Without access to this operation, a person can neither repeat the job nor download its file. */
  operation: Operation
}

interface ExportJob extends UserJob {
  /** Item of the menu whose text names the list, its file and its sheet. */
  menu: keyof AppTexts['menu']
}

/** `apiList`: the list in the API. The browser writes these lists while they are short. */
export const LIST_EXPORT_JOBS = {
  exportLocations: {
    apiKind: 'EXPORT_LOCATIONS',
    apiList: 'LOCATIONS',
    operation: 'getLocationById',
    menu: 'locations',
  },
  exportDepartments: {
    apiKind: 'EXPORT_DEPARTMENTS',
    apiList: 'DEPARTMENTS',
    operation: 'getDepartmentById',
    menu: 'departments',
  },
  exportTasks: {
    apiKind: 'EXPORT_TASKS',
    apiList: 'TASKS',
    operation: 'allTasks',
    menu: 'tasks',
  },
  exportClients: {
    apiKind: 'EXPORT_CLIENTS',
    apiList: 'CLIENTS',
    operation: 'allClients',
    menu: 'clients',
  },
  exportGbsVideos: {
    apiKind: 'EXPORT_GBS_VIDEOS',
    apiList: 'GBS_VIDEOS',
    operation: 'getAllGbsVideosByClientId',
    menu: 'gbsLibrary',
  },
  exportCampaigns: {
    apiKind: 'EXPORT_CAMPAIGNS',
    apiList: 'CAMPAIGNS',
    operation: 'allCampaigns',
    menu: 'campaigns',
  },
  exportFollowUps: {
    apiKind: 'EXPORT_FOLLOW_UPS',
    apiList: 'FOLLOW_UPS',
    operation: 'allFollowUps',
    menu: 'followUps',
  },
} as const satisfies Record<string, ExportJob & { apiList: string }>
export type ListExportJobKind = keyof typeof LIST_EXPORT_JOBS

export const EXPORT_JOBS = {
  exportObservations: {
    apiKind: 'EXPORT_OBSERVATIONS',
    operation: 'triggerExportObservations',
    menu: 'observations',
  },
  exportUsers: {
    apiKind: 'EXPORT_USERS',
    operation: 'triggerGetUsersForExport',
    menu: 'users',
  },
  ...LIST_EXPORT_JOBS,
} as const satisfies Record<string, ExportJob>
export type ExportJobKind = keyof typeof EXPORT_JOBS

/** `apiImport`: the import in the API. */
export const IMPORT_JOBS = {
  importDepartments: {
    apiKind: 'IMPORT_DEPARTMENTS',
    apiImport: 'DEPARTMENTS',
    operation: 'importDepartments',
    sheet: 'departments',
  },
  importLocations: {
    apiKind: 'IMPORT_LOCATIONS',
    apiImport: 'LOCATIONS',
    operation: 'importLocations',
    sheet: 'locations',
  },
  importUsers: {
    apiKind: 'IMPORT_USERS',
    apiImport: 'USERS',
    operation: 'importUsers',
    sheet: 'users',
  },
  importEmployeeIds: {
    apiKind: 'IMPORT_EMPLOYEE_IDS',
    apiImport: 'EMPLOYEE_IDS',
    operation: 'importEmployeeIdsFromCsv',
    sheet: 'employeeIds',
  },
} as const satisfies Record<string, UserJob & { apiImport: string; sheet: CsvImport }>
export type ImportJobKind = keyof typeof IMPORT_JOBS

export const USER_JOBS = {
  ...EXPORT_JOBS,
  ...IMPORT_JOBS,
  judgeAgain: { apiKind: 'JUDGE_AGAIN', operation: 'triggerJudgeAgain' },
  exportPersonalData: { apiKind: 'EXPORT_PERSONAL_DATA', operation: 'triggerExportPersonalData' },
} as const satisfies Record<string, UserJob>
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

export const isScheduledKind = (kind: string): kind is ScheduledKind =>
  Object.hasOwn(SCHEDULED_JOBS, kind)

export const isUserJobKind = (kind: string): kind is UserJobKind => Object.hasOwn(USER_JOBS, kind)

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

export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof JOB_STATES)[number]
