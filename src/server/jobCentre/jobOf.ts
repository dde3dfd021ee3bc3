/** A row of the queue as its asker sees it. */
import type { ImportResult, Job } from '#api/generated/contract.ts'
import type { JobKind, JobState } from '#api/generated/contract.ts'
import type { ProcessingState } from '#domain/enumerations.ts'
import type { JobState as RowState, PersonalJob } from '#domain/jobs/jobKinds.ts'
import type { RequestContext } from '../graphql/context.ts'
import type { PersonalJobRow } from './jobCentreQueries.ts'

export async function jobOf(
  { files, now }: Pick<RequestContext, 'files' | 'now'>,
  row: PersonalJobRow,
): Promise<Job> {
  const { id, payload, state, progress, rows_done, rows_total, client } = row
  const isKept = row.files_until !== null && row.files_until > now()
  const downloadName = fileNameOf(row)
  return {
    id,
    kind: KINDS[row.kind],
    status: STATUS[state],
    state: state.toUpperCase() as JobState,
    progress,
    rows_done,
    rows_total,
    error: state === 'cancelled' ? 'It was cancelled.' : row.error,
    url:
      row.file && isKept
        ? await files.signedGetUrl(row.file, { expiresInSeconds: LINK_SECONDS, downloadName })
        : null,
    file_name: payload.fileName,
    available_until: isKept ? (row.files_until?.toISOString() ?? null) : null,
    format: payload.format ?? null,
    is_check: payload.check ?? false,
    import_result: row.result as ImportResult | null,
    client,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }
}

/** Long enough for whoever has just seen it; the next look gives another. */
const LINK_SECONDS = 15 * 60

const KINDS: Record<PersonalJob, JobKind> = {
  exportObservations: 'EXPORT_OBSERVATIONS',
  exportUsers: 'EXPORT_USERS',
  importDepartments: 'IMPORT_DEPARTMENTS',
  importLocations: 'IMPORT_LOCATIONS',
  importUsers: 'IMPORT_USERS',
  importEmployeeIds: 'IMPORT_EMPLOYEE_IDS',
}

const STATUS: Record<RowState, ProcessingState> = {
  waiting: 'IN_PROGRESS',
  running: 'IN_PROGRESS',
  done: 'COMPLETE',
  failed: 'FAILED',
  cancelled: 'FAILED',
}

/** Of an import the file holds the rows with problems. */
function fileNameOf({ kind, payload }: PersonalJobRow): string {
  if (kind === 'exportObservations' || kind === 'exportUsers') return payload.fileName
  return `${payload.fileName.replace(/\.[^.]*$/, '')} - problems.csv`
}
