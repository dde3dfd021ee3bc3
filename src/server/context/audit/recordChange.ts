/** Puts a change on record, in the transaction that makes it: who, when, what, and each field before and after. */
import { v7 as uuid } from 'uuid'
import type { AuditAction } from '#domain/enumerations.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { TableName } from '../../platform/db/tables.ts'
import type { RequestContext, Session } from '../request/context.ts'
import { queueAuditEntry, type NewAuditEntry } from './appendLast.ts'

/** Who makes a change, in which call, and when. */
export interface AuditActor extends Pick<RequestContext, 'now'> {
  /** null: nobody who is signed in. */
  session: Pick<Session, 'userId'> | null
  requestId: string | null
}

export interface AuditChange {
  clientId: string
  action: AuditAction
  entity: TableName
  recordId: string
  /** Rows, or what of them matters; a field that is equal in both is left out. */
  before?: object
  after?: object
}

/** Nothing is written for an UPDATE that changes nothing, nor when the transaction is rolled back. */
export async function audit(
  transaction: Transaction,
  actor: AuditActor,
  change: AuditChange,
): Promise<void> {
  const entry = buildAuditEntry(actor, change)
  if (entry) queueAuditEntry(transaction, entry)
}

/** null: an UPDATE that changes nothing. */
export function buildAuditEntry(
  { session, requestId, now }: AuditActor,
  { clientId, action, entity, recordId, before = {}, after = {} }: AuditChange,
): NewAuditEntry | null {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) =>
      !UNAUDITED_FIELDS.has(field) && !isEqual(fieldValue(before, field), fieldValue(after, field)),
  )
  if (action === 'UPDATE' && changed.length === 0) return null
  return {
    client_id: clientId,
    id: uuid(),
    at: now(),
    user_id: session?.userId ?? null,
    action,
    entity,
    record_id: recordId,
    before: pickFields(before, changed),
    after: pickFields(after, changed),
    request_id: requestId,
  }
}

/** Secrets, what an entry says beside its fields, and what changes with every change. */
const UNAUDITED_FIELDS = new Set([
  'password_hash',
  'token_hash',
  'id',
  'client_id',
  'created_at',
  'updated_at',
])

type Fields = Record<string, unknown>

const fieldValue = (row: object, field: string): unknown => (row as Fields)[field] ?? null

/** As they are stored: a Date is its text. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (one === null || other === null) return false
  const isPlain = typeof one !== 'object' && typeof other !== 'object'
  return !isPlain && JSON.stringify(one) === JSON.stringify(other)
}

const pickFields = (row: object, fields: string[]): Fields =>
  Object.fromEntries(
    fields.filter((field) => field in row).map((field) => [field, fieldValue(row, field)]),
  )
