/** An export or import in words: what it is, how it is, how many rows, how long it took. */
import type { JobKind } from '#api/generated/contract.ts'
import { shownCount } from '../charts/shownCount.ts'
import type { OwnJob } from './ownJob.ts'

/** 'Export of observations', 'Check of users.csv', 'Import of users.csv' */
export function jobTitle({
  kind,
  is_check: isCheck,
  file_name: file,
}: Pick<OwnJob, 'kind' | 'is_check' | 'file_name'>): string {
  const exported = EXPORTED[kind]
  if (exported) return `Export of ${exported}`
  return `${isCheck ? 'Check' : 'Import'} of ${file}`
}

/** Below the title: what an import brings, which file an export is. */
export const jobSubject = ({ kind, file_name: file }: Pick<OwnJob, 'kind' | 'file_name'>): string =>
  IMPORTED[kind] ?? file

export type ShownState = 'waiting' | 'running' | 'done' | 'problems' | 'failed' | 'cancelled'

export function shownState({ state, import_result: found }: OwnJob): ShownState {
  if (state === 'DONE' && (found?.error_count ?? 0) > 0) return 'problems'
  return STATES[state]
}

export const STATE_WORDS: Record<ShownState, string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  problems: 'Problems found',
  failed: 'Failed',
  cancelled: 'Cancelled',
}

/** '12,000 of 40,000 rows'; of an import that has been looked through, what it found. */
export function rowsWords(job: OwnJob): string {
  const { state, rows_done: done, rows_total: total, import_result: found } = job
  if (state === 'DONE' && found) return foundWords(found, job.is_check)
  if (state === 'WAITING' && done === 0) return ''
  if (state === 'DONE') return counted(done, 'row')
  if (total !== null) return `${shownCount(done)} of ${counted(total, 'row')}`
  return done > 0 ? counted(done, 'row') : ''
}

/** 'took 2 min 5 s'; of what has not ended nothing. */
export function tookWords({
  created_at: began,
  finished_at: ended,
}: Pick<OwnJob, 'created_at' | 'finished_at'>): string {
  if (!ended) return ''
  const seconds = Math.max(0, Math.round((Date.parse(ended) - Date.parse(began)) / 1_000))
  if (seconds < 1) return 'took less than 1 s'
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  if (hours > 0) return `took ${hours} h ${minutes} min`
  return minutes > 0 ? `took ${minutes} min ${seconds % 60} s` : `took ${seconds} s`
}

/** Where an import of the kind is looked at and confirmed; of an export nowhere. */
export const importPageOf = (kind: JobKind): string | null => IMPORT_PAGES[kind] ?? null

function foundWords(
  { created, updated, unchanged, error_count: problems }: NonNullable<OwnJob['import_result']>,
  isCheck: boolean,
): string {
  if (problems > 0) return counted(problems, 'problem')
  const [toAdd, toUpdate] = isCheck ? ['to add', 'to update'] : ['added', 'updated']
  return [
    `${shownCount(created)} ${toAdd}`,
    `${shownCount(updated)} ${toUpdate}`,
    `${shownCount(unchanged)} unchanged`,
  ].join(', ')
}

const counted = (count: number, noun: string) =>
  `${shownCount(count)} ${count === 1 ? noun : `${noun}s`}`

const STATES: Record<OwnJob['state'], ShownState> = {
  WAITING: 'waiting',
  RUNNING: 'running',
  DONE: 'done',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
}

const EXPORTED: Partial<Record<JobKind, string>> = {
  EXPORT_OBSERVATIONS: 'observations',
  EXPORT_USERS: 'users',
}

const IMPORTED: Partial<Record<JobKind, string>> = {
  IMPORT_DEPARTMENTS: 'Departments',
  IMPORT_LOCATIONS: 'Locations',
  IMPORT_USERS: 'Users',
  IMPORT_EMPLOYEE_IDS: 'Employee IDs',
}

const IMPORT_PAGES: Partial<Record<JobKind, string>> = {
  IMPORT_DEPARTMENTS: '/departments/importDepartments',
  IMPORT_LOCATIONS: '/locations/importLocations',
  IMPORT_USERS: '/users/importUsers',
  IMPORT_EMPLOYEE_IDS: '/users/importUsers/employeeIds',
}
