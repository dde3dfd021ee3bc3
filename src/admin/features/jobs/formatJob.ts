/** Formats an export or import as text: title, state, rows and duration. */
import type { JobKind } from '#api/generated/contract.ts'
import { IMPORT_PAGES } from '#domain/imports/importPages.ts'
import { formatNumber } from '../../foundation/format/formatNumber.ts'
import { pluralize } from '../../foundation/format/pluralize.ts'
import type { JobSummary } from '../../parts/jobs/jobApi.ts'

/** 'Export of observations', 'Check of users.csv', 'Import of users.csv' */
export function jobTitle({
  kind,
  is_check: isCheck,
  file_name: file,
}: Pick<JobSummary, 'kind' | 'is_check' | 'file_name'>): string {
  const exported = EXPORT_NAMES[kind]
  if (exported) return `Export of ${exported}`
  if (kind === 'EXPORT_PERSONAL_DATA') return 'Everything held about a person'
  if (kind === 'JUDGE_AGAIN') return isCheck ? 'Check of AI results' : 'AI results judged again'
  return `${isCheck ? 'Check' : 'Import'} of ${file}`
}

/** Returns the line below the title: the kind of an import's records, the file of an export. */
export const jobSubtitle = ({
  kind,
  file_name: file,
}: Pick<JobSummary, 'kind' | 'file_name'>): string => IMPORT_NAMES[kind] ?? file

export type DisplayState = 'waiting' | 'running' | 'done' | 'problems' | 'failed' | 'cancelled'

export function displayState({ state, import_result: result }: JobSummary): DisplayState {
  if (state === 'DONE' && (result?.error_count ?? 0) > 0) return 'problems'
  return DISPLAY_STATES[state]
}

export const STATE_LABELS: Record<DisplayState, string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  problems: 'Problems found',
  failed: 'Failed',
  cancelled: 'Cancelled',
}

/** '12,000 of 40,000 rows'; for a finished import or check its result. */
export function formatJobRows(job: JobSummary): string {
  const { state, rows_done: done, rows_total: total, import_result: result } = job
  if (state === 'DONE' && result) return formatImportResult(result, job.is_check)
  if (state === 'WAITING' && done === 0) return ''
  if (state === 'DONE') return pluralize(done, 'row')
  if (total !== null) return `${formatNumber(done)} of ${pluralize(total, 'row')}`
  return done > 0 ? pluralize(done, 'row') : ''
}

/** 'took 2 min 5 s'; '' while the job has not ended. */
export function formatJobDuration({
  created_at: createdAt,
  finished_at: finishedAt,
}: Pick<JobSummary, 'created_at' | 'finished_at'>): string {
  if (!finishedAt) return ''
  const seconds = Math.max(0, Math.round((Date.parse(finishedAt) - Date.parse(createdAt)) / 1_000))
  if (seconds < 1) return 'took under 1 s'
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  if (hours > 0) return `took ${hours} h ${minutes} min`
  return minutes > 0 ? `took ${minutes} min ${seconds % 60} s` : `took ${seconds} s`
}

/** Returns the page where an import of the kind is viewed and confirmed; null for an export. */
export const importPagePath = (kind: JobKind): string | null => JOB_PAGES[kind] ?? null

function formatImportResult(
  { created, updated, unchanged, error_count: problems }: NonNullable<JobSummary['import_result']>,
  isCheck: boolean,
): string {
  if (problems > 0) return pluralize(problems, 'problem')
  const [toAdd, toUpdate] = isCheck ? ['to add', 'to update'] : ['added', 'updated']
  return [
    `${formatNumber(created)} ${toAdd}`,
    `${formatNumber(updated)} ${toUpdate}`,
    `${formatNumber(unchanged)} unchanged`,
  ].join(', ')
}

const DISPLAY_STATES: Record<JobSummary['state'], DisplayState> = {
  WAITING: 'waiting',
  RUNNING: 'running',
  DONE: 'done',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
}

const EXPORT_NAMES: Partial<Record<JobKind, string>> = {
  EXPORT_OBSERVATIONS: 'observations',
  EXPORT_USERS: 'users',
  EXPORT_LOCATIONS: 'locations',
  EXPORT_DEPARTMENTS: 'departments',
  EXPORT_TASKS: 'tasks',
  EXPORT_CLIENTS: 'clients',
  EXPORT_GBS_VIDEOS: 'GBS videos',
  EXPORT_CAMPAIGNS: 'campaigns',
}

const IMPORT_NAMES: Partial<Record<JobKind, string>> = {
  IMPORT_DEPARTMENTS: 'Departments',
  IMPORT_LOCATIONS: 'Locations',
  IMPORT_USERS: 'Users',
  IMPORT_EMPLOYEE_IDS: 'Employee IDs',
}

const JOB_PAGES: Partial<Record<JobKind, string>> = {
  IMPORT_DEPARTMENTS: IMPORT_PAGES.departments,
  IMPORT_LOCATIONS: IMPORT_PAGES.locations,
  IMPORT_USERS: IMPORT_PAGES.users,
  IMPORT_EMPLOYEE_IDS: IMPORT_PAGES.employeeIds,
}
