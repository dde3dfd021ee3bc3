/** Formats an export or import as text: title, state, rows and duration. */
import type { JobKind } from '#api/generated/contract.ts'
import { IMPORT_PAGES } from '#domain/imports/importPages.ts'
import { EXPORT_JOBS, IMPORT_JOBS } from '#domain/jobs/jobKinds.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { pluralize } from '../../foundation/format/pluralize.ts'
import type { JobSummary } from '../../parts/jobs/jobApi.ts'

/** 'Export of observations', 'Check of users.csv', 'Import of users.csv' */
export function jobTitle({
  kind,
  is_check: isCheck,
  file_name: file,
}: Pick<JobSummary, 'kind' | 'is_check' | 'file_name'>): string {
  const exported = EXPORTS[kind]
  if (exported) return `Export of ${exported.records}`
  if (kind === 'EXPORT_PERSONAL_DATA') return 'Everything held about a person'
  if (kind === 'JUDGE_AGAIN') return isCheck ? 'Check of AI results' : 'AI results judged again'
  return `${isCheck ? 'Check' : 'Import'} of ${file}`
}

/** Returns the line below the title: the kind of an import's records, the file of an export. */
export const jobSubtitle = ({
  kind,
  file_name: file,
}: Pick<JobSummary, 'kind' | 'file_name'>): string => IMPORTS[kind]?.title ?? file

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
export const importPagePath = (kind: JobKind): string | null => {
  const imported = IMPORTS[kind]
  return imported ? IMPORT_PAGES[imported.sheet] : null
}

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

const EXPORTS: Partial<Record<JobKind, ExportJob>> = byApiKind(Object.values(EXPORT_JOBS))
const IMPORTS: Partial<Record<JobKind, ImportJob>> = byApiKind(Object.values(IMPORT_JOBS))

type ExportJob = (typeof EXPORT_JOBS)[keyof typeof EXPORT_JOBS]
type ImportJob = (typeof IMPORT_JOBS)[keyof typeof IMPORT_JOBS]

function byApiKind<Job extends { apiKind: JobKind }>(
  jobs: readonly Job[],
): Partial<Record<JobKind, Job>> {
  return Object.fromEntries(jobs.map((job) => [job.apiKind, job]))
}
