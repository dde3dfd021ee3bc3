/** Reads, counts and marks a person's own notifications. */
import type { Notification } from '#api/generated/contract.ts'
import {
  LEGAL_HOLD_SUBJECTS,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '#domain/enumerations.ts'
import { notFound } from '#domain/errors.ts'
import { isUserJobKind, USER_JOBS } from '#domain/jobs/jobKinds.ts'
import type { Translate } from '#texts/keys.ts'
import { countRows, fullName, limitOffset } from '../../context/listSql/listSql.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import {
  visibleCampaign,
  visibleFollowUp,
  visibleObservation,
  visibleTaskAction,
} from '../../context/visibility/visibility.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

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
  const notifications = await db.sql<NotificationRow>(
    { clientId },
    (
      tenantFilter,
    ) => sql`select notification.id, notification.kind, notification.created_at, notification.read_at, notification.subject_id,
      notification.occurrence as cause, notification.payload,
          campaign.name as campaign, job.kind as job, coalesce(task.name, location.name) as task,
          ${fullName('sender')} as person
        from notifications notification
        left join campaigns campaign on ${isAbout('campaign')}
          and campaign.client_id = notification.client_id and campaign.id = notification.subject_id
          and ${visibleCampaign(access, 'campaign', tenantFilter)}
        left join jobs job on ${isAbout('job')}
          and job.client_id = notification.client_id and job.id = notification.subject_id and job.user_id = notification.user_id
        left join observations observation on ${isAbout('observation', 'record')}
          and observation.client_id = notification.client_id and observation.id = notification.subject_id
            and ${visibleObservation(access, 'observation')}
        left join follow_ups follow_up on ${isAbout('followUp')} and follow_up.client_id = notification.client_id
          and follow_up.id = notification.subject_id and ${visibleFollowUp(access, 'follow_up', tenantFilter)}
        left join task_actions action on ${isAbout('taskAction')} and action.client_id = notification.client_id
          and action.id = notification.subject_id and ${visibleTaskAction(access, 'action', tenantFilter)}
        left join locations location on location.client_id = notification.client_id and location.id = action.location_id
        left join tasks task on task.client_id = notification.client_id and task.id = coalesce(observation.task_id,
          follow_up.task_id, action.task_id)
        left join users sender on ${isAbout('record')} and sender.client_id = notification.client_id
          and sender.id = notification.subject_id and ${visibleUser(access, 'sender', tenantFilter)}
        where ${tenantFilter('notification')} and notification.user_id = ${userId}
        order by notification.created_at desc, notification.id desc ${limitOffset(rows)}`,
  )
  return notifications.map((row) => toNotification(row, t))
}

type Subject = 'campaign' | 'followUp' | 'job' | 'observation' | 'record' | 'taskAction'

/** Subject of each kind; `record`: a person, an observation or the client. */
const SUBJECTS: Readonly<Record<NotificationKind, Subject>> = {
  CAMPAIGN_REMINDER: 'campaign',
  JOB_COMPLETE: 'job',
  JOB_FAILED: 'job',
  RESULT_CONTESTED: 'observation',
  CONTEST_ANSWERED: 'observation',
  LEGAL_HOLD_ENDED: 'record',
  CALIBRATION_WAITING: 'observation',
  COMMENT_MENTION: 'observation',
  COMMENT_REPLY: 'observation',
  FOLLOW_UP_OPENED: 'followUp',
  FOLLOW_UP_TO_COACH: 'followUp',
  FOLLOW_UP_UNCOACHED: 'followUp',
  FOLLOW_UP_COACHED: 'followUp',
  FOLLOW_UP_REOPENED: 'followUp',
  FOLLOW_UP_CLOSED: 'followUp',
  FOLLOW_UP_OVERDUE: 'followUp',
  TASK_ACTION_GIVEN: 'taskAction',
  TASK_ACTION_OVERDUE: 'taskAction',
}

/** Renders whether the alias `notification` is about one of these. */
const isAbout = (...subjects: Subject[]): Sql<boolean> =>
  sql`notification.kind = any(${NOTIFICATION_KINDS.filter((kind) => subjects.includes(SUBJECTS[kind]))}::text[])`

export const countNotifications = (
  db: Database,
  { clientId, userId }: NotificationOwner,
  unreadOnly: boolean,
): Promise<number> =>
  countRows(
    db,
    { clientId },
    (tenantFilter) => sql`from notifications notification
        where ${tenantFilter('notification')} and notification.user_id = ${userId}
          ${unreadOnly ? sql`and notification.read_at is null` : sql``}`,
  )

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
  cause: string
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
    comment_id: row.kind.startsWith('COMMENT_') ? row.cause : null,
  }
}

function subjectNameOf(row: Omit<NotificationRow, 'payload'>, t: Translate): string {
  const { kind, campaign, job, task, person } = row
  const subject = SUBJECTS[kind]
  // Null, or of another version of the server.
  if (subject === 'job')
    return job !== null && isUserJobKind(job)
      ? t(`jobs.titles.${USER_JOBS[job].apiKind}`)
      : t('notifications.backgroundTask')
  return person ?? campaign ?? task ?? t(`notifications.unseen.${subject}`)
}
