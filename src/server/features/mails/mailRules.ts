/** The one rule of whatever is mailed, asked at the moment of sending; a kind of mail without its part does not compile. */
import { mayOpen } from '#domain/access.ts'
import type { MailKind } from '#domain/mails/mailKinds.ts'
import { type MailingAct, MAILS_AN_HOUR_TO_ONE } from '#domain/mails/mailLimits.ts'
import type { Role } from '#domain/roles.ts'
import { consume } from '../../context/request/rateLimit.ts'
import { visibleRecord } from '../../context/visibility/recordVisibility.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { type VisibleCondition, visibleObservation } from '../../context/visibility/visibility.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { RecordTable } from '../../platform/db/tables.ts'

interface MailRule {
  /** Table of the job's subject, which the receiver must see; null: none, or its builder reads what they see. */
  about: MailSubject | null
  /** Act of another person that sends it; null: a schedule or the receiver does. */
  sentBy: MailingAct | null
}

export const MAIL_RULES: Readonly<Record<MailKind, MailRule>> = {
  campaignReminder: { about: 'campaigns', sentBy: null },
  inactivityAlert: { about: null, sentBy: null },
  badLiftsAlert: { about: 'users', sentBy: null },
  weeklySummary: { about: null, sentBy: null },
  monthlySummary: { about: null, sentBy: null },
  commentMention: { about: 'comments', sentBy: 'comments' },
  followUp: { about: 'follow_ups', sentBy: 'follow-ups' },
  followUpsOverdue: { about: null, sentBy: null },
  savedView: { about: 'saved_views', sentBy: null },
  taskAction: { about: 'task_actions', sentBy: 'actions' },
  passwordReset: { about: null, sentBy: null },
  secondFactorRemoved: { about: null, sentBy: null },
  invitation: { about: null, sentBy: 'invitations' },
  exportFinished: { about: null, sentBy: null },
  auditLogChanged: { about: null, sentBy: null },
  auditHashes: { about: null, sentBy: null },
  helpRequest: { about: null, sentBy: null },
  helpRequestCopy: { about: null, sentBy: null },
}

/** Conditions on subjects that are no records, over the alias `record`. */
const VISIBLE_SUBJECTS = {
  comments: (access, alias, tenantFilter) =>
    sql`exists (select from observations mo where ${tenantFilter('mo')}
      and mo.id = ${sql.ref(`${alias}.observation_id`)} and ${visibleObservation(access, 'mo')})`,
  saved_views: ({ userId }, alias) =>
    sql`(${sql.ref(`${alias}.is_shared`)} or ${sql.ref(`${alias}.user_id`)} = ${userId})`,
} satisfies Record<string, VisibleCondition>
type MailSubject = RecordTable | keyof typeof VISIBLE_SUBJECTS

/** Tells whether the receiver still sees the subject of the mail. */
export async function seesSubject(
  db: Database,
  access: Access,
  { kind, subjectId }: { kind: MailKind; subjectId: string },
): Promise<boolean> {
  const { about } = MAIL_RULES[kind]
  if (about === null) return true
  const found = await db.sql(
    access,
    (tenantFilter) => sql`select record.id from ${sql.table(about)} record
        where ${tenantFilter('record')} and record.id = ${subjectId}
          and ${
            about === 'comments' || about === 'saved_views'
              ? VISIBLE_SUBJECTS[about](access, 'record', tenantFilter)
              : visibleRecord(about, access, 'record', tenantFilter)
          }`,
  )
  return found.length > 0
}

/** Tells whether a level may open the page of a mail's button; others get no mail. */
export const opensMail = (role: Role, path: string): boolean =>
  mayOpen(role, new URL(path, 'https://app').pathname)

/** Counts a mail that somebody else's act sends; false: its address got too many within the hour. */
export const isWithinLimit = (
  db: Database,
  { kind, email }: { kind: MailKind; email: string },
  now: Date,
): Promise<boolean> | true =>
  MAIL_RULES[kind].sentBy === null ||
  consume(
    db,
    [{ key: `mails to ${email}`, limit: MAILS_AN_HOUR_TO_ONE, windowSeconds: 3_600 }],
    now,
  )
