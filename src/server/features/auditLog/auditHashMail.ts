/**
 * Mails the last hash of every client's audit chain to a mailbox outside the database each day: who owns the database can
 * rewrite a whole chain, but not what was sent before.
 */
import { latestDueDay } from '#domain/localTime.ts'
import { PROVIDER_ROLE } from '#domain/roles.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Mail, permanentFailure } from '../../platform/mail/mailer.ts'
import { defineJob } from '../../platform/queue/queue.ts'
import type { ScheduledJobs } from '../../platform/queue/scheduler.ts'
import { commandText } from '../../platform/settings/commandText.ts'

/** Daily at midnight UTC, as a job of the provider's own client. */
export const scheduleAuditHashes: ScheduledJobs = async (db, window) => {
  const due = latestDueDay(window, 0, 'UTC')
  if (!due) return []
  const clientId = await readProviderClientId(db)
  if (clientId === null) return []
  const { day: occurrence, dueAt } = due
  return [{ clientId, kind: 'sendAuditHashes', subjectId: clientId, occurrence, dueAt }]
}

export const sendAuditHashes = defineJob({
  kind: 'sendAuditHashes',
  handler: async (job, { db, mailer, settings }) => {
    const address = settings.auditHashEmail
    if (address === null)
      return { state: 'cancelled', reason: 'The setting AUDIT_HASH_EMAIL was removed.' }
    const chains = await readChainEnds(db)
    try {
      await mailer.send(composeMail(chains, { day: job.occurrence, address, messageId: job.id }))
      return { state: 'done' }
    } catch (error) {
      const rejection = permanentFailure(error)
      if (rejection === null) throw error
      return { state: 'failed', reason: `${address}: ${rejection}` }
    }
  },
})

/** The end of a client's chain at a moment. */
export interface ChainRecord {
  clientId: string
  position: number
  /** Hexadecimal. */
  hash: string
}

const HEADER = 'client_id,entries,last_hash'

export const writeChainRecords = (chains: readonly ChainRecord[]): string =>
  [HEADER, ...chains.map(({ clientId, position, hash }) => `${clientId},${position},${hash}`)]
    .join('\n')
    .concat('\n')

/** Throws an error that names the first line that is no record. */
export function readChainRecords(text: string): ChainRecord[] {
  const [header, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (header !== HEADER) throw new Error(`Line 1 must be '${HEADER}'.`)
  return lines.flatMap((line, index) => {
    if (line === '') return []
    const [, clientId, position, hash] =
      /^([\da-f-]{36}),(\d{1,15}),([\da-f]{64})$/.exec(line) ?? []
    if (!clientId || !hash)
      throw new Error(`Line ${index + 2} is not a client's id, a number of entries and a hash.`)
    return [{ clientId, position: Number(position), hash }]
  })
}

export const readChainEnds = (db: Database): Promise<ChainRecord[]> =>
  db.read<ChainRecord>('every client', (tables) =>
    tables.sql(
      () => sql`select h.client_id as "clientId", h.position, encode(h.hash, 'hex') as hash
        from audit_heads h where h.position > 0 order by h.client_id`,
    ),
  )

/** Returns the client of the oldest provider account; null: there is none. */
export async function readProviderClientId(db: Database): Promise<string | null> {
  const [person] = await db.read<{ client_id: string }>('every client', (tables) =>
    tables.sql(
      () => sql`select u.client_id from users u
        where u.type = ${PROVIDER_ROLE} and u.deleted_at is null order by u.id limit 1`,
    ),
  )
  return person?.client_id ?? null
}

function composeMail(
  chains: readonly ChainRecord[],
  { day, address, messageId }: { day: string; address: string; messageId: string },
): Mail {
  const text = [
    `The attached file holds the last hash of the audit log of ${chains.length} clients on ${day}.`,
    'Keep it where no one who manages the database can change it.',
    `To compare the database with it later: ${commandText('verify-audit', '--hashes FILE')}`,
  ].join('\n')
  return {
    to: { name: '', address },
    subject: `Audit log hashes of ${day}`,
    text,
    html: `<p>${text.replaceAll('\n', '<br>')}</p>`,
    messageId: `${messageId}@liftwise`,
    attachment: { filename: `audit-hashes-${day}.csv`, text: writeChainRecords(chains) },
  }
}
