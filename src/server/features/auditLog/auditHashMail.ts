/**
 * Mails the last hash of every client's audit chain to a mailbox outside the database each day: who owns the database can
 * rewrite a whole chain, but not what was sent before.
 */
import { latestDueDay } from '#domain/localTime.ts'
import { PROVIDER_ROLE } from '#domain/roles.ts'
import { defineMail } from '../mails/mailContent.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ScheduledJobs } from '../../platform/queue/scheduler.ts'
import { commandText } from '../../platform/settings/commandText.ts'

/** Daily at midnight UTC, on behalf of the oldest account of the provider. */
export const scheduleAuditHashes: ScheduledJobs = async (db, window) => {
  const due = latestDueDay(window, 0, 'UTC')
  const provider = due && (await readProvider(db))
  if (!due || !provider) return []
  const { id: userId, client_id: clientId } = provider
  const { day: cause, dueAt } = due
  return [{ clientId, kind: 'mail.auditHashes', userId, subjectId: clientId, cause, dueAt }]
}

/** Builds the mail to the address of the settings. */
export const auditHashes = defineMail({
  kind: 'auditHashes',
  build: async ({ cause: day }, { db, settings }, { texts: { t } }) => {
    if (settings.auditHashEmail === null) return 'The setting AUDIT_HASH_EMAIL was removed.'
    const chains = await readChainEnds(db)
    return {
      values: {
        day,
        clients: t('mailParts.clients', { smart_count: chains.length }),
        command: commandText('verify-audit', '--hashes FILE'),
      },
      path: '/auditlog',
      attachment: { filename: `audit-hashes-${day}.csv`, text: writeChainRecords(chains) },
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
  db.sql<ChainRecord>(
    'every client',
    () => sql`select head.client_id as "clientId", head.position, encode(head.hash, 'hex') as hash
        from audit_heads head where head.position > 0 order by head.client_id`,
  )

/** Returns the oldest account of the provider that can be used; null: there is none. */
export async function readProvider(
  db: Database,
): Promise<{ id: string; client_id: string } | null> {
  const [person] = await db.sql<{ id: string; client_id: string }>(
    'every client',
    () => sql`select person.id, person.client_id from users person
        where person.type = ${PROVIDER_ROLE} and person.deleted_at is null and person.is_account_enabled
        order by person.id limit 1`,
  )
  return person ?? null
}
