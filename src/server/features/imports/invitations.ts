/** Enqueues a mail to choose a password for each new person, in the transaction that creates them. */
import { v7 as uuid } from 'uuid'
import { defineMail } from '../mails/mailContent.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import { deriveResetToken, hashToken } from '../auth/opaqueTokens.ts'
import { validResetToken } from '../auth/passwordResetQueries.ts'
import { forEachBatch, yieldToEventLoop } from './importBatches.ts'

interface Invitations {
  clientId: string
  userIds: readonly string[]
  tokenSecret: string
  now: Date
}

/** Requires a transaction of the client. */
export async function inviteUsers(
  transaction: Transaction,
  { clientId, userIds, tokenSecret, now }: Invitations,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + LINK_DAYS * 24 * 60 * 60 * 1_000)
  await forEachBatch(userIds, async (batch) => {
    const links = batch.map((userId) => {
      const id = uuid()
      return { id, userId, hash: hashToken(deriveResetToken(tokenSecret, id)) }
    })
    await transaction.run((tables) =>
      tables.sql(
        (
          tenantFilter,
        ) => sql`insert into password_resets (client_id, id, user_id, token_hash, created_at, expires_at)
          select c.id, made.*, ${now}::timestamptz, ${expiresAt}::timestamptz
          from clients c cross join unnest(${links.map(({ id }) => id)}::uuid[],
            ${links.map(({ userId }) => userId)}::uuid[], ${links.map(({ hash }) => hash)}::text[]) as made
          where ${tenantFilter('c')}`,
      ),
    )
    await yieldToEventLoop()
    await enqueue(
      transaction,
      links.map(({ id, userId }) => ({
        clientId,
        kind: 'mail.invitation' as const,
        userId,
        subjectId: id,
        priority: INVITATION_PRIORITY,
        dueAt: now,
      })),
    )
  })
}

/** Days that the link of an invitation works. */
const LINK_DAYS = 7

/** Runs after all other jobs: there may be many. */
const INVITATION_PRIORITY = 7

/** Builds the mail to a person created by an import, while its link still works. */
export const invitation = defineMail({
  kind: 'invitation',
  build: async (job, parts, { firstname }) => {
    const token = await validResetToken(parts, job)
    if (token === null) return 'The link has expired or was already used.'
    return {
      values: { firstname, company: (await readActiveCompanyName(parts.db, job.clientId)) ?? '' },
      path: `/reset/${token}`,
    }
  },
})

/** Returns the name of the client of an import; null: the client is disabled and gets no new records. */
export async function readActiveCompanyName(
  db: Database,
  clientId: string,
): Promise<string | null> {
  const [client] = await db.read({ clientId }, (tables) =>
    tables.from('clients').select('company_name').where('deleted_at', 'is', null),
  )
  return client?.company_name ?? null
}
