/** Builds the mail about a finished export that took long, while its file is kept. */
import { localDayOf, wallClock } from '#domain/dates.ts'
import { EXPORT_JOBS, type ExportJobKind } from '#domain/jobs/jobKinds.ts'
import { formatPeriodDay } from '#domain/charts/summaryPeriods.ts'
import type { QueuedJob } from '../../platform/queue/queue.ts'
import type { Database } from '../../platform/db/database.ts'
import type { UserJobPayload } from '../jobs/userJobQueries.ts'
import { defineMail } from '../mails/mailContent.ts'
import { readExportedClient } from './writeExport.ts'

export const exportFinished = defineMail({
  kind: 'exportFinished',
  build: async (job, { db, now }, recipient) => {
    const finished = await readFinishedExport(db, job)
    const expiresAt = finished?.files_until
    if (!finished?.file || !expiresAt || expiresAt <= now()) return 'The file has expired.'
    const durationMs = Number(finished.finished_at) - Number(finished.created_at)
    if (durationMs < MIN_DURATION_MS) return 'The export took less than a minute.'
    const { clientId } = finished.payload
    const client = await readExportedClient(db, clientId)
    return {
      values: {
        firstname: recipient.firstname,
        company: client.company_name,
        what: EXPORT_JOBS[finished.kind].records,
        count: finished.rows_done.toLocaleString('en-GB'),
        until: minuteText(expiresAt, client.time_zone),
      },
      path: `/jobs?clientId=${clientId}`,
    }
  },
})

/** Who waited less has the page still open. */
const MIN_DURATION_MS = 60_000

interface FinishedExport {
  kind: ExportJobKind
  payload: UserJobPayload
  rows_done: number
  file: string | null
  files_until: Date | null
  created_at: Date
  finished_at: Date | null
}

/** Returns null if the export does not belong to the recipient. */
async function readFinishedExport(
  db: Database,
  { clientId, userId, subjectId }: QueuedJob,
): Promise<FinishedExport | null> {
  const rows = await db.read({ clientId }, (tables) =>
    tables
      .from('jobs')
      .select(['kind', 'payload', 'rows_done', 'file', 'files_until', 'created_at', 'finished_at'])
      .where('id', '=', subjectId)
      .where('user_id', '=', userId),
  )
  return (rows[0] as FinishedExport | undefined) ?? null
}

/** Formats an instant like '29 Nov 2026, 14:05'. */
function minuteText(instant: Date, timeZone: string): string {
  const { hour, minute } = wallClock(instant, timeZone)
  const [h, min] = [hour, minute].map((figure) => String(figure).padStart(2, '0'))
  return `${formatPeriodDay(localDayOf(instant, timeZone))}, ${h}:${min}`
}
