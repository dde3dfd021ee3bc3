/**
 * Daily job of each client that limits retention: removes old recordings and pseudonymises old observations, in
 * batches. What a legal hold covers stays. After an interruption the next run continues.
 */
import type { AuditActor } from '../../context/audit/audit.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { dailySchedule } from '../../platform/queue/dailySchedule.ts'
import { defineJob, type JobServices } from '../../platform/queue/queue.ts'
import { type DueObservation, pseudonymiseObservations } from './pseudonymiseObservations.ts'
import { pseudonymsOf } from './pseudonyms.ts'
import { deleteRemovedFiles, markRecordingsRemoved } from './removeRecordings.ts'
import { hasRecording, isHeld, lockHolds } from '../../context/retention/heldRecords.ts'
import { HAS_RETENTION, readRetention, retentionCutoff } from './retentionQueries.ts'

/** Observations of one transaction. */
const BATCH = 200

export const applyRetention = defineJob({
  kind: 'applyRetention',
  handler: async ({ id, clientId }, parts) => {
    const { db, settings, now } = parts
    const client = await readRetention(db, clientId)
    if (!client) return { state: 'cancelled', reason: 'The client does not exist.' }
    const actor: AuditActor = { session: null, requestId: id, now }
    const { recording_retention_days: recordingDays, observation_retention_days: observationDays } =
      client
    const recordings = await runInBatches(parts, clientId, {
      before: retentionCutoff(recordingDays, now()),
      ofRecordings: true,
      apply: (transaction, due) =>
        markRecordingsRemoved(transaction, actor, {
          clientId,
          videos: videosOf(due),
          recordingDays,
        }),
    })
    const pseudonymOf = pseudonymsOf(settings.pseudonymSecret, clientId)
    const observations = await runInBatches(parts, clientId, {
      before: retentionCutoff(observationDays, now()),
      ofRecordings: false,
      apply: async (transaction, due) => {
        await markRecordingsRemoved(transaction, actor, {
          clientId,
          videos: videosOf(due),
          recordingDays: observationDays,
        })
        await pseudonymiseObservations(transaction, actor, { clientId, due, pseudonymOf })
      },
    })
    await deleteRemovedFiles(parts, clientId)
    return { state: 'done', artifacts: { result: { recordings, observations } } }
  },
})

const videosOf = (due: readonly DueObservation[]): string[] =>
  due.flatMap(({ video_id }) => video_id ?? [])

interface DueWork {
  /** Exclusive; null: nothing is due. */
  before: Date | null
  ofRecordings: boolean
  apply: (transaction: Transaction, due: readonly DueObservation[]) => Promise<void>
}

/** Returns the number of observations. Live and deleted ones are read through an index each, oldest first. */
async function runInBatches(
  { db, progress }: Pick<JobServices, 'db' | 'progress'>,
  clientId: string,
  { before, ofRecordings, apply }: DueWork,
): Promise<number> {
  if (before === null) return 0
  let done = 0
  for (const status of [
    sql`observation.deleted_at is null`,
    sql`observation.deleted_at is not null`,
  ]) {
    let after = OLDEST
    for (;;) {
      const batch = { after, before, ofRecordings, status }
      const due = await runBatch(db, clientId, batch, apply)
      const last = due.at(-1)
      if (!last) break
      done += due.length
      after = { date: last.date.toISOString(), id: last.id }
      await progress({ done, total: null })
    }
  }
  return done
}

const OLDEST = { date: '-infinity', id: '00000000-0000-0000-0000-000000000000' }

interface Batch extends Pick<DueWork, 'ofRecordings'> {
  before: Date
  after: { date: string; id: string }
  status: Sql
}

function runBatch(
  db: Database,
  clientId: string,
  { before, after, ofRecordings, status }: Batch,
  apply: DueWork['apply'],
): Promise<DueObservation[]> {
  return db.write({ clientId }, async (transaction) => {
    await lockHolds(transaction, clientId)
    const due = await transaction.sql<DueObservation>((tenantFilter) => {
      const isDue = ofRecordings
        ? sql`exists (select from videos video where ${tenantFilter('video')} and video.client_id = observation.client_id
              and video.id = observation.video_id and ${hasRecording(tenantFilter)})`
        : sql`observation.pseudonymised_at is null`
      return sql`select observation.id, observation.date, observation.observee_id, observation.unlinked_observee_name,
            observation.unlinked_observee_employee_id, observation.video_id
          from observations observation
          where ${tenantFilter('observation')} and ${status} and observation.date < ${before}
            and (observation.date, observation.id) > (${after.date}::timestamptz, ${after.id}::uuid)
            and ${isDue} and not ${isHeld(tenantFilter)}
          order by observation.date, observation.id limit ${sql.lit(BATCH)} for no key update of observation`
    })
    if (due.length > 0) await apply(transaction, due)
    return due
  })
}

/** Runs every day at 03:00 in the client's time zone. */
export const scheduleRetention = dailySchedule({
  kind: 'applyRetention',
  hour: 3,
  clients: HAS_RETENTION,
})
