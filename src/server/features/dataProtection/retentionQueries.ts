/** SQL of retention: what is due, what a legal hold covers, and counts for a preview. */
import { DAY_MS } from '#domain/dates.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { hasRecording, isHeld } from '../../context/retention/heldRecords.ts'

export interface RetentionSettings {
  /** null: kept without limit. */
  recording_retention_days: number | null
  observation_retention_days: number | null
}

/** Returns null if the client does not exist. A deleted client's data is removed too. */
export async function readRetention(
  db: Database,
  clientId: string,
): Promise<RetentionSettings | null> {
  const [client] = await db.read({ clientId }, (tables) =>
    tables.from('clients').select(['recording_retention_days', 'observation_retention_days']),
  )
  return client ?? null
}

/** Condition of the clients `client` that keep something for a limited time, or have files of removed recordings. */
export const HAS_RETENTION = sql<boolean>`(client.recording_retention_days is not null
  or client.observation_retention_days is not null
  or exists (select from videos video where video.client_id = client.id and video.recording_removed_at is not null
    and (video.file_location is not null or video.raw_file_location is not null)))`

export interface DueCount {
  count: number
  /** The oldest of `count` and `held`. */
  oldest: string | null
  /** Due, but under a legal hold. */
  held: number
}

/** `before`: exclusive; null: nothing is due. */
export async function countDueRecordings(
  db: Database,
  clientId: string,
  before: Date | null,
): Promise<DueCount> {
  return countDue(db, clientId, before, (tenantFilter) => ({
    join: sql`join videos video on ${tenantFilter('video')} and video.client_id = observation.client_id and video.id = observation.video_id`,
    isDue: hasRecording(tenantFilter),
  }))
}

export async function countDueObservations(
  db: Database,
  clientId: string,
  before: Date | null,
): Promise<DueCount> {
  return countDue(db, clientId, before, () => ({
    join: sql``,
    isDue: sql`observation.pseudonymised_at is null`,
  }))
}

async function countDue(
  db: Database,
  clientId: string,
  before: Date | null,
  due: (tenantFilter: TenantFilter) => { join: Sql; isDue: Sql },
): Promise<DueCount> {
  if (before === null) return NOTHING_DUE
  const [row] = await db.sql<Omit<DueCount, 'oldest'> & { oldest: Date | null }>(
    { clientId },
    (tenantFilter) => {
      const { join, isDue } = due(tenantFilter)
      return sql`select (count(*) filter (where not due.held))::int as count, min(due.date) as oldest,
          (count(*) filter (where due.held))::int as held
        from (select observation.date, ${isHeld(tenantFilter)} as held from observations observation ${join}
          where ${tenantFilter('observation')} and observation.date < ${before} and ${isDue}) due`
    },
  )
  return row ? { ...row, oldest: row.oldest?.toISOString() ?? null } : NOTHING_DUE
}

const NOTHING_DUE: DueCount = { count: 0, oldest: null, held: 0 }

/** null days: kept without limit. */
export const retentionCutoff = (days: number | null | undefined, now: Date): Date | null =>
  days ? new Date(now.getTime() - days * DAY_MS) : null
