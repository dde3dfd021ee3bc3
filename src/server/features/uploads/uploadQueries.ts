/** Rows of uploads: written when a link is issued, read when its file is used, deleted after a day. */
import { DAY_MS } from '#domain/dates.ts'
import { rateLimited } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { lockUntilCommit } from '../../platform/db/advisoryLock.ts'
import type { Database, TenantScope, Transaction } from '../../platform/db/database.ts'
import type { Row } from '../../platform/db/tables.ts'

export type UploadRow = Row<'uploads'>

/** Uploads created before this time are expired. */
export const uploadExpiryCutoff = (now: Date): Date => new Date(now.getTime() - DAY_MS)

/** Maximum number of unused files per person and day. */
const MAX_PENDING_UPLOADS = 100

interface Uploader {
  clientId: string
  userId: string
}

/** Throws RATE_LIMITED if the person has too many pending uploads; concurrent calls wait for each other. */
export async function insertUpload(
  db: Database,
  upload: Omit<UploadRow, 'claimed_at'>,
): Promise<void> {
  const { client_id: clientId, user_id: userId, created_at: now } = upload
  await db.write({ clientId }, async (transaction) => {
    await lockUntilCommit(transaction, { clientId, name: `uploads of ${userId}` })
    const [pending] = await transaction.run((tables) =>
      tables
        .from('uploads')
        .select((rows) => [
          rows.fn.countAll<number>().as('count'),
          rows.fn.min('created_at').as('oldest'),
        ])
        .where('user_id', '=', userId)
        .where('claimed_at', 'is', null)
        .where('created_at', '>', uploadExpiryCutoff(now)),
    )
    if (pending && pending.count >= MAX_PENDING_UPLOADS) {
      const ageMs = now.getTime() - pending.oldest.getTime()
      throw rateLimited(Math.ceil((DAY_MS - ageMs) / 1_000), message('tooManyUploads'))
    }
    await transaction.run((tables) => tables.insert('uploads').values(upload))
  })
}

/** Returns the caller's own upload, neither used nor expired; null: there is none. */
export async function readPendingUpload(
  db: Database,
  { clientId, userId }: Uploader,
  id: string,
  now: Date,
): Promise<UploadRow | null> {
  const [row] = await db.read({ clientId }, (tables) =>
    tables
      .from('uploads')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('claimed_at', 'is', null)
      .where('created_at', '>', uploadExpiryCutoff(now)),
  )
  return row ?? null
}

/** Returns false if it was claimed before or no longer exists. */
export async function markUploadClaimed(
  transaction: Transaction,
  id: string,
  now: Date,
): Promise<boolean> {
  const claimed = await transaction.run((tables) =>
    tables
      .update('uploads')
      .set({ claimed_at: now })
      .where('id', '=', id)
      .where('claimed_at', 'is', null)
      .where('created_at', '>', uploadExpiryCutoff(now))
      .returning('id'),
  )
  return claimed.length === 1
}

export async function readExpiredUploads(
  db: Database,
  now: Date,
  limit: number,
): Promise<UploadRow[]> {
  return db.read('every client' satisfies TenantScope, (tables) =>
    tables
      .from('uploads')
      .selectAll()
      .where('created_at', '<=', uploadExpiryCutoff(now))
      .orderBy('created_at')
      .limit(limit),
  )
}

export async function deleteUploads(db: Database, ids: readonly string[]): Promise<void> {
  await db.write('every client', (transaction) =>
    transaction.run((tables) => tables.remove('uploads').where('id', 'in', ids)),
  )
}
