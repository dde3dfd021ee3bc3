/** Removes personal values from audit entries; the chain of entries still verifies. */
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AuditActor } from './audit.ts'

export interface Redaction {
  clientId: string
  /** The person or client whose data is removed: the record of the entry that records the redaction. */
  subjectId: string
  /** Ids of the records whose entries are redacted. */
  records: readonly string[]
  fields: readonly string[]
  /** Only the entries of these requests and jobs; absent: all. */
  requests?: readonly string[]
  /** true: the entries no longer name the person who acted. */
  forgetActor: boolean
}

/** Runs just before the commit, as the entries of the transaction are written. */
export function redactAudit(
  transaction: Transaction,
  actor: AuditActor,
  redaction: Redaction,
): void {
  const { records } = redaction
  for (let start = 0; start < records.length; start += RECORDS_PER_ENTRY)
    redactPart(transaction, actor, {
      ...redaction,
      records: records.slice(start, start + RECORDS_PER_ENTRY),
    })
}

/** Every check of a redacted entry reads the entry that records its redaction, which must stay small. */
const RECORDS_PER_ENTRY = 200

function redactPart(
  transaction: Transaction,
  { session, requestId, now }: AuditActor,
  { clientId, subjectId, records, fields, requests, forgetActor }: Redaction,
): void {
  const entry = {
    client_id: clientId,
    id: uuid(),
    at: now(),
    user_id: session?.userId ?? null,
    record_id: subjectId,
    request_id: requestId,
  }
  const request = JSON.stringify({ entry, records, fields, requests, forget_actor: forgetActor })
  transaction.onCommit(
    async () => (tables) =>
      tables.sql(
        (
          tenantFilter,
        ) => sql`select redact_audit(${request}::jsonb), ${tenantFilter('entry')} as within
          from (values (${clientId}::uuid)) as entry (client_id)`,
      ),
  )
}
