/** Orders a mail for each new person to choose a password, in the transaction that makes them. */
import { v7 as uuid } from 'uuid'
import { derivedResetToken } from '../auth/derivedResetToken.ts'
import { tokenHash } from '../auth/refreshTokens.ts'
import type { Transaction } from '../db/database.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { inBatches } from './inBatches.ts'
import { letOthersRun } from './letOthersRun.ts'
import { sql } from '../db/sql.ts'

export interface Invitations {
  clientId: string
  userIds: readonly string[]
  tokenSecret: string
  now: Date
}

/** The transaction is within the client. */
export async function invitePeople(
  transaction: Transaction,
  { clientId, userIds, tokenSecret, now }: Invitations,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + DAYS * 24 * 60 * 60 * 1_000)
  await inBatches(userIds, async (batch) => {
    const links = batch.map((userId) => {
      const id = uuid()
      return { id, userId, hash: tokenHash(derivedResetToken(tokenSecret, id)) }
    })
    await transaction.run((tables) =>
      tables.sql(
        (
          inReach,
        ) => sql`insert into password_resets (client_id, id, user_id, token_hash, created_at, expires_at)
          select c.id, made.*, ${now}::timestamptz, ${expiresAt}::timestamptz
          from clients c cross join unnest(${links.map(({ id }) => id)}::uuid[],
            ${links.map(({ userId }) => userId)}::uuid[], ${links.map(({ hash }) => hash)}::text[]) as made
          where ${inReach('c')}`,
      ),
    )
    await letOthersRun()
    await enqueue(
      transaction,
      links.map(({ id, userId }) => ({
        clientId,
        kind: 'mail.invitation' as const,
        userId,
        subjectId: id,
        priority: PRIORITY,
        dueAt: now,
      })),
    )
  })
}

/** That the link of an invitation works. */
const DAYS = 7

/** After everything else: there may be many. */
const PRIORITY = 7
