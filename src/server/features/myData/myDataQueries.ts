/** Reads what is held about the signed-in person, for their page: counts, and the newest of each kind. */
import type { MyData } from '#api/generated/contract.ts'
import { notFound } from '#domain/errors.ts'
import type { Role } from '#domain/roles.ts'
import { readPeopleById } from '../../context/people/peopleById.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export async function readMyData(db: Database, access: Access): Promise<MyData> {
  const [counts, observations, views, signIns, mails, campaigns] = await Promise.all([
    readCounts(db, access),
    readObservations(db, access),
    readViews(db, access),
    readSignIns(db, access),
    readMails(db, access),
    readCampaigns(db, access),
  ])
  return {
    ...counts,
    observations,
    recording_views: views,
    sign_ins: signIns,
    mails,
    campaigns,
  }
}

type Counts = Pick<
  MyData,
  | 'observed_count'
  | 'made_count'
  | 'recording_count'
  | 'recording_retention_days'
  | 'observation_retention_days'
>

async function readCounts(db: Database, { clientId, userId }: Access): Promise<Counts> {
  const [row] = await db.sql<Counts>(
    { clientId },
    (tenantFilter) => sql`select
        (select count(*)::int from observations observation where ${tenantFilter('observation')}
          and observation.observee_id = ${userId}) as observed_count,
        (select count(*)::int from observations observation where ${tenantFilter('observation')}
          and observation.user_id = ${userId}) as made_count,
        (select count(*)::int from observations observation join videos video on video.client_id = observation.client_id
          and video.id = observation.video_id
          where ${tenantFilter('observation')} and observation.observee_id = ${userId}
            and (video.file_location is not null or video.raw_file_location is not null)) as recording_count,
        client.recording_retention_days, client.observation_retention_days
        from clients client where ${tenantFilter('client')}`,
  )
  if (!row) throw notFound()
  return row
}

const readObservations = async (db: Database, access: Access): Promise<MyData['observations']> => {
  const rows = await db.sql<Omit<MyData['observations'][number], 'date'> & { date: Date }>(
    { clientId: access.clientId },
    (
      tenantFilter,
    ) => sql`select observation.id, observation.date, observation.technique, observation.review_type, task.name as task_name,
          (video.file_location is not null or video.raw_file_location is not null) is true as has_recording,
          video.model_hash, video.thresholds_version, ${visibleObservation(access, 'observation')} as is_visible
        from observations observation
        join tasks task on task.client_id = observation.client_id and task.id = observation.task_id
        left join videos video on video.client_id = observation.client_id and video.id = observation.video_id
        where ${tenantFilter('observation')} and observation.observee_id = ${access.userId}
        order by observation.date desc, observation.id desc limit 10`,
  )
  return rows.map((row) => ({ ...row, date: row.date.toISOString() }))
}

async function readViews(
  db: Database,
  { clientId, userId }: Access,
): Promise<MyData['recording_views']> {
  const rows = await db.sql<{
    observation_id: string
    user_id: string
    role: Role
    viewed_at: Date
  }>(
    { clientId },
    (
      tenantFilter,
    ) => sql`select observation.id as observation_id, viewing.user_id, viewing.role, viewing.viewed_at
        from observations observation join recording_views viewing on viewing.client_id = observation.client_id
          and viewing.video_id = observation.video_id
        where ${tenantFilter('observation')} and observation.observee_id = ${userId} and viewing.user_id <> ${userId}
        order by viewing.viewed_at desc limit 20`,
  )
  const personOf = await readPeopleById(
    db,
    rows.map(({ user_id }) => user_id),
  )
  return rows.map(({ user_id, viewed_at, ...row }) => ({
    ...row,
    user: personOf(user_id),
    viewed_at: viewed_at.toISOString(),
  }))
}

async function readSignIns(
  db: Database,
  { clientId, userId }: Access,
): Promise<MyData['sign_ins']> {
  const rows = await db.sql<{ at: Date; outcome: string | null }>(
    { clientId },
    (tenantFilter) => sql`select entry.at, entry.after->>'outcome' as outcome from audit_log entry
        where ${tenantFilter('entry')} and entry.entity = 'users' and entry.record_id = ${userId} and entry.action = 'LOGIN'
        order by entry.position desc limit 10`,
  )
  return rows.map(({ at, outcome }) => ({ at: at.toISOString(), outcome: outcome ?? 'ok' }))
}

async function readMails(db: Database, { clientId, userId }: Access): Promise<MyData['mails']> {
  const rows = await db.sql<{ at: Date; kind: string }>(
    { clientId },
    (tenantFilter) => sql`select job.finished_at as at, substr(job.kind, 6) as kind from jobs job
        where ${tenantFilter('job')} and job.user_id = ${userId} and job.kind like 'mail.%' and job.state = 'done'
        order by job.finished_at desc limit 10`,
  )
  return rows.map(({ at, kind }) => ({ at: at.toISOString(), kind }))
}

async function readCampaigns(
  db: Database,
  { clientId, userId }: Access,
): Promise<MyData['campaigns']> {
  return db.sql<MyData['campaigns'][number]>(
    { clientId },
    (tenantFilter) => sql`select campaign.id, campaign.name, campaign.deleted_at
        from campaign_users cu join campaigns campaign on campaign.client_id = cu.client_id and campaign.id = cu.campaign_id
        where ${tenantFilter('cu')} and cu.user_id = ${userId} and campaign.deleted_at is null
        order by campaign.name, campaign.id`,
  )
}
