/** Reads, counts and marks a person's own notifications. */
import type { Notification } from '#api/generated/contract.ts'
import { LEGAL_HOLD_SUBJECTS, type NotificationKind } from '#domain/enumerations.ts'
import { notFound } from '#domain/errors.ts'
import { isUserJobKind, USER_JOBS } from '#domain/jobs/jobKinds.ts'
import type { Translate } from '#texts/keys.ts'
import { fullName, limitOffset } from '../../context/listSql/listSql.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import {
  visibleCampaign,
  visibleFollowUp,
  visibleObservation,
  visibleTaskAction,
} from '../../context/visibility/visibility.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Person whose notifications these are. */
interface NotificationOwner {
  clientId: string
  userId: string
}

/**
 * Returns the newest first. A campaign deleted since then still has its name; what the reader no longer sees is named
 * in general words.
 */
export async function readNotifications(
  db: Database,
  access: Access,
  { t, ...rows }: { skip: number; take: number; t: Translate },
): Promise<Notification[]> {
  const { clientId, userId } = access
  const notifications = await db.read<NotificationRow>({ clientId }, (tables) =>
    tables.sql(
      (
        tenantFilter,
      ) => sql`select n.id, n.kind, n.created_at, n.read_at, n.subject_id, n.occurrence, n.payload,
          k.name as campaign, j.kind as job, coalesce(t.name, l.name) as task,
          ${fullName('s')} as person
        from notifications n
        left join campaigns k on n.kind = 'CAMPAIGN_REMINDER'
          and k.client_id = n.client_id and k.id = n.subject_id
          and ${visibleCampaign(access, 'k', tenantFilter)}
        left join jobs j on n.kind in ('JOB_COMPLETE', 'JOB_FAILED')
          and j.client_id = n.client_id and j.id = n.subject_id and j.user_id = n.user_id
        left join observations o on n.kind = any(${ABOUT_OBSERVATIONS}::text[])
          and o.client_id = n.client_id and o.id = n.subject_id and ${visibleObservation(access, 'o')}
        left join follow_ups f on starts_with(n.kind, 'FOLLOW_UP_') and f.client_id = n.client_id
          and f.id = n.subject_id and ${visibleFollowUp(access, 'f', tenantFilter)}
        left join task_actions a on starts_with(n.kind, 'TASK_ACTION_') and a.client_id = n.client_id
          and a.id = n.subject_id and ${visibleTaskAction(access, 'a', tenantFilter)}
        left join locations l on l.client_id = n.client_id and l.id = a.location_id
        left join tasks t on t.client_id = n.client_id and t.id = coalesce(o.task_id, f.task_id, a.task_id)
        left join users s on n.kind = 'LEGAL_HOLD_ENDED' and s.client_id = n.client_id
          and s.id = n.subject_id and ${visibleUser(access, 's', tenantFilter)}
        where ${tenantFilter('n')} and n.user_id = ${userId}
        order by n.created_at desc, n.id desc ${limitOffset(rows)}`,
    ),
  )
  return notifications.map((row) => toNotification(row, t))
}

/** Kinds whose subject is, or may be, an observation. */
const ABOUT_OBSERVATIONS: readonly NotificationKind[] = [
  'RESULT_CONTESTED',
  'CONTEST_ANSWERED',
  'LEGAL_HOLD_ENDED',
  'CALIBRATION_WAITING',
  'COMMENT_MENTION',
  'COMMENT_REPLY',
]

export async function countNotifications(
  db: Database,
  { clientId, userId }: NotificationOwner,
  unreadOnly: boolean,
): Promise<number> {
  const [row] = await db.read<{ total: number }>({ clientId }, (tables) =>
    tables.sql(
      (tenantFilter) => sql`select count(*)::int as total from notifications n
        where ${tenantFilter('n')} and n.user_id = ${userId}
          ${unreadOnly ? sql`and n.read_at is null` : sql``}`,
    ),
  )
  return row?.total ?? 0
}

/** Keeps the earlier time of notifications already read. NOT_FOUND, without marking any, if one is not the person's. */
export async function markRead(
  db: Database,
  { clientId, userId }: NotificationOwner,
  { ids, at }: { ids: readonly string[]; at: Date },
): Promise<void> {
  if (ids.length === 0) return
  await db.write({ clientId }, async (transaction) => {
    const marked = await transaction.run((tables) =>
      tables
        .update('notifications')
        .set((update) => ({ read_at: update.fn.coalesce('read_at', update.val(at)) }))
        .where('user_id', '=', userId)
        .where('id', 'in', ids)
        .returning('id'),
    )
    if (marked.length < ids.length) throw notFound()
  })
}

interface NotificationRow {
  id: string
  kind: NotificationKind
  created_at: Date
  read_at: Date | null
  subject_id: string
  occurrence: string
  payload: unknown
  campaign: string | null
  job: string | null
  /** The observation's or follow-up's; the action's task or place. */
  task: string | null
  person: string | null
}

function toNotification({ payload, ...row }: NotificationRow, t: Translate): Notification {
  const { owed, end_date, reason, subject } = payload as Partial<Record<string, unknown>>
  return {
    id: row.id,
    kind: row.kind,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
    subject_id: row.subject_id,
    subject_name: subjectNameOf(row, t),
    owed: typeof owed === 'number' ? owed : null,
    end_date: typeof end_date === 'string' ? end_date : null,
    reason: typeof reason === 'string' ? reason : null,
    hold_subject: LEGAL_HOLD_SUBJECTS.find((known) => known === subject) ?? null,
    comment_id: row.kind.startsWith('COMMENT_') ? row.occurrence : null,
  }
}

function subjectNameOf(row: Omit<NotificationRow, 'payload'>, t: Translate): string {
  const { kind, campaign, job, task, person } = row
  if (kind === 'CAMPAIGN_REMINDER') return campaign ?? t('notifications.unseen.campaign')
  if (kind === 'LEGAL_HOLD_ENDED') return person ?? task ?? t('notifications.unseen.record')
  if (ABOUT_OBSERVATIONS.includes(kind)) return task ?? t('notifications.unseen.observation')
  if (kind.startsWith('FOLLOW_UP_')) return task ?? t('notifications.unseen.followUp')
  if (kind.startsWith('TASK_ACTION_')) return task ?? t('notifications.unseen.taskAction')
  // Null, or of another version of the server.
  return job !== null && isUserJobKind(job)
    ? t(`jobs.titles.${USER_JOBS[job].apiKind}`)
    : t('notifications.backgroundTask')
}
