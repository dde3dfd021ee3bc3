/** Builds the mail about a finished export that took long, while its file is kept. */
import type { ExportJobKind } from '#domain/jobs/jobKinds.ts'
import type { QueuedJob } from '../../platform/queue/queue.ts'
import type { Database } from '../../platform/db/database.ts'
import type { UserJobPayload } from '../jobs/userJobQueries.ts'
import { defineMail } from '../mails/mailContent.ts'
import { mailMinute } from '../mails/mailDates.ts'
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
    const { t } = recipient.texts
    const client = await readExportedClient(db, clientId)
    return {
      values: {
        company: client.company_name,
        what: t(`mailFigures.exported.${finished.kind}`),
        count: t('mailParts.rows', { count: finished.rows_done }),
        until: mailMinute(recipient.texts, expiresAt, client.time_zone),
      },
      path: `/jobs?clientId=${clientId}`,
    }
  },
})

/** A person who waited less still has the page open. */
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
