/** Orders a mail for each new person to choose a password, in the transaction that makes them. */
import { v7 as uuid } from 'uuid'
import { deriveResetToken } from '../auth/derivedResetToken.ts'
import { hashToken } from '../auth/refreshTokens.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import { forEachBatch } from './inBatches.ts'
import { yieldToEventLoop } from './letOthersRun.ts'
import { sql } from '../../platform/db/sql.ts'

export interface Invitations {
  clientId: string
  userIds: readonly string[]
  tokenSecret: string
  now: Date
}

/** The transaction is within the client. */
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

/** That the link of an invitation works. */
const LINK_DAYS = 7

/** After everything else: there may be many. */
const INVITATION_PRIORITY = 7
