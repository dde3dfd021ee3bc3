/** The mail that an export is ready, as long as its file is kept. */
import { dayOf, wallClock } from '#domain/dates.ts'
import type { ExportJob } from '#domain/jobs/jobKinds.ts'
import { dayInWords } from '#domain/schedule/periodInWords.ts'
import type { PersonalPayload } from '../jobs/personalPayload.ts'
import type { Job } from '../jobs/job.ts'
import type { Database } from '../db/database.ts'
import type { WriteMail } from '../mail/mailWriters.ts'
import { readExportedClient } from './exportedClientQueries.ts'

export const exportFinished: WriteMail<'exportFinished'> = async (job, { db, now }, receiver) => {
  const ended = await readExport(db, job)
  const until = ended?.files_until
  if (!ended?.file || !until || until <= now()) return 'The file is no longer kept.'
  const { clientId } = ended.payload
  const client = await readExportedClient(db, clientId)
  return {
    values: {
      firstname: receiver.firstname,
      company: client.company_name,
      what: WHAT[ended.kind],
      count: ended.rows_done === 1 ? '1 row' : `${ended.rows_done.toLocaleString('en-GB')} rows`,
      until: minuteInWords(until, client.time_zone),
    },
    path: `/jobs?clientId=${clientId}`,
  }
}

const WHAT: Record<ExportJob, string> = { exportObservations: 'observations', exportUsers: 'users' }

interface EndedExport {
  kind: ExportJob
  payload: PersonalPayload
  rows_done: number
  file: string | null
  files_until: Date | null
}

/** What the mail is about; null: it is not theirs. */
async function readExport(
  db: Database,
  { clientId, userId, subjectId }: Job,
): Promise<EndedExport | null> {
  const rows = await db.read({ clientId }, (tables) =>
    tables
      .from('jobs')
      .select(['kind', 'payload', 'rows_done', 'file', 'files_until'])
      .where('id', '=', subjectId)
      .where('user_id', '=', userId),
  )
  return (rows[0] as EndedExport | undefined) ?? null
}

/** '29 Nov 2026, 14:05' */
function minuteInWords(instant: Date, timeZone: string): string {
  const { hour, minute } = wallClock(instant, timeZone)
  const [h, min] = [hour, minute].map((figure) => String(figure).padStart(2, '0'))
  return `${dayInWords(dayOf(instant, timeZone))}, ${h}:${min}`
}
