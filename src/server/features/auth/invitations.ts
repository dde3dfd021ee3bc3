/** Invitations: mails to people without a password, with a link to choose one. */
import { v7 as uuid } from 'uuid'
import type { Invitation } from '#api/generated/contract.ts'
import { defineMail } from '../mails/mailContent.ts'
import type { Database, TenantScope, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import { deriveResetToken, hashToken } from './opaqueTokens.ts'
import { validResetToken } from './passwordResetQueries.ts'

interface Invitations {
  clientId: string
  /** A thousand at most. */
  userIds: readonly string[]
  tokenSecret: string
  now: Date
}

/** Creates the links and enqueues the mails, in the client's transaction that also sets `invited_at`. */
export async function inviteUsers(
  transaction: Transaction,
  { clientId, userIds, tokenSecret, now }: Invitations,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + LINK_DAYS * 24 * 60 * 60 * 1_000)
  const links = userIds.map((userId) => {
    const id = uuid()
    return { id, userId, hash: hashToken(deriveResetToken(tokenSecret, id)) }
  })
  await transaction.sql(
    (
      tenantFilter,
    ) => sql`insert into password_resets (client_id, id, user_id, token_hash, created_at, expires_at)
        select client.id, made.*, ${now}::timestamptz, ${expiresAt}::timestamptz
        from clients client cross join unnest(${links.map(({ id }) => id)}::uuid[],
          ${links.map(({ userId }) => userId)}::uuid[], ${links.map(({ hash }) => hash)}::text[]) as made
        where ${tenantFilter('client')}`,
  )
  await enqueue(
    transaction,
    links.map(({ id, userId }) => ({
      clientId,
      kind: MAIL_JOB,
      userId,
      subjectId: id,
      priority: INVITATION_PRIORITY,
      dueAt: now,
    })),
  )
}

/** Days that the link of an invitation works. */
const LINK_DAYS = 7

const MAIL_JOB = 'mail.invitation'

/** Runs after all other jobs: there may be many. */
const INVITATION_PRIORITY = 7

/** Builds the mail while its link still works. */
export const invitation = defineMail({
  kind: 'invitation',
  build: async (job, parts) => {
    const token = await validResetToken(parts, job)
    if (token === null) return 'The link has expired or was already used.'
    return { values: {}, path: `/reset/${token}?invited` }
  },
})

/** Returns whether an invitation mail with a link that works is still to be sent. */
export async function isBeingInvited(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<boolean> {
  const mails = await transaction.sql(
    (tenantFilter) => sql`
        select job.id from jobs job join password_resets reset on reset.client_id = job.client_id and reset.id = job.subject_id
        where ${tenantFilter('job')} and job.kind = ${MAIL_JOB} and job.user_id = ${userId}
          and job.state in ('waiting', 'running') and reset.used_at is null and reset.expires_at > ${now} limit 1`,
  )
  return mails.length > 0
}

/** Counts the links to choose a password that a person was sent. */
export async function countLinksSince(
  transaction: Transaction,
  userId: string,
  since: Date,
): Promise<number> {
  const links = await transaction.run((tables) =>
    tables
      .from('password_resets')
      .select('id')
      .where('user_id', '=', userId)
      .where('created_at', '>', since),
  )
  return links.length
}

/** Returns what became of a person's invitation; null: there is no such person. */
export async function readInvitation(
  db: Database,
  scope: TenantScope,
  { id, now }: { id: string; now: Date },
): Promise<Invitation | null> {
  const [row] = await db.sql<Invitation>(
    scope,
    (tenantFilter) => sql`
        select person.invited_at, case
          when person.password_hash is not null then 'ACCEPTED'
          when person.invited_at is null then 'NOT_INVITED'
          when exists (select from password_resets reset where ${tenantFilter('reset')} and reset.user_id = person.id
            and reset.used_at is null and reset.expires_at > ${now}) then 'INVITED'
          else 'EXPIRED' end as state
        from users person where ${tenantFilter('person')} and person.id = ${id}`,
  )
  return row ?? null
}
