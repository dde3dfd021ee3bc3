/** Conditions of legal holds and of recordings. */
import { lockUntilCommit } from '../../platform/db/advisoryLock.ts'
import type { TenantFilter, Transaction } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** A hold is not placed while a batch is removed, and the other way round. */
export const lockHolds = (transaction: Transaction, clientId: string): Promise<void> =>
  lockUntilCommit(transaction, { clientId, name: 'legal holds' })

/** Renders whether a hold covers the observation `o`: its client, itself, who was observed or who observed. */
export const isHeld = (tenantFilter: TenantFilter): Sql<boolean> =>
  sql`exists (select from legal_holds h where ${tenantFilter('h')} and h.client_id = o.client_id
    and h.ended_at is null and h.subject_id in (o.client_id, o.id, o.user_id, o.observee_id))`

/** Tells whether a hold covers the observation. */
export async function isUnderHold(
  transaction: Transaction,
  observationId: string,
): Promise<boolean> {
  const held = await transaction.sql<{ id: string }>(
    (tenantFilter) => sql`select o.id from observations o
        where ${tenantFilter('o')} and o.id = ${observationId} and ${isHeld(tenantFilter)}`,
  )
  return held.length > 0
}

/** Renders whether the video `v` has anything of a recording. */
export const hasRecording = (tenantFilter: TenantFilter): Sql<boolean> =>
  sql`(v.recording_removed_at is null and (v.file_location is not null or v.raw_file_location is not null
    or exists (select from video_keypoints k
      where ${tenantFilter('k')} and k.client_id = v.client_id and k.video_id = v.id)))`
