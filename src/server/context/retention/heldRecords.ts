/** Conditions of legal holds and of recordings. */
import { lockUntilCommit } from '../../platform/db/advisoryLock.ts'
import type { TenantFilter, Transaction } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** A hold is not placed while a batch is removed, and the other way round. */
export const lockHolds = (transaction: Transaction, clientId: string): Promise<void> =>
  lockUntilCommit(transaction, { clientId, name: 'legal holds' })

/** Renders whether a hold covers the observation `observation`: its client, itself, who was observed or who observed. */
export const isHeld = (tenantFilter: TenantFilter): Sql<boolean> =>
  sql`exists (select from legal_holds hold where ${tenantFilter('hold')} and hold.client_id = observation.client_id
    and hold.ended_at is null and hold.subject_id in (observation.client_id, observation.id, observation.user_id, observation.observee_id))`

/** Tells whether a hold covers the observation. */
export async function isUnderHold(
  transaction: Transaction,
  observationId: string,
): Promise<boolean> {
  const held = await transaction.sql<{ id: string }>(
    (tenantFilter) => sql`select observation.id from observations observation
        where ${tenantFilter('observation')} and observation.id = ${observationId} and ${isHeld(tenantFilter)}`,
  )
  return held.length > 0
}

/** Renders whether the video `video` has anything of a recording. */
export const hasRecording = (tenantFilter: TenantFilter): Sql<boolean> =>
  sql`(video.recording_removed_at is null and (video.file_location is not null or video.raw_file_location is not null
    or exists (select from video_keypoints keypoint
      where ${tenantFilter('keypoint')} and keypoint.client_id = video.client_id and keypoint.video_id = video.id)))`
