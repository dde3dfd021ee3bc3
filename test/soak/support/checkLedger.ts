/** Compares the database with what was acknowledged, and looks for half of what is written together. */
import type { Installation } from './installation.ts'
import type { Ledger } from './writers.ts'

/** Returns a sentence for each fault. No product may run on the embedded engine. */
export async function checkLedger(
  { query }: Pick<Installation, 'query'>,
  ledger: Ledger,
): Promise<string[]> {
  const faults = [...new Set(ledger.faults)]
  const stored = await query<{ id: string; video_id: string; notes: string }>(
    `select id, video_id, notes from observations where notes like 'soak %' and deleted_at is null`,
  )
  const byNote = new Map(stored.map((row) => [row.notes, row]))
  const twice = stored.length - byNote.size
  if (twice > 0) faults.push(`${twice} observations were written twice.`)
  const lost = [...ledger.observations].filter(([note, { id, videoId }]) => {
    const row = byNote.get(note)
    return row?.id !== id || row.video_id !== videoId
  })
  if (lost.length > 0) faults.push(`${lost.length} acknowledged observations are lost.`)
  const requests = await query<{ subject: string }>(
    `select distinct payload->>'subject' as subject from jobs where kind = 'mail.helpRequest'`,
  )
  const subjects = new Set(requests.map(({ subject }) => subject))
  const lostRequests = ledger.helpRequests.filter((subject) => !subjects.has(subject))
  if (lostRequests.length > 0)
    faults.push(`${lostRequests.length} acknowledged help requests are lost.`)
  for (const [fault, sql] of Object.entries(HALVES)) {
    const [row] = await query<{ count: number }>(
      `select count(*)::int as count from (${sql}) found`,
    )
    if (row && row.count > 0) faults.push(`${row.count} ${fault}.`)
  }
  return faults
}

const HALVES = {
  'observations have no entry in the audit log': `select from observations o where o.notes like 'soak %'
    and not exists (select from audit_log a where a.client_id = o.client_id
      and a.record_id = o.id and a.action = 'CREATE' and a.entity = 'observations')`,
  'entries of the audit log are about observations that are not there': `select from audit_log a
    where a.entity = 'observations' and a.action = 'CREATE'
    and not exists (select from observations o where o.client_id = a.client_id and o.id = a.record_id)`,
  'observations have no video': `select from observations o where not exists
    (select from videos v where v.client_id = o.client_id and v.id = o.video_id)`,
  'incorrect observations have no check for an alert': `select from observations o
    where o.notes like 'soak %' and o.technique = 'incorrect' and o.observee_id is not null
    and not exists (select from jobs j where j.client_id = o.client_id
      and j.kind = 'alertOfBadLifts' and j.occurrence like o.id || '/%')`,
  'help requests have one of their two mails only': `select subject_id from jobs
    where kind in ('mail.helpRequest', 'mail.helpRequestCopy')
    group by client_id, subject_id having count(*) <> 2`,
  'idempotency keys name a result that is not there': `select from idempotency_keys k
    where (k.operation = 'createObservation'
        and not exists (select from observations o where o.client_id = k.client_id and o.id = k.result_id))
      or (k.operation = 'uploadVideo'
        and not exists (select from videos v where v.client_id = k.client_id and v.id = k.result_id))`,
  'audit chains are broken': `select from clients c where audit_breaks(c.id, 1, null) is not null`,
}
