/** Formats an export or import as text: title, state, rows and duration. */
import type { JobKind } from '#api/generated/contract.ts'
import { IMPORT_PAGES } from '#domain/imports/importPages.ts'
import { IMPORT_JOBS } from '#domain/jobs/jobKinds.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import type { JobSummary } from '../../parts/jobs/jobApi.ts'

/** 'Export of observations', 'Check of users.csv', 'Import of users.csv' */
export function jobTitle({
  kind,
  is_check: isCheck,
  file_name: file,
}: Pick<JobSummary, 'kind' | 'is_check' | 'file_name'>): string {
  if (isImport(kind)) return t(isCheck ? 'jobs.checkOf' : 'jobs.importOf', { file })
  return t(isCheck ? 'jobs.checkOfResults' : `jobs.titles.${kind}`)
}

/** Returns the line below the title: the kind of an import's records, the file of an export. */
export const jobSubtitle = ({
  kind,
  file_name: file,
}: Pick<JobSummary, 'kind' | 'file_name'>): string =>
  isImport(kind) ? t(`jobs.records.${kind}`) : file

export type DisplayState = 'waiting' | 'running' | 'done' | 'problems' | 'failed' | 'cancelled'

export function displayState({ state, import_result: result }: JobSummary): DisplayState {
  if (state === 'DONE' && (result?.error_count ?? 0) > 0) return 'problems'
  return DISPLAY_STATES[state]
}

/** '12,000 of 40,000 rows'; for a finished import or check its result. */
export function formatJobRows(job: JobSummary): string {
  const { state, rows_done: done, rows_total: total, import_result: result } = job
  if (state === 'DONE' && result) return formatImportResult(result, job.is_check)
  if (state === 'WAITING' && done === 0) return ''
  if (state !== 'DONE' && total !== null) return t('jobs.rowsOf', { done, smart_count: total })
  return state === 'DONE' || done > 0 ? t('jobs.rows', { smart_count: done }) : ''
}

/** 'took 2 min 5 s'; '' while the job has not ended. */
export function formatJobDuration({
  created_at: createdAt,
  finished_at: finishedAt,
}: Pick<JobSummary, 'created_at' | 'finished_at'>): string {
  if (!finishedAt) return ''
  const seconds = Math.max(0, Math.round((Date.parse(finishedAt) - Date.parse(createdAt)) / 1_000))
  if (seconds < 1) return t('jobs.took.moment')
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  if (hours > 0) return t('jobs.took.hours', { hours, minutes })
  return minutes > 0
    ? t('jobs.took.minutes', { minutes, seconds: seconds % 60 })
    : t('jobs.took.seconds', { seconds })
}

/** Returns the page where an import of the kind is viewed and confirmed; null for an export. */
export const importPagePath = (kind: JobKind): string | null =>
  isImport(kind) ? IMPORT_PAGES[SHEETS[kind]] : null

function formatImportResult(
  { created, updated, unchanged, error_count: problems }: NonNullable<JobSummary['import_result']>,
  isCheck: boolean,
): string {
  return problems > 0
    ? t('jobs.problemCount', { smart_count: problems })
    : t(isCheck ? 'jobs.wouldWrite' : 'jobs.written', { created, updated, unchanged })
}

const DISPLAY_STATES: Record<JobSummary['state'], DisplayState> = {
  WAITING: 'waiting',
  RUNNING: 'running',
  DONE: 'done',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
}

type ImportJob = (typeof IMPORT_JOBS)[keyof typeof IMPORT_JOBS]

const SHEETS = Object.fromEntries(
  Object.values(IMPORT_JOBS).map(({ apiKind, sheet }) => [apiKind, sheet]),
) as Record<ImportJob['apiKind'], ImportJob['sheet']>

const isImport = (kind: JobKind): kind is ImportJob['apiKind'] => Object.hasOwn(SHEETS, kind)
