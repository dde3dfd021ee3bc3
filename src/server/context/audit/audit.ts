/** Audits a change in the transaction that makes it: who, when, what, and each field before and after. */
import { v7 as uuid } from 'uuid'
import type { AuditAction } from '#domain/enumerations.ts'
import type { CommitStatement, Database, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { TableName } from '../../platform/db/tables.ts'
import type { RequestContext, Session } from '../request/requestContext.ts'

/** The person who makes a change, its request and its time. */
export interface AuditActor extends Pick<RequestContext, 'now'> {
  /** null: nobody is signed in. */
  session: Pick<Session, 'userId'> | null
  requestId: string | null
}

export interface AuditChange {
  clientId: string
  action: AuditAction
  entity: TableName
  recordId: string
  /** Rows or parts of rows; fields that are equal in both are left out. */
  before?: object
  after?: object
}

/** Writes nothing for an UPDATE that changes nothing; rolled back with the transaction. */
export async function audit(
  transaction: Transaction,
  actor: AuditActor,
  change: AuditChange,
): Promise<void> {
  const entry = buildAuditEntry(actor, change)
  if (entry) queueAuditEntry(transaction, entry)
}

/** Like `audit`, in a transaction of its own. */
export async function auditAlone(
  db: Database,
  actor: AuditActor,
  change: AuditChange,
): Promise<void> {
  await db.write({ clientId: change.clientId }, (transaction) => audit(transaction, actor, change))
}

/** Does the work of `auditAlone`, and writes nothing: for callers whose time must not tell which of the two it was. */
export async function rehearseAudit(
  db: Database,
  actor: AuditActor,
  change: AuditChange,
): Promise<void> {
  const entry = buildAuditEntry(actor, change)
  if (!entry) return
  const rollback = new Error('Rolled back on purpose.')
  try {
    await db.write({ clientId: change.clientId }, async (transaction) => {
      await transaction.run(appendStatement([entry]))
      throw rollback
    })
  } catch (error) {
    if (error !== rollback) throw error
  }
}

/** Returns null for an UPDATE that changes nothing. */
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

/** Secrets, fields that the entry has already, that change with every save, or that only explain others. */
export const UNAUDITED_FIELDS = new Set([
  'password_hash',
  'token_hash',
  'id',
  'client_id',
  'created_at',
  'updated_at',
  'judgement',
  'is_demo',
])

type Fields = Record<string, unknown>

const fieldValue = (row: object, field: string): unknown => (row as Fields)[field] ?? null

/** Compares values as they are stored: a Date is its text. */
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

/** An entry before it has a place in its client's chain. */
interface NewAuditEntry {
  client_id: string
  id: string
  at: Date
  user_id: string | null
  action: string
  entity: string
  record_id: string
  before: object
  after: object
  request_id: string | null
}

/** Queues an entry until just before the commit, in order. */
function queueAuditEntry(transaction: Transaction, entry: NewAuditEntry): void {
  const known = queuedEntries.get(transaction)
  if (known) {
    known.push(entry)
    return
  }
  const entries = [entry]
  queuedEntries.set(transaction, entries)
  transaction.onCommit(() => appendEntries(transaction, entries))
}

/**
 * Queues many entries of one client, each built when it is appended, so that they are never all in memory. The
 * transaction appends to no other client besides: chains are locked in the order of the clients' ids.
 */
export function queueAuditEntries(
  transaction: Transaction,
  entries: Iterable<NewAuditEntry>,
): void {
  transaction.onCommit(async () => {
    let batch: NewAuditEntry[] = []
    let before: Promise<unknown> = Promise.resolve()
    for (const entry of entries) {
      if (batch.length === ENTRIES_PER_TURN) {
        // Builds the next entries while the database works.
        const running = transaction.run(appendStatement(batch))
        running.catch(() => undefined)
        await before
        before = running
        batch = []
      }
      batch.push(entry)
    }
    await before
    return batch.length > 0 ? appendStatement(batch) : NO_ENTRIES
  })
}

/** Entries built between two turns of the event loop. */
const ENTRIES_PER_TURN = 1_000

const NO_ENTRIES: CommitStatement = (tables) =>
  tables.sql(
    (tenantFilter) => sql`select 1 from clients client where false and ${tenantFilter('client')}`,
  )

const queuedEntries = new WeakMap<Transaction, NewAuditEntry[]>()

/** Entries of one statement: more would block other work for too long. */
const ENTRIES_PER_STATEMENT = 10_000

/** Locks clients in the order of their ids, as every transaction does. */
async function appendEntries(
  transaction: Transaction,
  entries: readonly NewAuditEntry[],
): Promise<CommitStatement> {
  const ordered = entries.toSorted((a, b) => compareText(a.client_id, b.client_id))
  let start = 0
  for (; start + ENTRIES_PER_STATEMENT < ordered.length; start += ENTRIES_PER_STATEMENT)
    await transaction.run(appendStatement(ordered.slice(start, start + ENTRIES_PER_STATEMENT)))
  return appendStatement(ordered.slice(start))
}

/** The database refuses entries outside the scope. */
function appendStatement(entries: readonly NewAuditEntry[]): CommitStatement {
  const json = replaceLoneSurrogates(JSON.stringify(entries))
  return (tables) =>
    tables.sql(
      (tenantFilter) => sql`select append_audit(${json}::jsonb), ${tenantFilter('entry')} as within
        from (values (${entries[0]?.client_id}::uuid)) as entry (client_id)`,
    )
}

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** jsonb accepts no half of a surrogate pair. */
const replaceLoneSurrogates = (json: string): string =>
  json.includes(String.raw`\ud`)
    ? json.replace(
        /(\\\\)|\\ud[89a-f][\da-f]{2}/g,
        (_half, pair: string | undefined) => pair ?? '\uFFFD',
      )
    : json
